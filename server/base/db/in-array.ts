import {
  Column,
  type GetColumnData,
  is,
  inArray as inList,
  isSQLWrapper,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';

type Values<Of> = readonly (Of extends Column ? GetColumnData<Of, 'raw'> : unknown)[];

/** drizzle's, but sends the values as one array: a statement has the same text for any number of them (`named`). */
export const inArray = <Of extends Column | SQL>(of: Of, values: Values<Of> | SQLWrapper): SQL =>
  isSQLWrapper(values) ? inList<SQLWrapper>(of, values) : sql`${of} = any(${arrayOf(of, values)})`;

/** The opposite. */
export const notInArray = <Of extends Column | SQL>(of: Of, values: Values<Of>): SQL =>
  sql`${of} <> all(${arrayOf(of, values)})`;

const arrayOf = (of: Column | SQL, values: readonly unknown[]) =>
  sql.param(is(of, Column) ? values.map((value) => of.mapToDriverValue(value)) : values);
