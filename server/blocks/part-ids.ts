import { sql } from 'drizzle-orm';
import { known } from '../base/contract/known';
import type { Db } from '../base/db/client';

async function nextIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval('part_ids')::text as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Reserves this number of ids for blocks and list entries. Each call of the result returns another one. */
export async function reserveIds(db: Db, count: number): Promise<() => number> {
  const ids = count > 0 ? await nextIds(db, count) : [];
  return () => known(ids.shift(), 'A reserved id');
}
