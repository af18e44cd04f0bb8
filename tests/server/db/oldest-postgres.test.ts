import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { connectionConfig } from '../../../server/base/db/client';
import { assertVersion, prepareDatabase } from '../../../server/base/db/migrate';
import { singletons } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { runJob } from '../../../server/base/db/job-runner';
import { seed } from '../../../server/operation/seed/index';
import { startText } from '../../../server/base/process/text';
import { backupOf, inventedBytes, restoreFrom } from '../support/backups';
import { contractOperations } from '../support/contract-operations';
import { startOldestPostgres } from '../support/oldest-postgres';
import { createTestApp } from '../support/test-app';
import { createDatabase } from '../support/test-database';
import {
  addRecords,
  prepareOwnAccount,
  removeRecords,
  writingCall,
  addSalesCases,
} from '../support/writing-calls';

const env = { SMTP_URL: 'smtp://mail.example', ADMIN_ORIGIN: 'https://office.example' };
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

const postgres = await startOldestPostgres();
const database = await createDatabase(postgres.url, "ENCODING 'UTF8'");
await prepareDatabase(database.url, (db) =>
  seed(db, readConfig({ SEED: 'demo', ADMIN_PASSWORD: 'first-password' }), () => {}),
);
const test = await createTestApp(env, undefined, undefined, database);
const headers = await test.signInAs(claims);
afterAll(async () => {
  await test.close();
  await postgres.stop();
});

it('is the oldest supported version; an older one is refused with one sentence', async () => {
  const { rows } = await test.db.execute<{ version: string }>(
    sql`select current_setting('server_version_num')::int / 10000 as version`,
  );
  expect(rows).toEqual([{ version: 15 }]);
  expect(() => assertVersion(150_000, '15.0')).not.toThrow();
  expect(() => assertVersion(149_999, '14.23')).toThrow(startText.databaseTooOld('14.23', 15));
});

it('PostgreSQL 15 answers every call that reads, with the demo content', async () => {
  const reading = contractOperations().filter(({ method }) => method === 'GET');
  const answered = new Map<string, number>();
  for (const { operationId, url, query } of reading) {
    const search = new URLSearchParams({
      ...(query.includes('keyword') ? { keyword: '松濤' } : {}),
      ...(query.includes('startDate') ? { startDate: '2020-01-01', endDate: '2030-01-01' } : {}),
      ...(query.includes('id') ? { id: '1' } : {}),
    });
    const answer = await test.inject({ url: `${url.replaceAll('999999', '1')}?${search}`, headers });
    expect([operationId, answer.statusCode < 500]).toEqual([operationId, true]);
    answered.set(operationId, answer.statusCode);
  }
  // The other calls ask for records that the demo content lacks.
  const found = [...answered].filter(([, status]) => status === 200).length;
  expect(found / reading.length).toBeGreaterThan(0.7);
  expect((await test.inject({ url: '/case/site-202503' })).statusCode).toBe(200);
});

it('accepts every call that writes', { timeout: 300_000 }, async () => {
  await addSalesCases(test.db);
  const writing = contractOperations().filter(({ method, claim }) => method !== 'GET' && claim !== 'public');
  for (const operation of writing) {
    await removeRecords(test.db);
    await test.db.delete(singletons);
    await test.db
      .insert(singletons)
      .values({ key: 'contactEmail', value: { salesEmails: 'sales@example.com' } });
    const records = await addRecords(test.db);
    const own = await test.signInAs(claims);
    await prepareOwnAccount(test.db);
    const answer = await test.inject({ ...writingCall(operation, records), headers: own });
    const { operationId } = operation;
    expect([operationId, answer.json()]).toMatchObject([operationId, { succeeded: true }]);
  }
});

it('runs the jobs, and is backed up and restored', async () => {
  // Omits `send-mail`, which would really send mails.
  for (const job of allJobs(test.db, readConfig({}), quiet).filter(({ name }) => name !== 'send-mail')) {
    expect([job.name, await runJob(test.db, job, quiet, { isForced: true })]).toEqual([
      job.name,
      { counts: expect.any(Object) },
    ]);
  }
  const client = new pg.Client(connectionConfig(test.databaseUrl));
  await client.connect();
  try {
    expect((await restoreFrom(client, await backupOf(client), inventedBytes)).rows).toBeGreaterThan(0);
  } finally {
    await client.end();
  }
});
