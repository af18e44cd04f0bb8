import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../../server/db/schema';
import { holdsNone, places } from '../../../server/privacy/places';

const texts = /^(?:text|varchar|char|jsonb|json|bytea)/;
const columns = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => texts.test(column.getSQLType()) && column.getSQLType() !== 'bytea')
      .map((column) => [getTableName(table), `${getTableName(table)}.${column.name}`] as const),
  );
const held = new Set(
  Object.values(places).flatMap((place) =>
    Object.entries<readonly string[]>(place.columns).flatMap(([table, names]) =>
      names.map((name) => `${table}.${name}`),
    ),
  ),
);

it('every column of text or JSON is a place with personal data, or holds none for a reason', () => {
  const unknown = columns.filter(
    ([table, column]) => !held.has(column) && !holdsNone[table] && !holdsNone[column],
  );
  expect(unknown.map(([, column]) => column)).toEqual([]);
});

it('no column is in both lists, and none is of the past', () => {
  const all = new Set<string>(columns.flat());
  expect([...held, ...Object.keys(holdsNone)].filter((name) => !all.has(name))).toEqual([]);
  expect([...held].filter((column) => holdsNone[column] || holdsNone[column.split('.')[0] ?? ''])).toEqual(
    [],
  );
});
