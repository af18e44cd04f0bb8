import { cases } from '../../base/db/schema';
import { recordTable } from '../../records/table';
import { visibleState } from '../../records/visible-state';
import { recordSettings } from '../sites/approval-content';

/** Records of cases, for the modules of this folder. */
export const caseRecords = recordTable(cases, {
  kind: 'case',
  versions: 'case',
  titleOf: ({ title }) => title,
  search: [cases.title, cases.code],
  hasSearchIndex: true,
  status: cases.status,
  computed: { visibleState: visibleState(cases) },
  stored: recordSettings,
  order: { group: cases.tab, place: cases.sort },
});
