import { offers } from '../api/features';
import { listText } from '../list/text';

/** Part of an object that undoes a deletion; nothing without a trash on the server. */
export const ifKept = <Undo extends object>(undo: Undo): Partial<Undo> => (offers('trash') ? undo : {});

/** Text about restoring; without a trash on the server, deletion is final. */
export function afterDeletion(): string {
  return offers('trash') ? listText.kept : listText.forGood;
}
