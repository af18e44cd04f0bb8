import { type AnyColumn, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { runJob, startJobs } from '../../../server/base/db/job-runner';
import * as schema from '../../../server/base/db/schema';
import { openSession } from '../../../server/access/identity/sign-in';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { timesFromNow } from '../../../server/operation/jobs/clock-job';
import { createTestApp, nowhere } from '../support/test-app';

const { clockChecks, jobs, outbox, pagePurges, presence, tokens } = schema;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const test = await createTestApp();
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(clockChecks);
  await test.db.delete(jobs);
});

const nameOf = (column: AnyColumn) => `${getTableName(column.table)}.${column.name}`;
const later = (interval: string) => sql`now() + ${interval}::interval`;
const ago = (interval: string) => sql`now() - ${interval}::interval`;
const job = (name: string) => {
  const found = allJobs(test.db, readConfig({}), silent).find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};
const run = (name: string) => runJob(test.db, job(name), silent, { isForced: true });
const checked = (checkedOn: ReturnType<typeof sql>) => test.db.insert(clockChecks).values({ checkedOn });
async function secondsUntil(column: AnyColumn, where = sql`true`): Promise<number[]> {
  const seconds = sql<number>`extract(epoch from ${column} - now())::float8`;
  const { rows } = await test.db.execute<{ s: number }>(
    sql`select ${seconds} as s from ${column.table} where ${where} order by 1`,
  );
  return rows.map(({ s }) => s);
}

it('after the clock was turned back, mails, purges, sessions and presence do not wait until it has caught up', async () => {
  const accountId = await test.addAccount('clock', 'correct-horse-9');
  await openSession(test.db, accountId, nowhere);
  await test.db.insert(outbox).values({ recipients: 'a@example.com', subject: '主旨', body: '內文' });
  await test.db.insert(pagePurges).values({ keys: ['k'], paths: ['/'] });
  await test.db.insert(presence).values({
    accountId,
    tab: 't',
    kind: 'case',
    recordId: 1,
    state: 'typing',
    seenOn: sql`now()`,
    expiresOn: sql`now()`,
  });
  const written = [outbox.nextTryOn, pagePurges.dueOn, presence.expiresOn, tokens.startedOn, tokens.usedOn];
  for (const column of [...written, tokens.accessExpiresOn, tokens.refreshExpiresOn]) {
    await test.db.execute(
      sql`update ${column.table} set ${sql.identifier(column.name)} = ${column} + interval '30 days'`,
    );
  }
  await checked(later('30 days'));
  expect(await run('clock')).toEqual({ counts: { turnedBack: 1, shortened: expect.any(Number) } });
  const limits = new Map(timesFromNow.map(({ column, maxSeconds }) => [nameOf(column), maxSeconds]));
  const tooLate: string[] = [];
  for (const column of [...written, tokens.accessExpiresOn, tokens.refreshExpiresOn]) {
    const [seconds = Infinity] = (await secondsUntil(column)).toReversed();
    if (seconds > (limits.get(nameOf(column)) ?? -1)) tooLate.push(nameOf(column));
  }
  expect(tooLate).toEqual([]);
  expect(await run('clock')).toEqual({ counts: {} });
});

it('a clock that runs on changes no time', async () => {
  await checked(ago('20 seconds'));
  await test.db.insert(outbox).values({
    recipients: 'b@example.com',
    subject: '主旨',
    body: '內文',
    nextTryOn: later('2 hours'),
  });
  expect(await run('clock')).toEqual({ counts: {} });
  const [seconds] = await secondsUntil(outbox.nextTryOn, sql`recipients = 'b@example.com'`);
  expect(seconds).toBeGreaterThan(7_000);
});

it('every stored time is one that elapses, one that a person reads, or one that tells when something happened', () => {
  /** Happened, and nothing waits for it. */
  const happened =
    /^(?:(?:created|edited|deleted|resolved|requested|closed|approved|asked|answered|made|told|revoked|secret|secret_shown|paused|delivered|given_up|replayed|spam|consent|reminded|appointment_mailed|first_handled|anonymised|uploaded|replaced|password_changed|finished|started|succeeded|undone|last_opened|sent|decided|erased|listed|letters|reported|last|mailed|published|code_checked|settled|warned|seen|used|last_modified|last_used|last_read|linked|checked|skipped|held|ran|added|dead|ignored)_on|at|last_login_time|totp_since|restored_from)$/;
  /** Told to a person, or compared with such a time; as right as the clock was. */
  const told = [
    'approval_requests.due_on',
    'api_tokens.expires_on',
    'visible_records.next_on',
    'webhooks.old_secret_until',
    'contacts.appointment_on',
    'contacts.next_call_on',
    'contact_retention.retained_until',
    'contact_retention.anonymise_on',
    'accounts.invited_until',
    'one_time_keys.expires_on',
    'used_tickets.expires_on',
    'sign_in_starts.expires_on',
    'preview_links.expires_on',
    'outside_reviews.expires_on',
    'incidents.known_on',
    'incidents.due_on',
    'incidents.from_on',
    'incidents.to_on',
    'site_schedules.due_on',
    'releases.due_on',
  ];
  /** Only removals wait for these, and a removal that is late loses nothing. */
  const removed = [
    'files.unnamed_since',
    'file_objects.unneeded_since',
    'file_uses.since',
    'made_files.wanted_on',
  ];
  /** `isDue` of the jobs compares the start of the last run; a warning is only compared with its release. */
  const others = ['jobs.next_run_on', 'release_warnings.due_on'];
  const known = new Set([
    ...timesFromNow.map(({ column }) => nameOf(column)),
    ...told,
    ...removed,
    ...others,
  ]);
  const unknown = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => Object.values(getTableColumns(table)))
    .filter((column) => is(column, PgTimestamp))
    .filter((column) => !happened.test(column.name) && !/^(?:start|end)_on$/.test(column.name))
    .map(nameOf)
    .filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});

it('after a clock that skipped more than a day, nothing is removed by age for 20 hours', async () => {
  await test.db.insert(outbox).values({
    recipients: 'old@example.com',
    subject: '主旨',
    body: '內文',
    sentOn: ago('31 days'),
  });
  await checked(ago('2 days'));
  expect(await run('old-mails')).toEqual({ counts: { held: 1 } });
  expect(await run('clock')).toEqual({ counts: { skipped: 1, shortened: 0 } });
  expect(await run('old-mails')).toEqual({ counts: { held: 1 } });
  expect(await run('retention')).toEqual({ counts: { held: 1 } });
  await test.db.update(clockChecks).set({ checkedOn: ago('1 minute'), skippedOn: ago('21 hours') });
  expect(await run('old-mails')).toEqual({ counts: { removed: 1 } });
});

it('a clock that was set forward by mistake and turned back holds no removal', async () => {
  await test.db.insert(clockChecks).values({ checkedOn: later('1 year'), skippedOn: later('1 year') });
  expect(await run('clock')).toEqual({ counts: { turnedBack: 1, shortened: expect.any(Number) } });
  expect(await run('old-mails')).toEqual({ counts: { removed: expect.any(Number) } });
});

it('a job of a killed process runs at once although its lease ends in the future', async () => {
  await checked(ago('1 minute'));
  await test.db.insert(jobs).values({
    name: 'clock',
    lease: sql`gen_random_uuid()`,
    leasedUntil: later('1 day'),
    startedOn: later('1 day'),
    nextRunOn: later('1 day'),
  });
  const runner = startJobs(test.db, [job('clock')], silent);
  await expect.poll(() => secondsUntil(jobs.finishedOn, sql`name = 'clock'`)).toEqual([expect.any(Number)]);
  await runner.stop();
});
