import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { Tx } from '../db/transaction';

/** This number of new ids for blocks and list entries. */
export async function nextIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval('part_ids')::text as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => Number(id));
}

export async function nextId(tx: Tx): Promise<number> {
  const [id = 0] = await nextIds(tx, 1);
  return id;
}
