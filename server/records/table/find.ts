import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { jsonRow } from '../../base/db/json-rows';
import { prepared } from '../../base/db/prepared';
import type { RecordContext, Saved } from './context';

export function finding<Row extends Saved>({ table, plain, name, columns, live }: RecordContext<Row>) {
  const byId = (db: Db) =>
    db
      .select({ row: jsonRow<Row>(columns) })
      .from(plain)
      .where(and(eq(table.id, sql.placeholder('id')), live));

  /** Throws 404. */
  async function find(db: Db, id: number): Promise<Row> {
    const [found] = await prepared(db, `find_${name}`, byId).execute({ id });
    if (!found) throw notFound();
    return found.row;
  }

  /** Those that exist, outside the trash. */
  async function findAll(db: Db, ids: readonly number[]): Promise<Row[]> {
    const found = await db
      .select({ row: jsonRow<Row>(columns) })
      .from(plain)
      .where(and(inArray(table.id, ids), live));
    return found.map(({ row }) => row);
  }

  return { find, findAll };
}
