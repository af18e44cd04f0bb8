import { Done, type Handlers } from '../calls/operations';
import type { Tx } from '../db/transaction';
import { purgeArticle, restoreArticle } from '../content/articles';
import { purgeCase, restoreCase } from '../content/cases';
import { purgeNews, restoreNews } from '../content/news';
import type { Saved } from '../records/table';
import { purgeRole, restoreRole } from '../identity/roles';
import type { CurrentAccount } from '../identity/sessions';
import { purgeTheme, restoreTheme } from '../sites/themes';
import { listTrash } from './trash';
import { serverText } from '../contract/text';

interface TrashCall {
  params: { id: number };
  write: <T>(change: (tx: Tx, caller: CurrentAccount) => Promise<T>) => Promise<T>;
}

const restore =
  (change: (tx: Tx, id: number, caller: CurrentAccount) => Promise<Saved>) =>
  async ({ params, write }: TrashCall) =>
    new Done(await write((tx, caller) => change(tx, params.id, caller)), serverText.takenBack);
const purge =
  (change: (tx: Tx, id: number, caller: CurrentAccount) => Promise<void>) =>
  async ({ params, write }: TrashCall) => {
    await write((tx, caller) => change(tx, params.id, caller));
    return new Done(null, serverText.purged);
  };

/** The trash (decisions 10); who may delete a record of a unit may restore it and delete it for ever. */
export const trashHandlers = {
  listTrash: ({ db, query, account }) => listTrash(db, query, account.claims),
  restoreCaseInfo: restore(restoreCase),
  restoreArticle: restore(restoreArticle),
  restoreNews: restore(restoreNews),
  restoreRole: restore(restoreRole),
  restoreSiteTheme: restore((tx, id, { name }) => restoreTheme(tx, id, name)),
  purgeCaseInfo: purge(purgeCase),
  purgeArticle: purge(purgeArticle),
  purgeNews: purge(purgeNews),
  purgeRole: purge(purgeRole),
  purgeSiteTheme: purge(purgeTheme),
} satisfies Partial<Handlers>;
