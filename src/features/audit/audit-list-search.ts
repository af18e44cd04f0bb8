import { AuditAction, AuditKind } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { oneOf, positive, type SearchOf, urlSearch } from '../../list/url-search';

export const auditKinds = Object.values(AuditKind);
export const auditActions = Object.values(AuditAction);

/** The state of the list in the URL: filter and page. */
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

/** What the filter panel changes, and what an export keeps to. */
export type AuditFilter = Omit<AuditListSearch, 'page' | 'pageSize'>;

/** The filter as list and export take it. */
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
