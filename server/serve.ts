import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './base/config/config';
import { connect, type Db, type PooledDb } from './base/db/client';
import type { Embedded } from './base/db/embedded';
import { prepareDatabase } from './base/db/migrate';
import { listen } from './base/db/listen';
import { breakWhenSilent } from './base/db/reach';
import { demoGuide, hasDemoCompany } from './operation/seed/guide';
import { seed } from './operation/seed/index';
import { changeChannel } from './subjects/connections/delivery/changes';
import { allJobs } from './operation/jobs/all-jobs';
import { grantNewClaims } from './access/identity/new-claims';
import { startPurging } from './subjects/sites/purge-job';
import { type Job, startJobs } from './base/db/job-runner';
import { countStored } from './base/files/objects';
import { compareSecretKey } from './base/secrets/secret-key';
import type { SecretKeys } from './base/secrets/secret-store';
import { explainDatabase, explainListen, StartError } from './base/process/start-error';
import { startText, warningText } from './base/process/text';

/** Lock timeout of calls and jobs; shorter than a proxy's timeout. */
const maxLockMs = 8_000;

export interface Observer {
  /** Prints a line for the operator, such as the first sign-in. */
  say(line: string): void;
  /** Prints a warning about a doubtful setting. */
  warn(line: string): void;
  /** Called when our own PostgreSQL died and cannot be restarted. */
  onLost(error: Error): void;
}

export interface Served {
  /** Address for a browser on this machine. */
  address: string;
  /** Where a demo shows its content, for whoever has just started it. */
  guide: readonly string[];
}

interface Surroundings {
  database: Pick<Embedded, 'url'> & Partial<Embedded>;
  /** Gets the lines of our own PostgreSQL's log. */
  postgres: { log: (line: string) => void };
  observer: Pick<Observer, 'say' | 'warn'>;
  /** Functions that close in reverse order; each part that runs adds its own. */
  closers: (() => Promise<void>)[];
}

/**
 * Schema, first content, listening server and jobs on a running database. Resolves to the address for a browser here,
 * and to lines about the pages of a demo.
 */
export async function serve(
  given: Config,
  { database: { url, freeBytes }, postgres, observer: { say, warn }, closers }: Surroundings,
): Promise<Served> {
  const notes: string[] = [];
  // Printed after the commit, as a rollback reverts the first sign-in. Printed before further failures, as the next
  // start does not repeat it.
  const fill = async (db: Db) => {
    if (!given.filesUrl) await assertNoneElsewhere(db);
    await seed(db, given, (line) => notes.push(line));
    await assertSecretKey(db, given.secretKeys, warn);
  };
  await prepareDatabase(url, fill, {
    onWait: () => say(startText.migrationWaits),
  }).catch((error: unknown) => {
    throw explainDatabase(error, given.databaseUrl);
  });
  notes.forEach(say);
  const database = connect(url, { max: given.databaseConnections, lock_timeout: maxLockMs });
  closers.push(database.close);
  await grantNewClaims(database.db);
  const isDemo = await hasDemoCompany(database.db);
  const config: Config = isDemo && given.showsDemoWebsite ? { ...given, website: 'on' } : given;
  const watch = breakWhenSilent(database.pool);
  closers.push(async () => watch.stop());
  // Loaded on demand.
  const tracing = config.sendsTraces
    ? (await import('./base/logging/tracing')).startTracing(config)
    : undefined;
  if (tracing) closers.push(tracing.stop);
  const app = await buildApp(config, database.db, { freeBytes });
  closers.push(() => closeApp(app));
  const all = allJobs(database.db, config, app.log);
  tracing?.watch(app);
  if (config.metrics) closers.push(await serveMetrics(app, database.db, all, config.metrics));
  postgres.log = (line) => app.log.info({ postgres: line });
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListen(error, { ...config, names: { host: 'HOST', port: 'PORT' } });
  });
  const jobs = startJobs(database.db, all, app.log);
  closers.push(jobs.stop);
  closers.push(listen(url, changeChannel, jobs.wake).stop);
  closers.push(startPurging(database.db, url, config, app.log).stop);
  const address = addressOf(app, config);
  const guide = isDemo ? await demoGuide(database.db, config, address, notes.length > 0) : [];
  return { address, guide };
}

/** Serves metrics on their own address; resolves to a function that stops it. */
async function serveMetrics(
  app: FastifyInstance,
  db: PooledDb,
  all: readonly Job[],
  address: NonNullable<Config['metrics']>,
): Promise<() => Promise<void>> {
  const { Metrics } = await import('./access/plugins/metrics');
  const metrics = new Metrics(db, all);
  metrics.watch(app);
  const { stop } = await metrics.listen(address.port, address.host).catch((error: unknown) => {
    throw explainListen(error, { ...address, names: { host: 'METRICS_HOST', port: 'METRICS_PORT' } });
  });
  return stop;
}

/** Refuses to start without the store that contains files: their pictures would be broken without any message. */
async function assertNoneElsewhere(db: Db): Promise<void> {
  const stored = await countStored(db);
  if (stored > 0) throw new StartError(startText.filesElsewhere(stored));
}

/** Checks the key. If it differs from other processes' keys, sign-ins would fail depending on the process. */
async function assertSecretKey(db: Db, keys: SecretKeys, warn: Observer['warn']): Promise<void> {
  const verdict = await compareSecretKey(db, keys);
  if (verdict.kind === 'unreadable') throw new StartError(startText.otherSecretKey(verdict.accounts));
  if (verdict.kind === 'changed') warn(warningText.changedSecretKey(verdict.secrets));
}

/** Gives running requests ten seconds to finish, including slow ones. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const closeTimer = setTimeout(() => app.server.closeAllConnections(), 10_000);
  try {
    await app.close();
  } finally {
    clearTimeout(closeTimer);
  }
}

function addressOf(app: FastifyInstance, { host }: Config): string {
  const bound = app.server.address();
  if (typeof bound !== 'object' || !bound) throw new StartError('no address');
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound.port}/mng`;
}
