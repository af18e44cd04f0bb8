import { desc } from 'drizzle-orm';
import { afterAll, expect, expectTypeOf, it } from 'vitest';
import { byServer, note, withTrail } from '../../../server/base/audit/audit';
import type { Db } from '../../../server/base/db/client';
import { auditEntries } from '../../../server/base/db/schema';
import { inTransaction, type Tx, type UnauditedTx } from '../../../server/base/db/transaction';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
afterAll(() => database.close());

const entries = () => database.db.select().from(auditEntries).orderBy(desc(auditEntries.id));

it('a change of a record compiles only with an audit trail', () => {
  expectTypeOf<Parameters<typeof note>[0]>().toEqualTypeOf<Tx>();
  expectTypeOf<UnauditedTx>().not.toExtend<Tx>();
  expectTypeOf<Db>().not.toExtend<Tx>();
  expectTypeOf<Tx>().toExtend<UnauditedTx>();
});

it('a transaction loses its audit trail at its end, because its connection is reused', async () => {
  const seen: UnauditedTx[] = [];
  const failing = inTransaction(database.db, (bare) =>
    withTrail(bare, ...byServer('first'), async (tx) => {
      seen.push(bare);
      note(tx, { kind: 'case', recordId: 1, action: 'update' });
      throw new Error('stopped');
    }),
  );
  await expect(failing).rejects.toThrow('stopped');
  const trails: unknown[] = [];
  await inTransaction(database.db, async (bare) => {
    seen.push(bare);
    trails.push(bare.trail);
    await withTrail(bare, ...byServer('second'), async (tx) => {
      note(tx, { kind: 'news', recordId: 2, action: 'update' });
    });
    trails.push(bare.trail);
  });
  expect([seen[0] === seen[1], trails]).toEqual([true, [undefined, undefined]]);
  expect((await entries()).map(({ kind, operation }) => [kind, operation])).toEqual([['news', 'second']]);
});
