import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../../server/base/db/client';
import { salesCases } from '../../../server/base/db/schema';
import { awaitInOrder, inTransaction, pipelineCommit } from '../../../server/base/db/transaction';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
await database.db.insert(salesCases).values([{ code: 'A' }, { code: 'B' }]);
afterAll(() => database.close());

const titles = async () => (await database.db.select().from(salesCases)).map(({ title }) => title).toSorted();

describe('A transaction that conflicts with another', () => {
  it('is retried, so that two with opposite lock orders both succeed', async () => {
    const tries = { 1: 0, 2: 0 };
    let ready = () => {};
    const both = new Promise<void>((resolve) => (ready = resolve));
    const change = (name: 1 | 2, order: readonly string[]) =>
      inTransaction(database.db, async (tx) => {
        for (const [place, code] of order.entries()) {
          await tx.execute(sql`update sales_cases set title = title || ${String(name)} where code = ${code}`);
          if (place > 0) continue;
          tries[name] += 1;
          if (tries[1] > 0 && tries[2] > 0) ready();
          await both;
        }
      });
    await Promise.all([change(1, ['A', 'B']), change(2, ['B', 'A'])]);
    expect([await titles(), tries[1] + tries[2]]).toEqual([
      [expect.stringMatching(/^(?:12|21)$/), expect.stringMatching(/^(?:12|21)$/)],
      3,
    ]);
  });

  it('fails after six tries, with 503 and without any write', async () => {
    const before = await titles();
    let tries = 0;
    const failing = inTransaction(database.db, async (tx) => {
      tries += 1;
      await tx.execute(sql`update sales_cases set title = 'half'`);
      await tx.execute(sql`do $$ begin raise serialization_failure; end $$`);
    });
    await expect(failing).rejects.toMatchObject({ status: 503, retryAfter: 1 });
    expect([tries, await titles()]).toEqual([6, before]);
  });

  it('is not tried again for any other failure', async () => {
    let tries = 0;
    const failing = inTransaction(database.db, async (tx) => {
      tries += 1;
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow('Failed query');
    expect(tries).toBe(1);
  });

  it('is rolled back if the statement before the pipelined commit fails, and throws its error', async () => {
    const before = await titles();
    const failing = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`update sales_cases set title = 'half'`);
      pipelineCommit(tx, tx.execute(sql`insert into sales_cases (code) values ('A')`).execute());
    });
    await expect(failing).rejects.toMatchObject({ cause: { constraint: 'sales_cases_pkey' } });
    expect(await titles()).toEqual(before);
    await inTransaction(database.db, async (tx) => {
      pipelineCommit(tx, tx.execute(sql`update sales_cases set title = 'whole'`).execute());
    });
    expect(await titles()).toEqual(before.map(() => 'whole'));
  });

  it('throws the first error, if statements sent before the commit fail too', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      const first = tx.execute(sql`select 1 / 0`).execute();
      pipelineCommit(tx, tx.execute(sql`select 1`).execute());
      await first;
    });
    await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
  });

  it('throws the error of the first of two pipelined statements, and leaves the connection clean', async () => {
    const { db, close } = connect(database.url, { max: 1 });
    const failing = inTransaction(db, async (tx) => {
      const first = tx.execute(sql`select 1 / 0`).execute();
      const second = tx.execute(sql`select 1`).execute();
      pipelineCommit(tx, tx.execute(sql`select 2`).execute());
      await awaitInOrder(first, second);
    });
    await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    expect(await inTransaction(db, async () => 'done')).toBe('done');
    await close();
  });

  it('is no success if it continued after a failed statement', async () => {
    const before = await titles();
    const failing = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`update sales_cases set title = 'half'`);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(failing).rejects.toThrow('Nothing was stored');
    expect(await titles()).toEqual(before);
  });

  it('gets the result of the last opening statement', async () => {
    const begun = inTransaction(
      database.db,
      async (_tx, rows) => rows,
      "begin; select 1; select 'a' as stamp",
    );
    expect(await begun).toEqual([{ stamp: 'a' }]);
  });

  it('is rolled back when it throws, and the next one on its connection does not commit it', async () => {
    const { db, close } = connect(database.url, { max: 1 });
    const before = await titles();
    const failing = inTransaction(db, async (tx) => {
      await tx.execute(sql`update sales_cases set title = 'half'`);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await inTransaction(db, (tx) => tx.execute(sql`select 1`));
    expect(await titles()).toEqual(before);
    await close();
  });

  it('starts no nested transaction', async () => {
    await expect(inTransaction(database.db, (tx) => tx.transaction(async () => {}))).rejects.toThrow(
      'A change runs in the transaction that it was given',
    );
  });

  it('releases its connection when it is aborted', async () => {
    const cut = inTransaction(database.db, (tx) =>
      tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    );
    await expect(cut).rejects.toThrow('Failed query');
    expect(
      await inTransaction(database.db, async (tx) => (await tx.execute(sql`select 1 as one`)).rows),
    ).toEqual([{ one: 1 }]);
  });
});
