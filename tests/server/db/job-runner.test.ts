import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../server/base/db/client';
import { jobs } from '../../../server/base/db/schema';
import { type Job, type Log, runJob, startJobs } from '../../../server/base/db/job-runner';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
const other = connect(database.url);
afterAll(async () => {
  await other.close();
  await database.close();
});

let lines: unknown[];
const log: Log = {
  info: (line: unknown) => lines.push(line),
  warn: (line: unknown) => lines.push(line),
  error: (line: unknown) => lines.push(line),
};
const runners: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  lines = [];
  await database.db.delete(jobs);
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

/** A job that ends on command. */
function heldJob(everySeconds = 3600) {
  const waiting: { end: (error?: Error) => void; signal: AbortSignal }[] = [];
  const job: Job = {
    name: 'held',
    everySeconds,
    run: (_db, signal) =>
      new Promise((resolve, reject) =>
        waiting.push({ signal, end: (error) => (error ? reject(error) : resolve({ done: 1 })) }),
      ),
  };
  return { job, waiting };
}
const counted = (everySeconds = 3600) => {
  const job = { name: 'counted', everySeconds, runs: 0, run: async () => ({ run: (job.runs += 1) }) };
  return job;
};
const row = async () => (await database.db.select().from(jobs))[0];
const secondsToNextRun = async () =>
  (
    await database.db
      .select({ seconds: sql<number>`round(extract(epoch from next_run_on - finished_on))::int` })
      .from(jobs)
  )[0]?.seconds;
/** Makes the next run due; `endLease` makes the lease expire. */
const makeDue = () => database.db.update(jobs).set({ nextRunOn: sql`now() - interval '1 second'` });
const endLease = () => database.db.update(jobs).set({ leasedUntil: sql`now() - interval '1 second'` });

describe('A job', () => {
  it('runs when it is due, and its row and one log line have time, duration, result and next run', async () => {
    const job = counted(600);
    expect(await runJob(database.db, job, log)).toEqual({ counts: { run: 1 } });
    expect(await row()).toEqual({
      name: 'counted',
      nextRunOn: expect.any(Date),
      lease: null,
      leasedUntil: null,
      startedOn: expect.any(Date),
      finishedOn: expect.any(Date),
      succeededOn: expect.any(Date),
      counts: { run: 1 },
      error: null,
      failures: 0,
    });
    expect(await secondsToNextRun()).toBe(600);
    expect(lines).toEqual([{ job: 'counted', ms: expect.any(Number), run: 1 }]);
    expect(await runJob(database.db, job, log)).toBeNull();
    await makeDue();
    expect(await runJob(database.db, job, log)).toEqual({ counts: { run: 2 } });
  });

  it('that failed records the reason without values sent to the database, and is retried with growing delays', async () => {
    const secret = 'argon2-of-somebody';
    const job: Job = {
      name: 'failing',
      everySeconds: 86_400,
      run: async (db) => (await db.execute(sql`select ${secret}::text as a, 1 / ${0}::int as b`), {}),
    };
    const waits: (number | undefined)[] = [];
    for (let run = 1; run <= 3; run += 1) {
      expect(await runJob(database.db, job, log)).toEqual({ error: expect.any(Error) });
      waits.push(await secondsToNextRun());
      await makeDue();
    }
    expect(waits).toEqual([120, 240, 480]);
    expect(await row()).toMatchObject({
      failures: 3,
      counts: null,
      error: 'DatabaseError: division by zero',
      lease: null,
    });
    const mended = { ...job, run: async () => ({}) };
    await runJob(database.db, mended, log);
    expect(await row()).toMatchObject({ failures: 0, error: null });
  });

  it('runs at once when the clock was turned back since its last run', async () => {
    const job = counted(600);
    await runJob(database.db, job, log);
    const tomorrow = (column: AnyPgColumn) => sql`${column} + interval '1 day'`;
    const { nextRunOn, startedOn, finishedOn } = jobs;
    await database.db.update(jobs).set({
      nextRunOn: tomorrow(nextRunOn),
      startedOn: tomorrow(startedOn),
      finishedOn: tomorrow(finishedOn),
    });
    runners.push(startJobs(database.db, [job], log));
    await expect.poll(() => job.runs).toBe(2);
    await runners.splice(0)[0]?.stop();
    expect(await runJob(database.db, job, log)).toBeNull();
  });

  it('with a condition runs only while that is true', async () => {
    const job: Job = { ...counted(0), dueWhen: sql`exists (select 1 from jobs where name = 'flag')` };
    expect(await runJob(database.db, job, log)).toBeNull();
    expect(await row()).toBeUndefined();
    await database.db.insert(jobs).values({ name: 'flag', startedOn: new Date() });
    expect(await runJob(database.db, job, log)).toEqual({ counts: { run: 1 } });
  });

  it('can be run by hand before it is due, but not during another run', async () => {
    const { job, waiting } = heldJob();
    const first = runJob(database.db, job, log);
    await expect.poll(() => waiting.length).toBe(1);
    expect(await runJob(other.db, job, log, { isForced: true })).toBeNull();
    waiting[0]?.end();
    await first;
    const forced = runJob(other.db, job, log, { isForced: true });
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.end();
    expect(await forced).toEqual({ counts: { done: 1 } });
  });
});

describe('Several processes', () => {
  it('run a due job once, also if several start at the same moment', async () => {
    const job = counted();
    for (let round = 1; round <= 10; round += 1) {
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) => runJob(index % 2 ? database.db : other.db, job, log)),
      );
      expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{ counts: { run: round } }]);
      await makeDue();
    }
  });

  it('take over the run of a dead process after its lease, and not before', async () => {
    const { job, waiting } = heldJob();
    // A run of a killed process, which neither ends nor renews its lease.
    await database.db.insert(jobs).values({
      name: 'held',
      lease: '00000000-0000-4000-8000-000000000000',
      leasedUntil: sql`now() + interval '30 seconds'`,
      startedOn: new Date(),
    });
    expect(await runJob(database.db, job, log)).toBeNull();
    await endLease();
    const run = runJob(database.db, job, log);
    await expect.poll(() => waiting.length).toBe(1);
    expect(lines).toEqual([{ job: 'held' }]);
    waiting[0]?.end();
    expect(await run).toEqual({ counts: { done: 1 } });
  });

  it('do not take over a long run while its process lives', async () => {
    const { job, waiting } = heldJob();
    const run = runJob(database.db, job, log, { leaseSeconds: 1 });
    await expect.poll(() => waiting.length).toBe(1);
    const first = (await row())?.leasedUntil?.getTime() ?? 0;
    await expect
      .poll(async () => (await row())?.leasedUntil?.getTime(), { timeout: 10_000 })
      .toBeGreaterThan(first + 1000);
    expect(await runJob(other.db, job, log)).toBeNull();
    waiting[0]?.end();
    await run;
  });

  it('notice that another took over their run, and do not overwrite its result', async () => {
    const { job, waiting } = heldJob();
    const slept = runJob(database.db, job, log, { leaseSeconds: 1 });
    await expect.poll(() => waiting.length).toBe(1);
    await database.db
      .update(jobs)
      .set({ lease: '00000000-0000-4000-8000-000000000000', leasedUntil: sql`now() + interval '1 hour'` });
    await expect.poll(() => waiting[0]?.signal.aborted, { timeout: 10_000 }).toBe(true);
    waiting[0]?.end();
    await slept;
    expect(await row()).toMatchObject({ lease: '00000000-0000-4000-8000-000000000000', finishedOn: null });
  });
});

describe('The runner', () => {
  it('starts overdue jobs at once, and a hanging job does not delay others', async () => {
    const [held, quick] = [heldJob(), counted()];
    runners.push(startJobs(database.db, [held.job, quick], log));
    await expect.poll(() => [held.waiting.length, quick.runs]).toEqual([1, 1]);
    held.waiting[0]?.end();
    await runners.splice(0)[0]?.stop();
    await makeDue();
    runners.push(startJobs(database.db, [quick], log));
    await expect.poll(() => quick.runs).toBe(2);
  });

  it('aborts its jobs when it stops, waits for them, and leaves an interrupted one to the next start', async () => {
    const { job, waiting } = heldJob();
    const runner = startJobs(database.db, [job], log);
    await expect.poll(() => waiting.length).toBe(1);
    let isStopped = false;
    const stopped = runner.stop().then(() => (isStopped = true));
    expect(await row()).toMatchObject({ lease: expect.any(String), finishedOn: null });
    expect([waiting[0]?.signal.aborted, isStopped]).toEqual([true, false]);
    waiting[0]?.end();
    await stopped;
    expect(await row()).toMatchObject({ lease: null, finishedOn: expect.any(Date) });
    expect(await secondsToNextRun()).toBe(0);
  });
});
