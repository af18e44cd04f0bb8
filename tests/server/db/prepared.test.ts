import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../server/db/client';
import { prepared } from '../../../server/db/prepared';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('statements are distinguished by their complete names of any length', async () => {
  const shared = 'columns '.repeat(20);
  const answer = (number: number) => (db: Db, name: string) =>
    db
      .select({ number: sql<number>`${sql.raw(String(number))}` })
      .from(sql`(values (1)) as one`)
      .prepare(name);
  const ask = (number: number) => prepared(test.db, `${shared}${number}`, answer(number)).execute();
  expect([await ask(1), await ask(2), await ask(1)]).toEqual([
    [{ number: 1 }],
    [{ number: 2 }],
    [{ number: 1 }],
  ]);
});
