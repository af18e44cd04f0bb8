import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { maxId } from '../../base/db/columns';
import { accounts, contacts } from '../../base/db/schema';
import type { operations } from '../../../openapi/generated/types';
import { HandleStatus } from '../../../openapi/generated/enums';
import { recordTable } from '../../records/table';

export type ContactFilter = NonNullable<operations['exportContacts']['parameters']['query']>;

const openStates = [HandleStatus.unhandled, HandleStatus.inProgress];

/** Start of today in Taipei, or of a later day. */
export const startOfDay = (daysLater = 0) =>
  sql`(date_trunc('day', now() at time zone 'Asia/Taipei') + interval '${sql.raw(String(daysLater))} days') at time zone 'Asia/Taipei'`;

export const assigneeName = sql<string>`coalesce((select a.name from ${accounts} a where a.id = ${contacts.assigneeId}), '')`;

export const contactRecords = recordTable(contacts, {
  kind: 'contact',
  search: [contacts.name, contacts.tel, contacts.email, contacts.caseTitle, contacts.content],
  tel: contacts.tel,
  hasSearchIndex: true,
  date: contacts.createdOn,
  personal: ['name', 'tel', 'email'],
  computed: { assignee: assigneeName },
});

/** SQL of a list's filter. */
export const filtersOf = (filter: ContactFilter) =>
  and(contactRecords.matching(filter), ownFiltersOf(filter));

/** SQL of a filter without keyword and dates. */
export function ownFiltersOf({
  type,
  handleStatus,
  assigneeId,
  isUnassigned,
  isOpen: onlyOpen,
  isCallDue = false,
  caseId,
  source,
  isSpam = false,
  ids,
}: ContactFilter) {
  const isOpen = isCallDue || onlyOpen;
  return and(
    ids
      ? inArray(
          contacts.id,
          ids
            .split(',')
            .map(Number)
            .filter((id) => id <= maxId),
        )
      : undefined,
    // Lists show jointly handled enquiries once.
    ids ? undefined : isNull(contacts.joinedId),
    ids ? undefined : isSpam ? isNotNull(contacts.spamOn) : isNull(contacts.spamOn),
    caseId ? eq(contacts.caseId, caseId) : undefined,
    source ? eq(contacts.source, source) : undefined,
    isUnassigned === undefined
      ? undefined
      : isUnassigned
        ? isNull(contacts.assigneeId)
        : isNotNull(contacts.assigneeId),
    type ? eq(contacts.type, type) : undefined,
    handleStatus === undefined ? undefined : eq(contacts.handleStatus, handleStatus),
    // Compares with the individual states, so that an index applies.
    isOpen === undefined
      ? undefined
      : inArray(contacts.handleStatus, isOpen ? openStates : [HandleStatus.closed]),
    isCallDue ? lt(contacts.nextCallOn, startOfDay(1)) : undefined,
    assigneeId ? eq(contacts.assigneeId, assigneeId) : undefined,
  );
}
