import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../server/base/db/client';

interface ChangedRow {
  table: PgTable;
  where: SQL;
}

interface Change {
  /** As `cases.title`. */
  column: string;
  /** Stores the other value. */
  make: () => Promise<void>;
}

/** Columns fixed by an id or hash, and the location of bytes. */
const fixed = new Set(['id', 'caseId', 'sha', 'size', 'object', 'rowVersion']);

/**
 * Changes every column of each row in turn: `look` makes the change, which is taken back after it. `others` has valid
 * values, as `site_themes.template_code`, where any of the column's type would not do.
 */
export async function changeEachColumn(
  db: Db,
  rows: readonly ChangedRow[],
  others: Readonly<Record<string, unknown>>,
  look: (change: Change) => Promise<void>,
): Promise<void> {
  for (const { table, where } of rows) {
    const [row = {}] = await db.select().from(table).where(where);
    for (const [name, own] of Object.entries(getTableColumns(table))) {
      if (fixed.has(name)) continue;
      const column = `${getTableName(table)}.${own.name}`;
      const value = row[name as keyof typeof row];
      const set = async (to: unknown) => {
        await db
          .update(table)
          .set({ [name]: to })
          .where(where);
      };
      await look({ column, make: () => set(others[column] ?? otherValue(name, own, value)) });
      await set(value);
    }
  }
}

/** Another value of a column. */
function otherValue(name: string, column: PgColumn, value: unknown): unknown {
  if (value instanceof Date || /date|time/i.test(column.columnType)) return new Date(1e12);
  switch (column.dataType) {
    case 'string':
      return name.endsWith('Sha') ? 'c'.repeat(64) : 'changed'.slice(0, 5);
    case 'number':
      return Number(value ?? 0) === 0 ? 1 : Number(value) - 1;
    case 'boolean':
      return !value;
    default:
      return column.columnType === 'PgCustomColumn' ? Buffer.from('y') : [];
  }
}
