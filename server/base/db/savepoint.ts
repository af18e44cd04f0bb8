import { sql } from 'drizzle-orm';
import type { Tx } from './transaction';

/** Runs a part of a change; if it throws, the part is undone with its audit entries, and the rest can go on. */
export async function inSavepoint<T>(tx: Tx, part: () => Promise<T>): Promise<T> {
  const { trail } = tx;
  const [actions, rows] = [trail.actions.map((action) => ({ ...action })), new Map(trail.rows)];
  await tx.execute(sql`savepoint part`);
  try {
    const result = await part();
    await tx.execute(sql`release savepoint part`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`);
    // An inner savepoint of the same name would be next.
    await tx.execute(sql`release savepoint part`);
    trail.actions.splice(0, Infinity, ...actions);
    trail.rows.clear();
    for (const [key, row] of rows) trail.rows.set(key, row);
    throw error;
  }
}
