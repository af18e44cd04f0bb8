import { offers } from '../api/features';
import { listText } from '../list/text';

/** Whether what is deleted can be brought back: a server without a trash deletes for good. */
export function afterDeletion(): string {
  return offers('trash') ? listText.kept : listText.forGood;
}
