import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import {
  contacts,
  idempotencyKeys,
  jobs,
  loginAttempts,
  news,
  outbox,
  previewLinks,
  tokens,
  usedTickets,
} from '../../../server/base/db/schema';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { runJob } from '../../../server/base/db/job-runner';
import { openSession } from '../../../server/access/identity/sign-in';
import { createTestApp, nowhere } from '../support/test-app';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

const test = await createTestApp();
afterAll(() => test.close());

async function run(name: string) {
  const job = allJobs(test.db, readConfig({}), silent).find((each) => each.name === name);
  if (!job) throw new Error(name);
  return runJob(test.db, job, silent, { isForced: true });
}
const ago = (interval: string) => sql`now() - ${interval}::interval`;

it('every job has a unique name', () => {
  const names = allJobs(test.db, readConfig({}), silent).map(({ name }) => name);
  expect(names).toEqual([
    'clock',
    'send-mail',
    'password-links',
    'site-schedules',
    'releases',
    'ending-tokens',
    'settle-moments',
    'webhooks',
    'imports',
    'made-files',
    'purge-pages',
    'proof',
    'proof-heads',
    'proof-stamps',
    'remind-appointments',
    'retention',
    'dead-links',
    'incident-letters',
    'late-approvals',
    'expired-tokens',
    'old-attempts',
    'one-time-keys',
    'used-tickets',
    'sign-in-starts',
    'old-keys',
    'old-mails',
    'old-trash',
    'old-spam',
    'old-form-work',
    'old-page-counts',
    'old-preview-links',
    'old-reviewers',
    'old-audit-entries',
    'lost-versions',
    'old-imports',
    'old-changes',
    'old-webhook-deliveries',
    'old-made-files',
    'unnamed-files',
  ]);
});

it('tokens are removed when their renewal has expired, and accounts that are signed in stay so', async () => {
  const id = await test.addAccount('staff', '');
  const { token } = await openSession(test.db, id, nowhere);
  await test.db.insert(tokens).values({
    accessHash: 'a'.repeat(64),
    refreshHash: 'b'.repeat(64),
    family: 'c'.repeat(32),
    accountId: id,
    accessExpiresOn: new Date(),
    refreshExpiresOn: ago('1 second'),
  });
  expect(await run('expired-tokens')).toEqual({ counts: { removed: 1 } });
  expect(
    await test.db
      .select({ account: tokens.accountId, isExpired: sql`refresh_expires_on < now()` })
      .from(tokens),
  ).toEqual([{ account: id, isExpired: false }]);
  expect(
    (await test.inject({ url: '/api/v1/downloads/list', headers: { authorization: `Bearer ${token}` } }))
      .statusCode,
  ).toBe(200);
});

it('attempts are removed when no limit counts them', async () => {
  await test.db.insert(loginAttempts).values([
    { key: 'old', count: 9, since: ago('61 minutes') },
    { key: 'new', count: 9, since: ago('59 minutes') },
  ]);
  expect(await run('old-attempts')).toEqual({ counts: { removed: 1 } });
  expect((await test.db.select().from(loginAttempts)).map(({ key }) => key)).toEqual(['new']);
});

it('tickets are remembered for as long as they could be used again', async () => {
  await test.db.insert(usedTickets).values([
    { id: 'old', expiresOn: ago('1 second') },
    { id: 'new', expiresOn: ago('-1 minute') },
  ]);
  expect(await run('used-tickets')).toEqual({ counts: { removed: 1 } });
  expect((await test.db.select().from(usedTickets)).map(({ id }) => id)).toEqual(['new']);
});

it('the keys of creating calls are kept for seven days', async () => {
  const key = { accountId: 1, operation: 'createCase' };
  await test.db.insert(idempotencyKeys).values([
    { ...key, key: 'old', answer: {}, createdOn: ago('7 days 1 second') },
    { ...key, key: 'new', answer: {}, createdOn: ago('6 days 23 hours') },
  ]);
  expect(await run('old-keys')).toEqual({ counts: { removed: 1 } });
  expect((await test.db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
});

it('mails are removed a month after they were sent and half a year after they were given up, and never while they wait', async () => {
  const mail = (recipients: string, more: object) => ({ recipients, subject: '', body: '', ...more });
  await test.db
    .insert(outbox)
    .values([
      mail('waiting', { nextTryOn: ago('1 year') }),
      mail('sent', { sentOn: ago('29 days') }),
      mail('sent long ago', { sentOn: ago('31 days') }),
      mail('given up', { givenUpOn: ago('179 days') }),
      mail('given up long ago', { givenUpOn: ago('181 days') }),
    ]);
  expect(await run('old-mails')).toEqual({ counts: { removed: 2 } });
  expect(
    (await test.db.select().from(outbox).orderBy(outbox.id)).map(({ recipients }) => recipients),
  ).toEqual(['waiting', 'sent', 'given up']);
});

it('spam is deleted thirty days after it was marked, and restored enquiries stay', async () => {
  const sent = (name: string, spamOn: ReturnType<typeof ago> | null) => ({
    type: 4 as const,
    name,
    gender: 1 as const,
    tel: '0912345678',
    email: '',
    content: '',
    spamOn,
  });
  await test.db
    .insert(contacts)
    .values([sent('舊廣告', ago('30 days 1 second')), sent('新廣告', ago('29 days')), sent('客人', null)]);
  expect(await run('old-spam')).toEqual({ counts: { removed: 1 } });
  expect((await test.db.select().from(contacts).orderBy(contacts.id)).map(({ name }) => name)).toEqual([
    '新廣告',
    '客人',
  ]);
});

it('preview links are removed a month after they ran out', async () => {
  const [item] = await test.db
    .insert(news)
    .values({ title: '公告', publishDate: '2026-11-01' })
    .returning({ id: news.id });
  const link = (token: string, expiresOn: ReturnType<typeof ago>) => ({
    token: token.repeat(24),
    newsId: item?.id ?? null,
    purpose: token,
    days: 7 as const,
    createdBy: '林雅婷',
    expiresOn,
  });
  await test.db
    .insert(previewLinks)
    .values([link('a', ago('-7 days')), link('b', ago('29 days')), link('c', ago('31 days'))]);
  expect(await run('old-preview-links')).toEqual({ counts: { removed: 1 } });
  expect(
    (await test.db.select().from(previewLinks).orderBy(previewLinks.id)).map(({ purpose }) => purpose),
  ).toEqual(['a', 'b']);
});

it('the job for files that nothing names runs without failure', async () => {
  expect(await run('unnamed-files')).toEqual({ counts: { marked: 0, removed: 0, bytes: 0 } });
  expect(
    (await test.db.select({ name: jobs.name, failures: jobs.failures }).from(jobs)).filter(
      ({ failures }) => failures > 0,
    ),
  ).toEqual([]);
});
