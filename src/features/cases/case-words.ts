import { idText } from '../../list/id-text';
import { scheduleInWords } from '../../time/schedule';
import { statusInWords } from '../../time/text';
import type { CaseValues } from './case-schema';
import { caseText } from './text';

/** Texts of a case's values, for comparing versions. */
export const caseInWords = {
  tab: (tab: CaseValues['tab']) => caseText.tab[tab],
  status: statusInWords,
  ...scheduleInWords,
  isHighlight: (isHighlight: boolean) => (isHighlight ? caseText.highlight : caseText.notHighlight),
  recommendedCaseIds: (ids: readonly number[]) => ids.map((id) => caseText.caseId(idText(id))).join('\n'),
};
