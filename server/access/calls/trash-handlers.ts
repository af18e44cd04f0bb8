import { serverText } from '../../base/contract/text';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../identity/authentication';
import type { TrashPart } from '../../records/kind';
import { Done } from './operations';

interface TrashCall {
  params: { id: number };
  write: <T>(change: (tx: Tx, caller: CurrentAccount) => Promise<T>) => Promise<T>;
}

/** Handlers of a kind's trash (decisions/010-trash): the delete permission also allows restoring and purging. */
export const restores =
  ({ trash }: { trash: TrashPart }) =>
  async ({ params, write }: TrashCall) =>
    new Done(await write((tx, caller) => trash.restore(tx, params.id, caller)), serverText.takenBack);

export const purges =
  ({ trash }: { trash: TrashPart }) =>
  async ({ params, write }: TrashCall) => {
    await write((tx, caller) => trash.purge(tx, params.id, caller));
    return new Done(null, serverText.purged);
  };
