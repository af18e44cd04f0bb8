import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { Db } from '../../../server/base/db/client';
import { prepared } from '../../../server/base/db/prepared';
import { createTestDatabase } from '../support/test-database';

const test = await createTestDatabase();
afterAll(() => test.close());

it('a query is built once for its name, and each name has its own', async () => {
  const built: number[] = [];
  const answer = (number: number) => (db: Db) => {
    built.push(number);
    return db.select({ number: sql<number>`${sql.raw(String(number))}` }).from(sql`(values (1)) as one`);
  };
  const ask = (number: number) => prepared(test.db, `number ${number}`, answer(number)).execute();
  expect([await ask(1), await ask(2), await ask(1)]).toEqual([
    [{ number: 1 }],
    [{ number: 2 }],
    [{ number: 1 }],
  ]);
  expect(built).toEqual([1, 2]);
});
