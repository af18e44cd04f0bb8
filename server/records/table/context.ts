import { getTableColumns, getTableName, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../../base/contract/errors';
import type { AuditAction, AuditKind, VersionKind } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { VisibleState } from '../visible-state';

/**
 * A table with the columns of every record, and of the trash if it has one: `record()` and `trashed()` in
 * db/columns.ts.
 */
export type TableOfRecords = PgTable &
  Record<'id' | 'createdOn' | 'lastModifiedOn' | 'lastModifiedBy' | 'rowVersion', AnyPgColumn> &
  Partial<Record<'deletedOn' | 'deletedBy' | 'deletedById', AnyPgColumn>>;

/** Id and version of a record: the base version in a save, the new one in an answer. */
export interface Saved {
  id: number;
  rowVersion: number;
}

export interface Options<Row, Computed> {
  /** Kind of these records in the audit trail. */
  kind: AuditKind;
  /** Kind of the stored versions; none are stored without it. */
  versions?: VersionKind;
  /** Title in the audit trail; empty if it would be personal data of a visitor. */
  titleOf?: (row: Row, tx: Tx) => string | Promise<string>;
  /** Columns with personal data of a visitor, which the audit trail omits. */
  personal?: readonly (keyof Row & string)[];
  /** Subject in the audit trail, if it is another record: for a site its case. */
  recordIdOf?: (row: Row) => number;
  /** Part of that subject, if each part gets its own entry. */
  partOf?: (row: Row) => number;
  /** Action of a change. Default: 上架 or 下架 if only the status changed, otherwise 修改. */
  actionOf?: (before: Row, after: Row) => AuditAction;
  /** Called within each save with the former record, null for a new one; a refusal reverts the save. */
  stored?: (tx: Tx, before: Row | null, after: Row) => Promise<void>;
  /** Columns searched for a keyword. */
  search?: readonly AnyPgColumn[];
  /** Column of the telephone number among them. */
  tel?: AnyPgColumn;
  /** The table has a search index over exactly these columns (`searchIndex` in db/schema). */
  hasSearchIndex?: boolean;
  status?: AnyPgColumn;
  /** Column that `startDate` and `endDate` filter; by default the last change. */
  date?: AnyPgColumn;
  /** Position of a record among all, or within a group such as articles of one type. */
  order?: { group?: AnyPgColumn; place: AnyPgColumn };
  /** Expressions read with each row. */
  computed?: Computed;
}

export interface Expressions {
  /** Visible state of a record, used by filters of lists. */
  visibleState?: SQL<VisibleState>;
  /** Name of the account that handles it. */
  assignee?: SQL<string>;
  /** Number of records that use it. */
  useCount?: SQL<number>;
}

export type ValuesOf<Computed> = {
  [Name in keyof Computed]: Computed[Name] extends SQL<infer Value> ? Value : never;
};

/** Shared state of the modules of one table. */
export interface RecordContext<Row extends Saved> {
  table: TableOfRecords;
  /** The table typed for drizzle's builder, which needs a concrete table. */
  plain: PgTable;
  /** Name in the database. */
  name: string;
  columns: Record<string, AnyPgColumn | SQL>;
  /** Not in the trash; undefined for a table without one. */
  live: SQL | undefined;
  options: Options<Row, Expressions>;
}

export function contextOf<Row extends Saved>(
  table: TableOfRecords,
  options: Options<Row, Expressions>,
): RecordContext<Row> {
  const plain: PgTable = table;
  return {
    table,
    plain,
    name: getTableName(table),
    columns: { ...getTableColumns(plain), ...options.computed },
    live: table.deletedOn && isNull(table.deletedOn),
    options,
  };
}

/** Rows of a query without column types, as rows of the context's table. */
export function rowsAs<Row extends Saved>(_context: RecordContext<Row>, rows: object[]): Row[] {
  return rows as Row[];
}

/** The first of such rows; throws 404 when there is none. */
export function firstAs<Row extends Saved>(context: RecordContext<Row>, rows: object[]): Row {
  const [row] = rowsAs(context, rows);
  if (!row) throw notFound();
  return row;
}

/** Condition of records unchanged since the given versions. */
export function isUnedited(
  { id, rowVersion }: Pick<TableOfRecords, 'id' | 'rowVersion'>,
  saved: readonly Saved[],
): SQL<boolean> {
  const column = (name: keyof Saved) => sql.param(saved.map((each) => each[name]));
  return sql<boolean>`(${id}, ${rowVersion}) in (select * from unnest(${column('id')}::int[], ${column('rowVersion')}::int[]))`;
}
