import { channel } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { closedConnections } from '../../base/process/closed-connections';
import type { PooledDb } from '../../base/db/client';
import { commit, release } from '../../base/process/release';
import { assertReached, withTimeout } from '../../base/db/reach';
import type { Job } from '../../base/db/job-runner';
import { operationOf } from '../../base/contract/operation-names';
import { refusedEntries } from '../../base/audit/refused-entries';
import { waitingEncodings } from '../../base/files/encoding-queue';
import { oldestTrySeconds } from '../../base/mail/outbox';

/** Timeout of the database query of a scrape. */
const timeoutMs = 2_000;
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Stored {
  jobs: { name: string; succeeded: number | null; failures: number; is_running: boolean }[];
  mails_waiting: number;
  mails_oldest: number;
  mails_given_up: number;
  purges_waiting: number;
  purges_oldest: number;
  tasks: { name: string; succeeded: number }[];
  bytes: number;
  now: number;
}

/** Prometheus metrics of this process, and of the work shared by all processes. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'operation' | 'status'>;
  readonly #durations: Histogram<'operation'>;
  readonly #refresh: () => Promise<void>;
  readonly #unsubscribe: (() => void)[];

  constructor(db: PooledDb, all: readonly Job[]) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'back_office_requests_total',
      help: 'Requests answered, by operation of the contract and class of status.',
      labelNames: ['operation', 'status'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'back_office_request_duration_seconds',
      help: 'From a request to the end of its answer.',
      labelNames: ['operation'],
      buckets: seconds,
      registers,
    });
    this.#unsubscribe = [
      this.#countReasons(
        refusedEntries,
        'back_office_sign_ins_refused_total',
        'Refusals on the way in: sign-ins, second steps, links, renewals and proofs.',
      ),
      this.#countReasons(
        closedConnections,
        'back_office_connections_closed_total',
        'Connections that were closed because they cost others too much.',
      ),
    ];
    new Gauge({
      name: 'back_office_build_info',
      help: '1; the labels say which build the process is.',
      labelNames: ['version', 'commit'],
      registers,
    }).set({ version: release, commit: commit ?? '' }, 1);
    const { $client: pool } = db;
    gauge('back_office_pool_connections', 'Connections to the database.', ['state'], (own) => {
      own.set({ state: 'idle' }, pool.idleCount);
      own.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    });
    gauge('back_office_pool_size', 'Connections that there may be.', [], (own) => own.set(pool.options.max));
    gauge('back_office_pool_waiting', 'Queries that wait for a connection.', [], (own) =>
      own.set(pool.waitingCount),
    );
    gauge('back_office_encodings_waiting', 'Pictures that wait to be encoded.', [], (own) =>
      own.set(waitingEncodings()),
    );
    this.#refresh = this.#shared(db, all);

    function gauge<Label extends string>(
      name: string,
      help: string,
      labelNames: Label[],
      collect: (own: Gauge<Label>) => void,
    ) {
      const own: Gauge<Label> = new Gauge({ name, help, labelNames, registers, collect: () => collect(own) });
    }
  }

  /** Counts a channel's messages by reason; returns a function that stops it. */
  #countReasons(name: string, metric: string, help: string): () => void {
    const registers = [this.#registry];
    const counter = new Counter({ name: metric, help, labelNames: ['reason'], registers });
    const count = (reason: unknown) => counter.inc({ reason: String(reason) });
    channel(name).subscribe(count);
    return () => channel(name).unsubscribe(count);
  }

  /** Metrics from the database, read once per scrape; omitted while it is unreachable. */
  #shared(db: PooledDb, all: readonly Job[]): () => Promise<void> {
    const registers = [this.#registry];
    const plain = (name: string, help: string) => new Gauge({ name, help, registers });
    const ofJob = (name: string, help: string) => new Gauge({ name, help, labelNames: ['task'], registers });
    const period = ofJob(
      'back_office_job_period_seconds',
      'From the end of a run to the next; 0 where work decides.',
    );
    for (const { name, everySeconds } of all) period.set({ task: name }, everySeconds);
    const succeeded = ofJob(
      'back_office_job_last_success_timestamp_seconds',
      'When a run of the job last succeeded.',
    );
    const failures = ofJob('back_office_job_failures', 'Runs in a row that failed.');
    const running = ofJob('back_office_job_running', '1 while a process runs the job.');
    const waiting = plain('back_office_mails_waiting', 'Mails that are still to be sent.');
    const oldestMail = plain('back_office_mail_oldest_seconds', 'How long the oldest of them was tried.');
    const abandoned = plain('back_office_mails_given_up', 'Mails that were given up, of the last half year.');
    const purges = plain('back_office_cache_purges_waiting', 'Changes that caches were not told of yet.');
    const oldest = plain('back_office_cache_purge_oldest_seconds', 'How long the oldest of them waits.');
    const tasks = new Gauge({
      name: 'back_office_operator_task_last_success_timestamp_seconds',
      help: 'When a command of the operator last succeeded: backup, backup-check, upgrade-rehearsal.',
      labelNames: ['task'],
      registers,
    });
    const bytes = plain('back_office_database_bytes', 'Size of the database.');
    const clock = plain(
      'back_office_clock_difference_seconds',
      'By how much the clock of the database is ahead of the one of this process.',
    );
    const names = new Set(all.map(({ name }) => name));
    const up = plain('back_office_database_up', '1 when the database let this scrape in and answered it.');
    return async () => {
      for (const metric of [succeeded, failures, running, tasks]) metric.reset();
      // After a reset, a gauge without labels reads 0, which an alert would interpret as completed work.
      for (const metric of [waiting, oldestMail, abandoned, purges, oldest, bytes, clock]) metric.remove();
      const read = Promise.all([readStored(db), assertReached(db.$client)]);
      const [stored] = await withTimeout(timeoutMs, read).catch(() => [null]);
      up.set(stored ? 1 : 0);
      if (!stored) return;
      for (const job of stored.jobs.filter(({ name }) => names.has(name))) {
        if (job.succeeded !== null) succeeded.set({ task: job.name }, job.succeeded);
        failures.set({ task: job.name }, job.failures);
        running.set({ task: job.name }, job.is_running ? 1 : 0);
      }
      waiting.set(stored.mails_waiting);
      oldestMail.set(stored.mails_oldest);
      abandoned.set(stored.mails_given_up);
      purges.set(stored.purges_waiting);
      oldest.set(stored.purges_oldest);
      bytes.set(stored.bytes);
      clock.set(stored.now - Date.now() / 1000);
      for (const { name, succeeded: on } of stored.tasks) tasks.set({ task: name }, on);
    };
  }

  /** Counts the answers of a server; call it before the server listens. */
  watch(app: FastifyInstance): void {
    const refusal: Gauge = new Gauge({
      name: 'back_office_writes_refused',
      help: '1 while writes are refused and reads go on, as with a full disk.',
      registers: [this.#registry],
      collect: async () => refusal.set((await app.refusesWrites()) ? 1 : 0),
    });
    app.addHook('onResponse', async (request, reply) => {
      const operation = operationOf(request);
      this.#requests.inc({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` });
      this.#durations.observe({ operation }, reply.elapsedTime / 1000);
    });
  }

  /** All metrics in Prometheus' text format. */
  async text(): Promise<string> {
    await this.#refresh();
    return this.#registry.metrics();
  }

  /** Serves `GET /metrics` on its own address; rejects if that is in use. */
  async listen(port: number, host: string): Promise<{ origin: string; stop(): Promise<void> }> {
    const server = createServer(
      { requestTimeout: 10_000, connectionsCheckingInterval: 5_000 },
      (request, reply) => {
        const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
        request.resume();
        reply.setHeader('cache-control', 'no-store');
        if (!isAsked) {
          reply.writeHead(404).end();
          return;
        }
        this.text().then(
          (text) => reply.writeHead(200, { 'content-type': this.#registry.contentType }).end(text),
          () => reply.writeHead(500).end(),
        );
      },
    );
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
    const { address, port: bound } = server.address() as AddressInfo;
    return {
      origin: `http://${address.includes(':') ? `[${address}]` : address}:${bound}`,
      stop: async () => {
        for (const unsubscribe of this.#unsubscribe) unsubscribe();
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }
}

async function readStored(db: PooledDb): Promise<Stored> {
  const { rows } = await db.execute<{ stored: Stored }>(sql`
    select json_build_object(
      'jobs', (select coalesce(json_agg(json_build_object('name', name, 'succeeded', extract(epoch from succeeded_on),
        'failures', failures, 'is_running', coalesce(leased_until > now(), false))), '[]') from jobs),
      'mails_waiting', (select count(*) from outbox where sent_on is null and given_up_on is null),
      'mails_oldest', (${oldestTrySeconds}),
      'mails_given_up', (select count(*) from outbox where given_up_on is not null),
      'purges_waiting', (select count(*) from page_purges where sent_on is null),
      'tasks', (select coalesce(json_agg(json_build_object('name', name, 'succeeded', extract(epoch from succeeded_on))), '[]') from operator_tasks),
      'bytes', pg_database_size(current_database()),
      'now', extract(epoch from clock_timestamp()),
      'purges_oldest', (select coalesce(extract(epoch from now() - min(created_on)), 0) from page_purges where sent_on is null)
    ) as stored`);
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row.stored;
}
