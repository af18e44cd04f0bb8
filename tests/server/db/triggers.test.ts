import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareDatabase } from '../../../server/base/db/migrate';
import { applyTriggers } from '../../../server/base/db/triggers';
import { paths } from '../../../server/base/process/paths';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
afterAll(() => database.close());

const files = readdirSync(paths.triggers).map((name) => readFileSync(join(paths.triggers, name), 'utf8'));

/** Names that the files create, as `function name` and `trigger name on table`. */
const created = files.flatMap((text) => [
  ...[...text.matchAll(/CREATE OR REPLACE FUNCTION "(\w+)"/g)].map(([, name]) => `function ${name}`),
  ...[...text.matchAll(/CREATE (?:OR REPLACE |CONSTRAINT )TRIGGER "(\w+)"[\s\S]*? ON "(\w+)"/g)].map(
    ([, name, table]) => `trigger ${name} on ${table}`,
  ),
]);
/** Overloads of a function count once. */
const declared = [...new Set(created)].toSorted();

/** Functions and triggers of the database with their definitions. */
async function definitions(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ name: string; definition: string }>(
    `SELECT 'function ' || p.proname AS name, pg_get_functiondef(p.oid) AS definition
     FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     UNION ALL
     SELECT 'trigger ' || t.tgname || ' on ' || c.relname, pg_get_triggerdef(t.oid)
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal
     ORDER BY definition`,
  );
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

async function apply(): Promise<void> {
  const client = await database.pool.connect();
  await applyTriggers(client, paths.triggers);
  client.release();
}

it('the files of server/base/db/triggers contain every function and trigger of the database', async () => {
  expect([...(await definitions()).keys()].toSorted()).toEqual(declared);
});

it('a changed file is applied at the next start, and an unchanged one is not', async () => {
  const before = await definitions();
  await database.pool.query('DROP TRIGGER "cases_purge" ON "cases"');
  await apply();
  expect([...(await definitions()).keys()]).not.toContain('trigger cases_purge on cases');
  await database.pool.query('UPDATE "drizzle"."applied_triggers" SET "sha" = \'older\'');
  await apply();
  expect(await definitions()).toEqual(before);
});

it('an older release that starts beside a newer one leaves its triggers', async () => {
  const stored = async () => {
    const { rows } = await database.pool.query<{ sha: string }>(
      'SELECT DISTINCT "sha" FROM "drizzle"."applied_triggers"',
    );
    return rows.map(({ sha }) => sha);
  };
  await database.pool.query('UPDATE "drizzle"."applied_triggers" SET "sha" = \'newer\'');
  await database.pool.query(
    'INSERT INTO "drizzle"."__drizzle_migrations" ("hash", "created_at") VALUES (\'newer\', 9999999999999)',
  );
  await prepareDatabase(database.url);
  expect(await stored()).toEqual(['newer']);
  await database.pool.query('DELETE FROM "drizzle"."__drizzle_migrations" WHERE "hash" = \'newer\'');
  await prepareDatabase(database.url);
  expect(await stored()).not.toContain('newer');
});
