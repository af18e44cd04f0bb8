import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { currentName, loadNames } from '../../../server/base/audit/present-names';
import { accounts } from '../../../server/base/db/schema';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

/** Id of a database's first account. */
const id = 1;
let [older, newer]: TestDatabase[] = [];
beforeAll(async () => {
  [older, newer] = await Promise.all([databaseWith('舊名'), databaseWith('新名')]);
});
afterAll(() => Promise.all([older?.close(), newer?.close()]));
beforeEach(() => known(newer, undefined));

async function databaseWith(name: string) {
  const database = await createTestDatabase();
  await database.db.insert(accounts).values({ account: 'staff', name });
  return database;
}

async function known(database: TestDatabase | undefined, stamp: string | undefined): Promise<string> {
  if (database) await loadNames(database.db, stamp);
  return currentName(id, '');
}

it('names come from the queried database, although a copy of it has the same stamp', async () => {
  expect(await known(older, 'same')).toBe('舊名');
  expect(await known(newer, 'same')).toBe('新名');
});

it('names requested first and answered last do not replace later ones', async () => {
  const lock = await older?.pool.connect();
  await lock?.query('BEGIN; LOCK TABLE accounts IN ACCESS EXCLUSIVE MODE');
  const late = known(older, 'first');
  expect(await known(newer, 'second')).toBe('新名');
  await lock?.query('COMMIT');
  lock?.release();
  expect(await late).toBe('新名');
});
