import { blockContent } from './block-content';
import { caseRecords } from './case-records';

/** The blocks of a case. */
export const { get: getCaseContent, save: saveCaseContent } = blockContent(caseRecords);
