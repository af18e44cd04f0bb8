import { inArray, sql, type SQL } from 'drizzle-orm';
import { byServer, note, withTrail } from '../audit/audit';
import type { Config } from '../config/config';
import type { Bodies } from '../contract/bodies';
import { maskName } from '../contacts/mask';
import { effectivePeriods, type Periods, privacySettings } from '../contacts/privacy-settings';
import type { Db, PooledDb } from '../db/client';
import type { Job } from '../db/job-runner';
import { contactNotes, contactRetention, contacts } from '../db/schema';
import { inTransaction, type Tx } from '../db/transaction';
import { queueMail } from '../mail/outbox';
import { taipeiTime } from '../records/taipei-time';
import { HandleStatus } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import { anonymise } from './anonymise';
import { officerOf } from './shown';
import { privacyText } from './text';

type Schemas = components['schemas'];

export const warningDays = 7;
const dayMs = 86_400_000;
const maxListed = 100;
/** Rows of one run, so that it ends soon. */
const batch = 200;

/**
 * Closed enquiries with the end of their period: months after the last closing, or later where somebody postponed it.
 * An import without notes counts from its last change.
 */
function dueBy(periods: Periods, until: Date): SQL | null {
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

const soon = (now: Date) => new Date(now.getTime() + warningDays * dayMs);

/** What ends within a week under these periods, or under the present ones. */
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

/** Keeps enquiries for some months more, from now on. */
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

/** Announces what ends within a week, and anonymises what was announced for now. */
export async function keepPeriods(
  db: PooledDb,
  config: Pick<Config, 'adminOrigin'>,
  now = new Date(),
): Promise<{ announced: number; anonymised: number }> {
  return inTransaction(db, (bare) =>
    withTrail(bare, ...byServer('retention'), async (tx) => {
      const settings = await privacySettings(tx);
      const due = dueBy(effectivePeriods(settings, now), soon(now));
      const still = due ? sql`contact_id not in (select id from ${due} d)` : sql`true`;
      await tx
        .update(contactRetention)
        .set({ anonymiseOn: null })
        .where(sql`anonymise_on is not null and ${still}`);
      if (!due) return { announced: 0, anonymised: 0 };
      const week = soon(now).toISOString();
      const { rows: announced } = await tx.execute<{ on: string }>(sql`
        insert into ${contactRetention} (contact_id, anonymise_on)
        select id, greatest(due_on, ${week}::timestamptz) from ${due} d where anonymise_on is null
        on conflict (contact_id) do update set anonymise_on = excluded.anonymise_on
        returning anonymise_on as "on"`);
      if (announced.length > 0) await announce(tx, settings, config, announced.length, week);
      const { rows } = await tx.execute<{ id: number }>(sql`
        select id from ${due} d
        where anonymise_on <= ${now.toISOString()}::timestamptz and due_on <= ${now.toISOString()}::timestamptz
        order by id limit ${batch}`);
      if (rows.length > 0)
        await anonymise(
          tx,
          rows.map(({ id }) => id),
          now,
        );
      return { announced: announced.length, anonymised: rows.length };
    }),
  );
}

async function announce(
  tx: Tx,
  settings: Awaited<ReturnType<typeof privacySettings>>,
  { adminOrigin }: Pick<Config, 'adminOrigin'>,
  count: number,
  day: string,
): Promise<void> {
  const officer = await officerOf(tx, settings);
  const recipients = officer?.email || settings.email;
  if (!recipients) return;
  const date = taipeiTime(new Date(day)).slice(0, 10);
  await queueMail(tx, {
    recipients,
    subject: privacyText.endingSubject(count, date),
    body: privacyText.endingBody({
      count,
      date,
      link: adminOrigin === undefined ? '' : `${adminOrigin}/mng/privacy`,
    }),
  });
}

export const retentionJob = (config: Pick<Config, 'adminOrigin'>): Job => ({
  name: 'retention',
  everySeconds: 3600,
  run: (db) => keepPeriods(db, config),
});
