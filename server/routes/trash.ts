import { Done, type Handlers } from '../contract';
import { purgeArticle, restoreArticle } from '../services/articles';
import { purgeCase, restoreCase } from '../services/cases';
import { purgeNews, restoreNews } from '../services/news';
import { purgeRole, restoreRole } from '../services/roles';
import { purgeTheme, restoreTheme } from '../services/site-themes';
import { listTrash } from '../services/trash';
import { serverText } from '../text';

/** The trash (decisions 10); who may delete a record of a unit may restore it and delete it for ever. */
export const trashHandlers = {
  listTrash: ({ db, query, account }) => listTrash(db, query, account.claims),
  restoreCaseInfo: async ({ params, write }) =>
    new Done(await write((tx) => restoreCase(tx, params.id)), serverText.takenBack),
  restoreArticle: async ({ params, write }) =>
    new Done(await write((tx) => restoreArticle(tx, params.id)), serverText.takenBack),
  restoreNews: async ({ params, write }) =>
    new Done(await write((tx) => restoreNews(tx, params.id)), serverText.takenBack),
  restoreRole: async ({ params, write }) =>
    new Done(await write((tx) => restoreRole(tx, params.id)), serverText.takenBack),
  restoreSiteTheme: async ({ params, write }) =>
    new Done(await write((tx) => restoreTheme(tx, params.id)), serverText.takenBack),
  purgeCaseInfo: async ({ params, write }) => {
    await write((tx) => purgeCase(tx, params.id));
    return new Done(null, serverText.purged);
  },
  purgeArticle: async ({ params, write }) => {
    await write((tx) => purgeArticle(tx, params.id));
    return new Done(null, serverText.purged);
  },
  purgeNews: async ({ params, write }) => {
    await write((tx) => purgeNews(tx, params.id));
    return new Done(null, serverText.purged);
  },
  purgeRole: async ({ params, write }) => {
    await write((tx) => purgeRole(tx, params.id));
    return new Done(null, serverText.purged);
  },
  purgeSiteTheme: async ({ params, write }) => {
    await write((tx) => purgeTheme(tx, params.id));
    return new Done(null, serverText.purged);
  },
} satisfies Partial<Handlers>;
