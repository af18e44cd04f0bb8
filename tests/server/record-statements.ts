/**
 * `npm run statements`, for a release: records the statements of its code for tests/server/db/migrations.test.ts, and
 * what each call asks for tests/server/calls/asked.test.ts. `-- --calls` records only the calls.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/base/config/config';
import { connect } from '../../server/base/db/client';
import { startEmbedded } from '../../server/base/db/embedded';
import { prepareDatabase } from '../../server/base/db/migrate';
import { salesCases } from '../../server/base/db/schema';
import { allJobs } from '../../server/operation/jobs/all-jobs';
import { runJob } from '../../server/base/db/job-runner';
import { paths } from '../../server/base/process/paths';
import { seed } from '../../server/operation/seed/index';
import { askAll, askedEnv, askedFile, askedText, callOf, signedIn } from './support/asked';
import { contractOperations } from './support/contract-operations';
import { watchQueries } from './support/failing-queries';
import { statementsFile } from './support/release-statements';
import { addRecords, prepareOwnAccount } from './support/writing-calls';

const adminPassword = 'correct-horse';

if (!process.argv.includes('--calls')) await recordRelease();
await recordCalls();

/** Runs on a PostgreSQL of its own, which it removes. */
async function onPostgres<T>(run: (url: string, dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'back-office-statements-'));
  const postgres = await startEmbedded({ dataDir, settings: { fsync: 'off' } });
  try {
    return await run(postgres.url, dataDir);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function recordRelease(): Promise<void> {
  const statements = [...(await onPostgres(statementsOf))]
    .filter((statement) => /^\s*(?:select|insert|update|delete|with)\b/i.test(statement))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .toSorted();
  const { version } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8')) as {
    version: string;
  };
  await writeFile(
    statementsFile,
    `${JSON.stringify({ release: version, statements: [...new Set(statements)] }, null, 2)}\n`,
  );
  console.log(`${statements.length} statements of release ${version}`);
}

async function recordCalls(): Promise<void> {
  const all = await onPostgres(async (url) => {
    await prepareDatabase(url);
    const { db, close } = connect(url);
    const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: url, ...askedEnv });
    const app = await buildApp(config, db, { maxLoopWaitMs: Infinity });
    const asked = await askAll(app, db);
    await app.close();
    await close();
    return asked;
  });
  await writeFile(askedFile, askedText(all));
  console.log(`${all.length} calls`);
}

/** Statements of each operation, public pages and jobs. */
async function statementsOf(url: string, dataDir: string): Promise<Set<string>> {
  const found = new Set<string>();
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SEED: 'none',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    SMTP_URL: 'smtp://127.0.0.1:9',
    ADMIN_ORIGIN: 'https://office.example',
  });
  await prepareDatabase(url, (db) => seed(db, config, () => {}));
  const { db, pool, close } = connect(url);
  const app = await buildApp(config, db);
  watchQueries(pool, (statement) => found.add(statement));
  await db.insert(salesCases).values({ code: 'SALES1', title: '青田硯', district: '臺北市大安區' });
  for (const operation of contractOperations()) {
    const headers = await signedIn(db, operation.operationId);
    const records = await addRecords(db);
    await prepareOwnAccount(db);
    const call = await callOf(operation, records, headers);
    const isRead = operation.method === 'GET';
    const query = isRead && operation.query.includes('keyword') ? '?keyword=%E5%85%AC%E5%91%8A' : '';
    for (const id of new Set([999_999, ...(isRead ? Object.values(records) : [])])) {
      await app.inject({ ...call, url: call.url.replace('999999', String(id)) + query });
    }
  }
  // Requests without a session, and sign-ins.
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: path, payload });
  const identity = '/api/identity/token';
  for (const password of ['wrong-horse', adminPassword]) await post(identity, { account: 'admin', password });
  const { data } = (await post(identity, { account: 'admin', password: adminPassword })).json<{
    data: { refreshToken: string };
  }>();
  const { refreshToken } = data;
  for (const _ of ['renewed', 'its answer was lost']) await post(identity, { refreshToken });
  await app.inject({ method: 'DELETE', url: identity, payload: { refreshToken } });
  await post('/api/identity/password-link', { account: 'admin' });
  await post('/api/v1/contact', { type: 1, name: '訪客', gender: 1, tel: '0912345678', content: '想看房' });
  for (const address of ['/case/site-1', '/case/nowhere', '/p/nothing', `/files/${'0'.repeat(64)}.png`]) {
    await app.inject({ url: address });
  }
  for (const job of allJobs(db, config, app.log)) await runJob(db, job, app.log, { isForced: true });
  await app.close();
  await close();
  return found;
}
