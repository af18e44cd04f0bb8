import { AuditAction, AuditKind } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { oneOf, positive, type SearchOf, urlSearch } from '../../records/list/url-search';

export const auditKinds = Object.values(AuditKind);
export const auditActions = Object.values(AuditAction);

/** URL state of the list: filter and page. */
export const auditListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  accountId: positive,
  action: oneOf(auditActions),
  kind: oneOf(auditKinds),
  recordId: positive,
  ...pageEntries,
});

export type AuditListSearch = SearchOf<typeof auditListSearch>;

/** Entries of the filter panel, also used by exports. */
export type AuditFilter = Omit<AuditListSearch, 'page' | 'pageSize'>;

/** Filter as query of list and export. */
export function auditQuery({ keyword, accountId, action, kind, recordId, startDate, endDate }: AuditFilter) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(accountId ? { accountId } : {}),
    ...(action ? { action } : {}),
    ...(kind ? { kind } : {}),
    ...(recordId ? { recordId } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
