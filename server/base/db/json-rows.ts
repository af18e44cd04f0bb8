import { Column, type GetColumnData, is, sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, PgTimestamp } from 'drizzle-orm/pg-core';

export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends SQL<infer Value>
    ? Value
    : Columns[Name] extends Column
      ? GetColumnData<Columns[Name]>
      : never;
};

/**
 * Columns of a row as one JSON value; Node reads it in half the time. Throws for a column that JSON cannot represent.
 */
export function jsonRow<Row extends object>(columns: Readonly<Record<string, AnyPgColumn | SQL>>): SQL<Row> {
  const entries = Object.entries(columns);
  const bytes = entries.find(([, column]) => is(column, Column) && column.dataType === 'custom');
  if (bytes) throw new Error(`${bytes[0]} does not fit JSON`);
  const moments = entries.flatMap(([name, column]) => (is(column, PgTimestamp) ? [name] : []));
  const named = entries.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  const row = sql`(select row_to_json(r) from (select ${sql.join(named, sql`, `)}) r)`;
  return row.mapWith((json: Row & Record<string, unknown>): Row => {
    const times = moments.map((name) => [name, timeOf(json[name])]);
    return Object.assign(json, Object.fromEntries(times));
  });
}

const timeOf = (json: unknown) => (typeof json === 'string' ? new Date(json) : null);
