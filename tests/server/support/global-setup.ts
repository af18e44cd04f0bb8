import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../../scripts/build-server';
import { startEmbedded } from '../../../server/db/embedded';
import { prepareDatabase } from '../../../server/db/migrate';
import { inDatabase, runStatement, templateName } from './database';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The built server, for the tests that start it; one PostgreSQL for the whole run, and in it the migrated database that each test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'back-office-test-'));
  // A power cut may cost a test run, not seconds in each.
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '100',
  };
  const postgres = await startEmbedded({ dataDir, settings });
  await runStatement(postgres.url, `CREATE DATABASE ${templateName}`);
  await prepareDatabase(inDatabase(postgres.url, templateName));
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
