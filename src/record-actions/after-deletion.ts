import { offers } from '../api/features';
import { listText } from '../list/text';

/** Text about restoring; without a trash on the server, deletion is final. */
export function afterDeletion(): string {
  return offers('trash') ? listText.kept : listText.forGood;
}
