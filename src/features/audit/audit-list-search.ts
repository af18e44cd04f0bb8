import * as v from 'valibot';
import type { components } from '../../api/generated/types';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { auditText } from './text';

type Kind = components['schemas']['AuditKind'];
type Action = components['schemas']['AuditAction'];

// The words name each value of the contract, which the compiler sees to.
export const auditKinds = Object.keys(auditText.kinds satisfies Record<Kind, string>) as Kind[];
export const auditActions = Object.keys(auditText.actions satisfies Record<Action, string>) as Action[];

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
