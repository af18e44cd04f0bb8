import { eq, isNotNull, sql } from 'drizzle-orm';
import type { PooledDb } from '../../base/db/client';
import { jobs, outbox } from '../../base/db/schema';
import { type Job, type Log, runJob } from '../../base/db/job-runner';
import { taipeiTime } from '../../base/contract/taipei-time';
import { jobCommandText as text } from './text';
import { CommandError } from './run-command';

/** Commands print only the result of a run. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Runs `list`, `run` or `resend`; resolves to the lines to print. Throws CommandError. */
export async function runJobCommand(
  db: PooledDb,
  all: readonly Job[],
  [command, ...args]: readonly string[],
): Promise<string[]> {
  const [name] = args;
  if (command === 'list' && args.length === 0) return list(db, all);
  if (command === 'run' && name !== undefined && args.length === 1) return run(db, all, name);
  if (command === 'resend' && args.length === 0) return resend(db);
  throw new CommandError(text.usage);
}

async function list(db: PooledDb, all: readonly Job[]): Promise<string[]> {
  const rows = new Map((await db.select().from(jobs)).map((row) => [row.name, row]));
  const lines = all.map(({ name, dueWhen }) => {
    const row = rows.get(name);
    if (!row) return text.never(name);
    const { startedOn, finishedOn, leasedUntil, counts, error, nextRunOn } = row;
    if (!finishedOn) {
      return leasedUntil && leasedUntil > new Date()
        ? text.running(name, taipeiTime(startedOn))
        : text.lost(name, taipeiTime(startedOn));
    }
    const seconds = (finishedOn.getTime() - startedOn.getTime()) / 1000;
    return text.row({
      name,
      started: taipeiTime(startedOn),
      seconds,
      result: error === null ? text.done(counts ?? {}) : text.failed(error),
      next: dueWhen && nextRunOn <= new Date() ? text.whenNeeded : taipeiTime(nextRunOn),
    });
  });
  return [...lines, await mails(db)];
}

async function mails(db: PooledDb): Promise<string> {
  const [found] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${outbox.sentOn} is null and ${outbox.givenUpOn} is null)::int`,
      givenUp: sql<number>`count(${outbox.givenUpOn})::int`,
    })
    .from(outbox);
  return text.mails(found?.waiting ?? 0, found?.givenUp ?? 0);
}

async function run(db: PooledDb, all: readonly Job[], name: string): Promise<string[]> {
  const job = all.find((each) => each.name === name);
  if (!job) {
    throw new CommandError(
      text.unknown(
        name,
        all.map((each) => each.name),
      ),
    );
  }
  const outcome = await runJob(db, job, silent, { isForced: true });
  if (!outcome) throw new CommandError(text.busy(name));
  if ('counts' in outcome) return [text.done(outcome.counts)];
  const [row] = await db.select({ error: jobs.error }).from(jobs).where(eq(jobs.name, name));
  throw new CommandError(text.failed(row?.error ?? ''));
}

/** Retries mails that the server gave up while the mail server was unreachable. */
async function resend(db: PooledDb): Promise<string[]> {
  const rows = await db
    .update(outbox)
    .set({ tries: 0, givenUpOn: null, nextTryOn: sql`now()` })
    .where(isNotNull(outbox.givenUpOn))
    .returning({ id: outbox.id });
  return [text.resent(rows.length)];
}
