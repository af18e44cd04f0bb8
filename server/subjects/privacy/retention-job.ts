import { appAddress, appPaths } from '../../base/contract/app-address';
import { byServer, withTrail } from '../../base/audit/audit';
import type { Config } from '../../base/config/config';
import { effectivePeriods, privacySettings } from '../enquiries/privacy-settings';
import type { PooledDb } from '../../base/db/client';
import { databaseTime } from '../../base/db/clock';
import type { Job } from '../../base/db/job-runner';
import { contactRetention } from '../../base/db/schema';
import { inTransaction, type Tx } from '../../base/db/transaction';
import { queueMail } from '../../base/mail/outbox';
import { taipeiTime } from '../../base/contract/taipei-time';
import { sql } from 'drizzle-orm';
import { anonymise } from './anonymise';
import { noticeRecipients } from './officer';
import { dueBy, soon } from './retention';
import { privacyText } from './text';

/** Maximum rows of one run, so that it ends soon. */
const batch = 200;

/** Announces anonymisations due within a week, and runs those announced for now. */
export async function applyRetentionPeriods(
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
      if (rows.length > 0) {
        const ids = rows.map(({ id }) => id);
        await anonymise(tx, ids, now);
      }
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
  const recipients = await noticeRecipients(tx, settings);
  if (!recipients) return;
  const date = taipeiTime(new Date(day)).slice(0, 10);
  await queueMail(tx, {
    recipients,
    subject: privacyText.endingSubject(count, date),
    body: privacyText.endingBody({
      count,
      date,
      link: appAddress(adminOrigin, appPaths.privacy()),
    }),
  });
}

export const retentionJob = (config: Pick<Config, 'adminOrigin'>): Job => ({
  name: 'retention',
  everySeconds: 3600,
  // A process whose clock is wrong would anonymise too early, which cannot be undone.
  run: async (db) => applyRetentionPeriods(db, config, await databaseTime(db)),
});
