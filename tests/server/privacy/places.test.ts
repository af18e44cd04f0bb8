import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../../server/base/db/schema';
import { holdsNone, places } from '../../../server/subjects/privacy/places';

/** Columns of fixed length are hashes and tokens. */
const texts = /^(?:text|varchar|char|jsonb|json)/;
const columns = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => texts.test(column.getSQLType()))
      .map((column) => ({
        table: getTableName(table),
        column: `${getTableName(table)}.${column.name}`,
        isFixed: column.getSQLType().startsWith('char('),
      })),
  );
const held = new Set(
  Object.values(places).flatMap((place) =>
    Object.entries<readonly string[]>(place.columns).flatMap(([table, names]) =>
      names.map((name) => `${table}.${name}`),
    ),
  ),
);

it('every column of text or JSON is listed as having personal data, or none with a reason', () => {
  const unknown = columns.filter(
    ({ table, column, isFixed }) => !isFixed && !held.has(column) && !holdsNone[table] && !holdsNone[column],
  );
  expect(unknown.map(({ column }) => column)).toEqual([]);
});

it('no column is in both lists, and all exist', () => {
  const all = new Set(columns.flatMap(({ table, column }) => [table, column]));
  expect([...held, ...Object.keys(holdsNone)].filter((name) => !all.has(name))).toEqual([]);
  expect([...held].filter((column) => holdsNone[column] || holdsNone[column.split('.')[0] ?? ''])).toEqual(
    [],
  );
});
