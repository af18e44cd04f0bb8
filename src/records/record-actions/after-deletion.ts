import { ifOffered } from '../../api/offered';
import { listText } from '../list/text';

/** Text about restoring; without a trash on the server, deletion is final. */
export const afterDeletion = () => ifOffered('trash', listText.kept) ?? listText.forGood;
