import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { jsonRow } from '../../base/db/json-rows';
import { prepared } from '../../base/db/prepared';
import type { Tx } from '../../base/db/transaction';
import { assertFresh } from '../records';
import type { RecordContext, Saved } from './context';

export type Locks<Row extends Saved> = ReturnType<typeof locking<Row>>;

/** Locking one record until the end of the transaction. */
export function locking<Row extends Saved>({ table, plain, name, columns, live }: RecordContext<Row>) {
  const byIdLocked = (inTrashToo: boolean) => (db: Db) =>
    db
      .select({ row: jsonRow<Row>(columns) })
      .from(plain)
      .where(and(eq(table.id, sql.placeholder('id')), inTrashToo ? undefined : live))
      .for('update');
  const keyOf = (id: number) => `${name} ${id}`;

  /** Throws 404, and 409 when the record no longer has `rowVersion`. */
  async function lock(tx: Tx, { id, rowVersion }: Saved): Promise<Row> {
    const row = await lockAny(tx, id);
    assertFresh(row, rowVersion);
    return row;
  }

  /** Locks the record at any version; throws 404. */
  async function lockAny(tx: Tx, id: number, inTrashToo = false): Promise<Row> {
    const statement = inTrashToo ? `lock_any_${name}` : `lock_${name}`;
    const [found] = await prepared(tx, statement, byIdLocked(inTrashToo)).execute({ id });
    if (!found) throw notFound();
    rememberLocked(tx, found.row);
    return found.row;
  }

  /** Caches a row locked by this transaction, which saves the next change a read. */
  function rememberLocked(tx: Tx, row: Row): void {
    tx.trail.rows.set(keyOf(row.id), row);
  }

  /** The row cached by `rememberLocked` in this transaction. */
  function lockedRow(tx: Tx, id: number): Row | undefined {
    // Set by `rememberLocked` only; always a row of this table.
    return tx.trail.rows.get(keyOf(id)) as Row | undefined;
  }

  return { lock, lockAny, rememberLocked, lockedRow };
}
