import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../../server/base/process/paths';
import { contractions, isOlder } from '../support/migration-rules';
import { statementsFile } from '../support/release-statements';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

const { version } = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8')) as { version: string };

describe('a migration keeps everything that the previous release uses', () => {
  it.each([
    [
      'a new table with whatever it asks',
      'CREATE TABLE "a" ("b" text NOT NULL UNIQUE, CHECK ("b" <> \';\'))',
    ],
    [
      'constraints of a new table',
      'CREATE TABLE "a" ("b" int);ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0)',
    ],
    ['a column that may be null', 'ALTER TABLE "a" ADD COLUMN "b" text'],
    ['a column with a default', 'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'x, y\' NOT NULL'],
    [
      'a column that fills itself',
      'ALTER TABLE "a" ADD COLUMN "b" int NOT NULL GENERATED ALWAYS AS IDENTITY',
    ],
    [
      'a foreign key of a new column',
      'ALTER TABLE "a" ADD COLUMN "b" int;--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "public"."d"("id")',
    ],
    ['an index', 'CREATE INDEX "i" ON "a" USING btree ("b");DROP INDEX "j"'],
    ['less strictness', 'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL, ALTER COLUMN "c" SET DEFAULT 1'],
    [
      'a function and a trigger that follows',
      'CREATE FUNCTION "f"() RETURNS trigger AS $$ BEGIN DROP TABLE "a"; END $$ LANGUAGE plpgsql;CREATE TRIGGER "t" AFTER INSERT ON "a" EXECUTE FUNCTION "f"()',
    ],
    ['rows', '-- Fills it; DROP TABLE "a"\nUPDATE "a" SET "b" = \'DROP TABLE "a";\' WHERE "b" IS NULL'],
  ])('%s may be added', (_, migration) => {
    expect(contractions(migration)).toEqual([]);
  });

  it.each([
    ['a dropped column', 'ALTER TABLE "a" DROP COLUMN "b"'],
    ['a dropped table', 'DROP TABLE "a"'],
    ['a renamed column', 'ALTER TABLE "a" RENAME COLUMN "b" TO "c"'],
    ['a renamed table', 'ALTER TABLE "a" RENAME TO "b"'],
    ['another type', 'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint'],
    ['a column that must be given', 'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL'],
    ['null forbidden', 'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL'],
    ['a default taken away', 'ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT'],
    ['a check of what is there', 'ALTER TABLE "a" ADD COLUMN "c" int, ADD CONSTRAINT "k" CHECK ("b" > "c")'],
    ['uniqueness of what is there', 'CREATE UNIQUE INDEX "i" ON "a" USING btree ("b")'],
    [
      'a foreign key of what is there',
      'ALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("b") REFERENCES "c"("id") NOT VALID',
    ],
    ['a trigger that may refuse', 'CREATE TRIGGER "t" BEFORE INSERT ON "a" EXECUTE FUNCTION "f"()'],
    ['a dropped trigger', 'DROP TRIGGER "t" ON "a"'],
    ['what nobody can read', 'DO $$ BEGIN END $$'],
  ])('%s is reported', (_, migration) => {
    expect(contractions(migration)).toEqual([
      { statement: expect.any(String), reason: expect.any(String), unusedSince: undefined },
    ]);
    expect(contractions(`-- unused since 1.2.0\n${migration}`)).toEqual([
      { statement: expect.any(String), reason: expect.any(String), unusedSince: '1.2.0' },
    ]);
  });

  it('releases are compared by number', () => {
    expect([isOlder('1.9.0', '1.10.0'), isOlder('1.1.0', '1.1.0'), isOlder('2.0.0', '1.9.9')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  const migrations = readdirSync(paths.migrations)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .toSorted();
  const contracting = migrations.flatMap((name) =>
    contractions(readFileSync(join(paths.migrations, name), 'utf8')).map((each) => ({ name, ...each })),
  );
  /** This migration is older than the rule. */
  const known = '0017_one_note_gone.sql';

  it('every migration follows the rule, or names the release that no longer needs the part', () => {
    const wrong = contracting.filter(
      ({ name, unusedSince }) =>
        name !== known && (unusedSince === undefined || !isOlder(unusedSince, version)),
    );
    expect(wrong).toEqual([]);
  });

  it('on the oldest schema only the calls fail that the page on updates names', () => {
    const dropped = contracting.filter(({ name }) => name === known).map(({ statement }) => statement);
    expect(dropped).toEqual(['ALTER TABLE "contacts" DROP COLUMN "note"']);
    const page = readFileSync(join(paths.root, 'deploy/README.md'), 'utf8');
    expect(/^\*\*From which release\.\*\*.*$/m.exec(page)?.[0]).toMatch(
      /before migration 0017.*`contacts\.note`.*everything about enquiries.*a new enquiry of a visitor/,
    );
  });
});

describe('the newest schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const { release, statements } = JSON.parse(readFileSync(statementsFile, 'utf8')) as {
    release: string;
    statements: string[];
  };

  it(`answers every statement of release ${release}`, async () => {
    const failed: { statement: string; error: string }[] = [];
    const client = await database.pool.connect();
    for (const statement of statements) {
      // Plans the statement without values, which checks tables, columns, types and ON CONFLICT targets.
      await client.query(`EXPLAIN (GENERIC_PLAN) ${statement}`).catch((error: unknown) => {
        failed.push({ statement, error: String(error) });
      });
    }
    client.release();
    expect(failed).toEqual([]);
    expect(statements.length).toBeGreaterThan(250);
  });

  it(`requires nothing unknown of rows that release ${release} adds`, async () => {
    const { rows } = await database.pool.query<{ table: string; column: string }>(`
      SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND is_generated = 'NEVER'`);
    const missing = statements.flatMap((statement) => {
      const [, table, columns = ''] = /\binsert into "?(\w+)"? \(([^)]*)\)/i.exec(statement) ?? [];
      const given = new Set(columns.split(',').map((column) => column.replaceAll('"', '').trim()));
      return rows.filter((row) => row.table === table && !given.has(row.column));
    });
    expect(missing).toEqual([]);
  });
});
