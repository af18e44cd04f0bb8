import { sql, type SQL } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import type { Bodies } from '../../base/contract/bodies';
import { maskName } from '../enquiries/mask';
import { effectivePeriods, type Periods, privacySettings } from '../enquiries/privacy-settings';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { contactNotes, contactRetention, contacts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { HandleStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { dayMs } from '../../base/contract/taipei-time';

type Schemas = components['schemas'];

const warningDays = 7;
const maxListed = 100;

/** Closed enquiries with the end of their retention. An import without notes counts from its last change. */
export function dueBy(periods: Periods, until: Date): SQL | null {
  const own = periods.filter(({ months }) => months > 0);
  if (own.length === 0) return null;
  const cases = own.map(({ type, months }) => sql`when ${type}::int then ${months}::int`);
  return sql`(
    select * from (
      select c.id, c.type, c.name, c.case_title, c.assignee_id, r.anonymise_on, closed.at as closed_on,
        greatest(closed.at + make_interval(months => case c.type ${sql.join(cases, sql` `)} end), r.retained_until) as due_on
      from ${contacts} c
      left join ${contactRetention} r on r.contact_id = c.id
      cross join lateral (
        select coalesce(
          (select max(n.created_on) from ${contactNotes} n where n.contact_id = c.id and n.handle_status = ${HandleStatus.closed}),
          c.last_modified_on
        ) as at
      ) closed
      where c.handle_status = ${HandleStatus.closed} and c.spam_on is null and r.anonymised_on is null
        and c.type in (${sql.join(
          own.map(({ type }) => sql`${type}::int`),
          sql`, `,
        )})
        and c.created_on < ${until.toISOString()}::timestamptz
    ) ending where due_on <= ${until.toISOString()}::timestamptz
  )`;
}

export const soon = (now: Date) => new Date(now.getTime() + warningDays * dayMs);

/** Enquiries whose retention ends within a week, under these periods or the present ones. */
export async function rehearse(
  db: Db,
  periods: Periods | null,
  now = new Date(),
): Promise<Schemas['RetentionRehearsal']> {
  const settings = await privacySettings(db);
  const due = dueBy(periods ?? effectivePeriods(settings, now), soon(now));
  if (!due) return { count: 0, counts: [], items: [] };
  const { rows: counts } = await db.execute<{ type: Schemas['ContactType']; count: number }>(
    sql`select type, count(*)::int as count from ${due} d group by type order by type`,
  );
  const { rows } = await db.execute<{
    id: number;
    type: Schemas['ContactType'];
    name: string;
    caseTitle: string;
    closedOn: string;
    anonymiseOn: string;
  }>(sql`
    select id, type, name, case_title as "caseTitle", closed_on as "closedOn",
      coalesce(anonymise_on, greatest(due_on, ${soon(now).toISOString()}::timestamptz)) as "anonymiseOn"
    from ${due} d order by "anonymiseOn", id limit ${maxListed}`);
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    counts,
    items: rows.map(({ name, closedOn, anonymiseOn, ...row }) => ({
      ...row,
      name: maskName(name),
      closedOn: new Date(closedOn).toISOString(),
      anonymiseOn: new Date(anonymiseOn).toISOString(),
    })),
  };
}

/** Postpones the end of enquiries by some months from now. */
export async function postpone(
  tx: Tx,
  { ids, months }: Bodies['postponeRetention'],
  now = new Date(),
): Promise<null> {
  const rows = await tx.select({ id: contacts.id }).from(contacts).where(inArray(contacts.id, ids));
  const until = new Date(now);
  until.setMonth(until.getMonth() + months);
  for (const { id } of rows) {
    const value = { retainedUntil: until, anonymiseOn: null };
    await tx
      .insert(contactRetention)
      .values({ contactId: id, ...value })
      .onConflictDoUpdate({ target: contactRetention.contactId, set: value });
    note(tx, { kind: 'contact', recordId: id, action: 'postpone', after: { until: until.toISOString() } });
  }
  return null;
}
