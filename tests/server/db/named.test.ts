import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../../../server/base/db/client';
import { inArray, notInArray } from '../../../server/base/db/in-array';
import { jobs } from '../../../server/base/db/schema';
import { createTestDatabase } from '../support/test-database';

const at = new Date('2026-11-22T03:04:05.678Z');

const test = await createTestDatabase();
/** With one connection, so that all statements are on it. */
const own = connect(test.url, { max: 1, connectionTimeoutMillis: 60_000 });
afterAll(async () => {
  await own.close();
  await test.close();
});

/** How often PostgreSQL ran the statements with this text that it keeps. */
async function keptRuns(part: string): Promise<number[]> {
  const { rows } = await own.pool.query<{ runs: number }>(
    `select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
     where position($1 in statement) > 0 and position('pg_prepared_statements' in statement) = 0`,
    [part],
  );
  return rows.map(({ runs }) => runs);
}

it('a statement is parsed once per connection, also when two are sent at once', async () => {
  const ask = (number: number) => own.db.execute(sql`select ${number}::int as parsed_once`);
  const answers = [...(await Promise.all([ask(1), ask(2)])), await ask(3)];
  expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3].map((each) => [{ parsed_once: each }]));
  expect(await keptRuns('parsed_once')).toEqual([3]);
});

it('a statement has one text for any number of values', async () => {
  const among = async (names: string[]) => {
    const rows = await own.db.select({ name: jobs.name }).from(jobs).where(inArray(jobs.name, names));
    return rows.map(({ name }) => name).toSorted();
  };
  const rest = async (names: string[]) => own.db.select().from(jobs).where(notInArray(jobs.name, names));
  const names = ['a,"b"', '{c}', 'd'];
  await own.db.insert(jobs).values(names.map((name) => ({ name, startedOn: at })));
  expect([await among([]), await among(['d']), await among(['a,"b"', '{c}', 'e'])]).toEqual([
    [],
    ['d'],
    ['a,"b"', '{c}'],
  ]);
  expect([(await rest([])).length, (await rest(['d', 'e'])).length]).toEqual([3, 2]);
  expect(await keptRuns('"jobs"."name" = any')).toEqual([3]);
});

it('moments are sent as their column sends them', async () => {
  await own.db.insert(jobs).values({ name: 'timed', startedOn: new Date(1) });
  const isTimed = inArray(jobs.startedOn, [new Date(0), new Date(1)]);
  expect(await own.db.select({ name: jobs.name }).from(jobs).where(isTimed)).toEqual([{ name: 'timed' }]);
});

it('nothing is kept of a text that hardly recurs: a list of values, and a search that is planned for its word', async () => {
  await own.db.execute(sql`select 1 as listed where 1 in (${1}, ${2})`);
  await own.db.execute(sql`select search_query(${'公告'}) as searched`);
  expect([await keptRuns('as listed'), await keptRuns('as searched')]).toEqual([[], []]);
});

it('several statements are sent together', async () => {
  await own.db.execute(sql.raw('select 1 as together; select 2 as together'));
  await own.db.execute(sql.raw('update jobs set failures = 0;update jobs set failures = 1;'));
  expect(await keptRuns('together')).toEqual([]);
});
