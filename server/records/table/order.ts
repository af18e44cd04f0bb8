import { and, asc, eq, min, type SQL, sql } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import { Refusal } from '../../base/contract/errors';
import type { Tx } from '../../base/db/transaction';
import type { RecordContext, Saved } from './context';

export function ordering<Row extends Saved>({ table, plain, name, live, options }: RecordContext<Row>) {
  const { kind, order } = options;

  function ordered(group: number | SQL | undefined) {
    if (!order) throw new Error(`${name} has no order`);
    return { place: order.place, inGroup: order.group && eq(order.group, group) };
  }

  /** A position before all others of the group, or of the table. */
  async function firstPlace(tx: Tx, group?: number): Promise<number> {
    const { inGroup, place } = ordered(group);
    // Two records added simultaneously get two positions: the second waits for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), ${group ?? 0})`);
    const [first] = await tx
      .select({ place: min(place) })
      .from(plain)
      .where(and(inGroup, live));
    return Number(first?.place ?? 1) - 1;
  }

  /** Stores a new order of a group or a table; refuses ids that differ from those of its records. */
  async function sort(tx: Tx, ids: readonly number[], group?: number | SQL): Promise<void> {
    const { inGroup, place } = ordered(group);
    const rows = await tx
      .select({ id: table.id })
      .from(plain)
      .where(and(inGroup, live))
      .orderBy(asc(table.id))
      .for('update');
    const orderedIds = new Set(ids);
    const isComplete = rows.length === ids.length && rows.every(({ id }) => orderedIds.has(Number(id)));
    if (!isComplete || orderedIds.size !== ids.length) throw new Refusal('badOrder');
    await tx.execute(
      sql`update ${table} set ${sql.identifier(place.name)} = o.place from unnest(${sql.param(ids)}::int[]) with ordinality as o(id, place) where ${table.id} = o.id`,
    );
    note(tx, { kind, action: 'sort', after: { count: ids.length } });
  }

  return { firstPlace, sort };
}
