import { afterAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { runJobCommand } from '../../../server/operation/cli/job-commands';
import { jobs, outbox } from '../../../server/base/db/schema';
import type { Job } from '../../../server/base/db/job-runner';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(jobs);
  await database.db.delete(outbox);
});

const good: Job = { name: 'good', everySeconds: 3600, run: async () => ({ removed: 3 }) };
const bad: Job = { name: 'bad', everySeconds: 3600, run: () => Promise.reject(new Error('out of order')) };
const mail: Job = { name: 'mail', everySeconds: 0, dueWhen: sql`false`, run: async () => ({ sent: 1 }) };
const run = (...args: string[]) => runJobCommand(database.db, [good, bad, mail], args);
const mailTo = (recipients: string, more: object = {}) =>
  database.db.insert(outbox).values({ recipients, subject: '', body: '', ...more });

it('list shows the last run of each job, its duration, result and next run, and the waiting mails', async () => {
  await mailTo('waiting@example.com');
  await mailTo('sent@example.com', { sentOn: new Date() });
  await mailTo('gone@example.com', { givenUpOn: new Date() });
  expect(await run('list')).toEqual([
    'good　尚未執行',
    'bad　尚未執行',
    'mail　尚未執行',
    '郵件：待寄 1、已放棄 1',
  ]);
  expect(await run('run', 'good')).toEqual(['完成　移除 3']);
  await expect(run('run', 'bad')).rejects.toThrow('失敗：Error: out of order');
  await run('run', 'mail');
  await database.db
    .update(jobs)
    .set({ startedOn: sql`'2026-03-04T20:05:06Z'`, finishedOn: sql`'2026-03-04T20:05:07.5Z'` });
  await database.db.update(jobs).set({ nextRunOn: sql`'2026-03-05T00:00:00Z'` });
  expect(await run('list')).toEqual([
    'good　上次 2026/03/05 04:05:06（1.5 秒）完成　移除 3　下次 2026/03/05 08:00:00',
    'bad　上次 2026/03/05 04:05:06（1.5 秒）失敗：Error: out of order　下次 2026/03/05 08:00:00',
    'mail　上次 2026/03/05 04:05:06（1.5 秒）完成　寄出 1　下次 有需要時',
    '郵件：待寄 1、已放棄 1',
  ]);
});

it('a running job is shown and not started again, and one whose process died is shown as interrupted', async () => {
  const startedOn = sql`'2026-03-04T20:05:06Z'`;
  const lease = '00000000-0000-4000-8000-000000000000';
  await database.db.insert(jobs).values([
    { name: 'good', startedOn, lease, leasedUntil: sql`now() + interval '1 minute'` },
    { name: 'bad', startedOn, lease, leasedUntil: sql`now() - interval '1 second'` },
  ]);
  expect((await run('list')).slice(0, 2)).toEqual([
    'good　執行中（2026/03/05 04:05:06 開始）',
    'bad　中斷（2026/03/05 04:05:06 開始），將由執行中的伺服器接手',
  ]);
  await expect(run('run', 'good')).rejects.toThrow('工作 good 正在執行中。');
});

it('resend queues given-up mails again, and nothing else', async () => {
  await mailTo('sent@example.com', { sentOn: new Date(), tries: 2 });
  await mailTo('gone@example.com', { givenUpOn: new Date(), tries: 40 });
  expect(await run('resend')).toEqual(['已將 1 封郵件重新排入寄送。']);
  expect(
    await database.db
      .select({ tries: outbox.tries, givenUpOn: outbox.givenUpOn })
      .from(outbox)
      .orderBy(outbox.id),
  ).toEqual([
    { tries: 2, givenUpOn: null },
    { tries: 0, givenUpOn: null },
  ]);
});

it('wrong arguments show the usage', async () => {
  await expect(run('run', 'nothing')).rejects.toThrow('可執行的工作：good、bad、mail。');
  await expect(run('run')).rejects.toThrow('用法：');
  await expect(run('stop')).rejects.toThrow('用法：');
});
