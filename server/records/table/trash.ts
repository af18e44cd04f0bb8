import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { actorIdOf } from '../../base/audit/audit';
import type { Tx } from '../../base/db/transaction';
import { setOf } from './change';
import { firstAs, isUnedited, type RecordContext, rowsAs, type Saved } from './context';
import type { ActionRecorder } from './action-recorder';

/** Moving records to the trash and back. */
export function trashing<Row extends Saved>(
  context: RecordContext<Row>,
  { recordAction }: ActionRecorder<Row>,
) {
  const { table, plain, name, live } = context;

  function inTrash(): SQL {
    if (!table.deletedOn) throw new Error(`${name} has no trash`);
    return isNotNull(table.deletedOn);
  }

  /** Moves a record to the trash, where only the calls of the trash see it; throws 404. */
  async function remove(tx: Tx, id: number, by: string): Promise<void> {
    const deleted = firstAs(
      context,
      await tx
        .update(plain)
        .set(setOf({ deletedOn: sql`now()`, deletedBy: by, deletedById: actorIdOf(tx) }))
        .where(and(eq(table.id, id), live))
        .returning(),
    );
    await recordAction(tx, deleted, 'delete');
  }

  /** Moves records that still have their version to the trash; resolves to their ids. */
  async function removeUnedited(tx: Tx, saved: readonly Saved[], by: string): Promise<number[]> {
    const deleted = rowsAs(
      context,
      await tx
        .update(plain)
        .set(setOf({ deletedOn: sql`now()`, deletedBy: by, deletedById: actorIdOf(tx) }))
        .where(and(live, isUnedited(table, saved)))
        .returning(),
    );
    for (const row of deleted) await recordAction(tx, row, 'delete');
    return deleted.map(({ id }) => id);
  }

  /** Restores a record from the trash at its former version; throws 404 if it is not there. */
  async function restore(tx: Tx, id: number): Promise<Saved> {
    const back = firstAs(
      context,
      await tx
        .update(plain)
        .set(setOf({ deletedOn: null, deletedBy: null, deletedById: null }))
        .where(and(eq(table.id, id), inTrash()))
        .returning(),
    );
    await recordAction(tx, back, 'restore');
    return { id: back.id, rowVersion: back.rowVersion };
  }

  /** Deletes a record permanently; throws 404 if it is not in the trash. */
  async function purge(tx: Tx, id: number): Promise<void> {
    const deleted = firstAs(
      context,
      await tx
        .delete(plain)
        .where(and(eq(table.id, id), inTrash()))
        .returning(),
    );
    await recordAction(tx, deleted, 'purge');
  }

  return { remove, removeUnedited, restore, purge };
}
