import * as v from 'valibot';
import { AuditAction, AuditKind } from '../../api/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';

export const auditKinds = Object.values(AuditKind);
export const auditActions = Object.values(AuditAction);

const id = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined);

/** The state of the list in the URL: filter and page. */
export const auditListSearch = v.object({
  ...keywordEntry,
  ...dateEntries,
  accountId: id,
  action: v.fallback(v.optional(v.picklist(auditActions)), undefined),
  kind: v.fallback(v.optional(v.picklist(auditKinds)), undefined),
  recordId: id,
  ...pageEntries,
});

export type AuditListSearch = v.InferOutput<typeof auditListSearch>;

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
