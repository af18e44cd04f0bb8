import { randomUUID } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isInFuture } from './clock';
import type { PooledDb } from './client';
import { jobs } from './schema';
import { loggedError } from '../process/logged-error';

/** Result of a run for the operator: `{ removed: 3 }`. */
export type Counts = Record<string, number>;

/** A background job. It can be interrupted anywhere and repeated. */
export interface Job {
  name: string;
  /** Seconds from the end of one run to the start of the next. */
  everySeconds: number;
  /** Extra condition, cheap enough to check every few seconds. */
  dueWhen?: SQL;
  /** Must end soon after the signal: the server stops, the lease was lost, or the run took too long. */
  run(db: PooledDb, signal: AbortSignal): Promise<Counts>;
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

interface JobRunner {
  /** Checks immediately for due jobs; checks running ones again when they end. */
  wake(): void;
  /** Starts no more runs; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

interface RunOptions {
  /** Runs the job even if it is not due; never concurrently. */
  isForced?: boolean;
  stopping?: AbortSignal;
  /** After this time another process takes over the run of a dead process. */
  leaseSeconds?: number;
}

/**
 * Short enough to report scheduled times within five seconds, even on a busy machine
 * (decisions/041-delivery-and-change-feed).
 */
const pollMs = 2_000;
const defaultLeaseSeconds = 45;
const maxRunMs = 15 * 60_000;
const minRetrySeconds = 60;

/** Polls every few seconds for due jobs that no other process runs, and runs them in parallel. */
export function startJobs(db: PooledDb, all: readonly Job[], log: Log): JobRunner {
  const stopping = new AbortController();
  const running = new Map<string, Promise<unknown>>();
  let looking: Promise<void> | undefined;
  let wakes = 0;
  async function look(): Promise<void> {
    const due = await dueJobs(db, all).catch((error: unknown) => {
      log.error(error, 'jobs');
      return [];
    });
    for (const job of due) {
      if (stopping.signal.aborted || running.has(job.name)) continue;
      const wakesBefore = wakes;
      const run = runJob(db, job, log, { stopping: stopping.signal })
        .catch((error: unknown) => log.error(error, job.name))
        .finally(() => {
          running.delete(job.name);
          if (wakes !== wakesBefore) tick();
        });
      running.set(job.name, run);
    }
  }
  const tick = () => {
    if (stopping.signal.aborted) return;
    const wakesBefore = wakes;
    looking ??= look().finally(() => {
      looking = undefined;
      if (wakes !== wakesBefore) tick();
    });
  };
  const timer = setInterval(tick, pollMs);
  tick();
  return {
    wake() {
      wakes += 1;
      tick();
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(running.values());
    },
  };
}

/**
 * Runs a due job that no process runs. Resolves to its result or error, null if not run. Rejects on database
 * errors.
 */
export async function runJob(
  db: PooledDb,
  job: Job,
  log: Log,
  { isForced = false, stopping, leaseSeconds = defaultLeaseSeconds }: RunOptions = {},
): Promise<{ counts: Counts } | { error: unknown } | null> {
  const lease = randomUUID();
  const claimed = await claim(db, job, { lease, leaseSeconds, isForced });
  if (!claimed) return null;
  if (claimed.isTakenOver) log.warn({ job: job.name }, 'taken over from a process that is gone');
  const [lost, tooLong, started] = [new AbortController(), AbortSignal.timeout(maxRunMs), performance.now()];
  const beat = setInterval(
    () => {
      // A hanging run loses its lease.
      if (tooLong.aborted) return;
      renew(db, lease, leaseSeconds).then(
        (isOurs) => isOurs || lost.abort(),
        (error: unknown) => log.error(error, job.name),
      );
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    const signal = AbortSignal.any([lost.signal, tooLong, ...(stopping ? [stopping] : [])]);
    const counts = await job.run(db, signal);
    // Stopped by the server: due again at the next start.
    await note(db, lease, {
      counts,
      succeededOn: sql`now()`,
      error: null,
      failures: 0,
      nextRunOn: after(stopping?.aborted ? 0 : job.everySeconds),
    });
    // A frequent job without anything to tell would fill the log.
    if (Object.keys(counts).length > 0) {
      log.info({ job: job.name, ms: Math.round(performance.now() - started), ...counts }, 'job done');
    }
    return { counts };
  } catch (error) {
    const failures = claimed.failures + 1;
    log.error({ err: error, job: job.name, failures }, 'job failed');
    const wait = Math.max(
      minRetrySeconds,
      Math.min(job.everySeconds, minRetrySeconds * 2 ** Math.min(failures, 10)),
    );
    await note(db, lease, { counts: null, error: reasonOf(error), failures, nextRunOn: after(wait) });
    return { error };
  } finally {
    clearInterval(beat);
  }
}

/** Jobs that could be claimed now; writes nothing. */
async function dueJobs(db: PooledDb, all: readonly Job[]): Promise<Job[]> {
  const rows = sql.join(
    all.map(({ name, dueWhen }) => sql`(${name}, ${dueWhen ?? sql`true`})`),
    sql`, `,
  );
  const { rows: due } = await db.execute<{ name: string }>(sql`
    select wanted.name from (values ${rows}) wanted(name, is_due) left join ${jobs} on ${jobs.name} = wanted.name
    where wanted.is_due and (${jobs.name} is null or (${isFree} and ${isDue}))`);
  const names = new Set(due.map(({ name }) => name));
  return all.filter(({ name }) => names.has(name));
}

/** A lease that ends after the longest run was taken before the clock was turned back. */
const isFree = sql`coalesce(${jobs.leasedUntil} not between now() and now() + make_interval(secs => ${maxRunMs / 1000}), true)`;
/** A run that began in the future shows that the clock was turned back; its next run would be too late. */
const isDue = sql`(${jobs.nextRunOn} <= now() or ${isInFuture(jobs.startedOn)})`;
const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** One statement, so that only one of several processes gets the job. The first run creates the row. */
async function claim(
  db: PooledDb,
  { name, dueWhen = sql`true` }: Job,
  { lease, leaseSeconds, isForced }: { lease: string; leaseSeconds: number; isForced: boolean },
) {
  const { rows } = await db.execute<{ failures: number; is_taken_over: boolean }>(sql`
    with before as (select lease from ${jobs} where name = ${name})
    insert into ${jobs} (name, lease, leased_until, started_on)
    select ${name}, ${lease}::uuid, ${after(leaseSeconds)}, now() ${isForced ? sql`` : sql`where ${dueWhen}`}
    on conflict (name) do update set lease = excluded.lease, leased_until = excluded.leased_until, started_on = excluded.started_on, finished_on = null
    where ${isFree} ${isForced ? sql`` : sql`and ${isDue}`}
    returning failures, exists (select 1 from before where lease is not null) as is_taken_over`);
  const [row] = rows;
  return row && { failures: row.failures, isTakenOver: row.is_taken_over };
}

async function renew(db: PooledDb, lease: string, leaseSeconds: number): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ leasedUntil: after(leaseSeconds) })
    .where(eq(jobs.lease, lease))
    .returning({ name: jobs.name });
  return rows.length > 0;
}

/** Stores a result, unless another process has taken the lease. */
async function note(
  db: PooledDb,
  lease: string,
  result: {
    succeededOn?: SQL;
    counts: Counts | null;
    error: string | null;
    failures: number;
    nextRunOn: SQL;
  },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...result, lease: null, leasedUntil: null, finishedOn: sql`now()` })
    .where(eq(jobs.lease, lease));
}

/** Message of an error without parameters and values. */
function reasonOf(error: unknown): string {
  let at = loggedError(error);
  while (at.cause) at = at.cause;
  return `${at.type}: ${at.message}`;
}
