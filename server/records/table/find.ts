import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../contract/errors';
import type { Db } from '../../db/client';
import { jsonRow } from '../../db/json-rows';
import { prepared } from '../../db/prepared';
import type { RecordContext, Saved } from './context';

export function finding<Row extends Saved>({ table, plain, name, columns, live }: RecordContext<Row>) {
  const byId = (db: Db, statement: string) =>
    db
      .select({ row: jsonRow<Row>(columns) })
      .from(plain)
      .where(and(eq(table.id, sql.placeholder('id')), live))
      .prepare(statement);

  /** Throws 404. */
  async function find(db: Db, id: number): Promise<Row> {
    const [found] = await prepared(db, `find_${name}`, byId).execute({ id });
    if (!found) throw notFound();
    return found.row;
  }

  return { find };
}
