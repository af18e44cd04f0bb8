import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../../scripts/build-server';
import { startEmbedded } from '../../../server/base/db/embedded';
import { prepareDatabase } from '../../../server/base/db/migrate';
import { inDatabase, runStatement, templateName } from './database';
import { scratchFolder } from './scratch';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Builds the server and starts one PostgreSQL, whose template database each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  // Its role must be able to create databases. Tests of the embedded PostgreSQL ignore it.
  const given = process.env['TEST_DATABASE_URL'];
  const { url, stop } = given ? { url: given, stop: async () => {} } : await ownPostgres();
  const dropTemplate = () => runStatement(url, `DROP DATABASE IF EXISTS ${templateName}`);
  await dropTemplate();
  await runStatement(url, `CREATE DATABASE ${templateName}`);
  await prepareDatabase(inDatabase(url, templateName));
  project.provide('postgresUrl', url);
  return async () => {
    await dropTemplate();
    await stop();
  };
}

async function ownPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await scratchFolder('test');
  // Durability is irrelevant for tests, and slow.
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '100',
  };
  const postgres = await startEmbedded({ dataDir, settings });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
