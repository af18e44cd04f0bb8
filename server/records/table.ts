import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  min,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { jsonRow } from '../db/json-rows';
import { placeholdersFor, prepared, sentAs } from '../db/prepared';
import { hasNoBlock, lastChanges } from '../db/schema';
import { sentTogether, type Tx } from '../db/transaction';
import { Refusal, notFound } from '../contract/errors';
import type { AuditAction, AuditKind, Changes, VersionKind } from '../db/stored-values';
import type { components } from '../../openapi/generated/types';
import { serverText } from '../contract/text';
import { actorIdOf, note, restoring } from '../audit/audit';
import { changesOf } from '../audit/changes';
import { ownOfEach } from '../db/record-columns';
import { keepVersion, type Stamped } from './versions';
import {
  type Counts,
  countLimit,
  countList,
  having,
  idsIn,
  isOpen,
  type Searched,
  searchPage,
  type Tabs,
} from './list-search';
import {
  assertFresh,
  findsKeyword,
  isLastChangeOf,
  isOneOf,
  lastChangedFirst,
  onDays,
  stamp,
} from './records';
import { type BodyCheck, fitting } from './version-fit';
import type { VisibleState } from './visible-state';

/** A table whose rows carry what every record carries, and what those carry that go to the trash: `record()` and `trashed()` in db/columns.ts. */
type TableOfRecords = PgTable &
  Record<'id' | 'createdOn' | 'lastModifiedOn' | 'lastModifiedBy' | 'rowVersion', AnyPgColumn> &
  Partial<Record<'deletedOn' | 'deletedBy' | 'deletedById', AnyPgColumn>>;

/** Which record, and the version that a save was typed on; also what a save answers. */
export interface Saved {
  id: number;
  rowVersion: number;
}

/** What an answer with `x-page-of` holds. */
export type PageOf<Item> = components['schemas']['PageFields'] & { items: Item[] };

interface Options<Row, Computed> {
  /** What the audit trail calls such a record. */
  kind: AuditKind;
  /** What its versions are kept as; without it none are. */
  versions?: VersionKind;
  /** What the audit trail calls this one; none where that would be a visitor's own data. */
  titleOf?: (row: Row, tx: Tx) => string | Promise<string>;
  /** The record that the audit trail counts it to, where that is another: of a website its case. */
  recordIdOf?: (row: Row) => number;
  /** Which part of that record it is, where each part gets an entry of its own. */
  partOf?: (row: Row) => number;
  /** What a change is called; without it, a change of the switch alone is 上架 or 下架, and every other one 修改. */
  actionOf?: (before: Row, after: Row) => AuditAction;
  /** Where a keyword is looked for. */
  search?: readonly AnyPgColumn[];
  /** The one of them that is a telephone number. */
  tel?: AnyPgColumn;
  /** The table has a search index over just these columns (`searchIndex` in db/schema). */
  hasSearchIndex?: boolean;
  status?: AnyPgColumn;
  /** What `startDate` and `endDate` are about: the last change if left out. */
  date?: AnyPgColumn;
  /** Records have a place, among all or within a group, as articles of one type. */
  order?: { group?: AnyPgColumn; place: AnyPgColumn };
  /** What the database works out for each row that is read. */
  computed?: Computed;
}

interface Expressions {
  /** What a visitor sees of a record; lists are filtered by it. */
  visibleState?: SQL<VisibleState>;
  /** Name of the account that handles it. */
  assignee?: SQL<string>;
  /** How many records use it. */
  useCount?: SQL<number>;
}

/** What a list is asked for, besides filters of its own. */
interface PageQuery extends Filters {
  /** From 1. */
  pageNumber?: number;
  pageSize?: number;
  /** The last changed first, for kinds whose changes `lastChanges` in db/schema knows; else in the list's own order. */
  order?: 'lastModifiedOn' | undefined;
}

interface Filters {
  keyword?: string | undefined;
  status?: number | boolean | undefined;
  visibleState?: VisibleState | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

type ValuesOf<Computed> = {
  [Name in keyof Computed]: Computed[Name] extends SQL<infer Value> ? Value : never;
};

/** The title of a copy, within the length of a title. */
function copyTitle(title: string): string {
  const longest = 200 - serverText.copyMark.length;
  return [...title].slice(0, longest).join('') + serverText.copyMark;
}

/** What is the same for every kind of record: finding, listing, saving under lock and version, order, removal to the trash and back. */
export function recordTable<
  Table extends TableOfRecords,
  Computed extends Expressions = Record<never, never>,
>(
  table: Table,
  {
    kind,
    versions,
    titleOf = () => '',
    recordIdOf = ({ id }) => id,
    partOf,
    actionOf,
    search = [],
    tel,
    hasSearchIndex = false,
    status,
    date = table.lastModifiedOn,
    order,
    computed,
  }: Options<Table['$inferSelect'] & Saved, Computed>,
) {
  type Row = Table['$inferSelect'] & Saved & ValuesOf<Computed>;
  type Values = Partial<Table['$inferInsert']>;
  const name = getTableName(table);
  const savedOf = ({ id, rowVersion }: Row): Saved => ({ id, rowVersion });
  // What `record()` in db/columns.ts gives every such row.
  const stampedOf = (row: Row) => row as Row & Stamped;
  const live = table.deletedOn && isNull(table.deletedOn);
  // drizzle knows a table's columns only where the table is a concrete one.
  const plain: PgTable = table;
  const changes = (values: object) => values as PgUpdateSetSource<PgTable>;
  const rowsOf = (rows: object[]) => rows as Row[];
  const firstOf = (rows: object[]): Row => {
    const [row] = rowsOf(rows);
    if (!row) throw notFound();
    return row;
  };
  const columns = { ...getTableColumns(plain), ...computed };
  const blocks = getTableColumns(plain)['parts'];
  const searched: Searched = { table: plain, id: table.id, columns: search, tel, isIndexed: hasSearchIndex };

  const whole = { row: jsonRow<Row>(columns) };
  const byId = (db: Db, statement: string) =>
    db
      .select(whole)
      .from(plain)
      .where(and(eq(table.id, sql.placeholder('id')), live))
      .prepare(statement);
  const byIdLocked = (inTrashToo: boolean) => (db: Db, statement: string) =>
    db
      .select(whole)
      .from(plain)
      .where(and(eq(table.id, sql.placeholder('id')), inTrashToo ? undefined : live))
      .for('update')
      .prepare(statement);

  const all = getTableColumns(plain);
  const writtenOf = (columnNames: readonly string[]) =>
    Object.fromEntries(
      [...columnNames, 'rowVersion'].flatMap((column) => (all[column] ? [[column, all[column]]] : [])),
    );

  const changing = (columnNames: readonly string[], inTrashToo: boolean) => (db: Db, statement: string) =>
    db
      .update(plain)
      .set(changes({ ...placeholdersFor(columnNames), rowVersion: sql`${table.rowVersion} + 1` }))
      .where(and(eq(table.id, sql.placeholder('id')), inTrashToo ? undefined : live))
      .returning(writtenOf(columnNames))
      .prepare(statement);

  /** One record; throws 404. */
  async function find(db: Db, id: number): Promise<Row> {
    const [found] = await prepared(db, `find_${name}`, byId).execute({ id });
    if (!found) throw notFound();
    return found.row;
  }

  /** One record, locked until the end of the transaction; throws 404, and 409 when it is no longer at `rowVersion`. */
  async function lock(tx: Tx, { id, rowVersion }: Saved): Promise<Row> {
    const row = await lockAny(tx, id);
    assertFresh(row, rowVersion);
    return row;
  }

  /** One record of any version, locked until the end of the transaction; throws 404. */
  async function lockAny(tx: Tx, id: number, inTrashToo = false): Promise<Row> {
    const statement = inTrashToo ? `lock_any_${name}` : `lock_${name}`;
    const [found] = await prepared(tx, statement, byIdLocked(inTrashToo)).execute({ id });
    if (!found) throw notFound();
    hold(tx, found.row);
    return found.row;
  }

  /** Says that this row was locked in this transaction by another query, so that a change need not read it again. */
  function hold(tx: Tx, row: Row): void {
    tx.trail.rows.set(`${name} ${row.id}`, row);
  }

  /** Adds a record. */
  async function add(tx: Tx, values: Table['$inferInsert'], by: string): Promise<Saved> {
    const added = firstOf(
      await tx
        .insert(plain)
        .values({ ...values, ...stamp(by, actorIdOf(tx)) } as PgInsertValue<PgTable>)
        .returning(),
    );
    await tell(tx, added, 'create');
    if (versions) await keepVersion(tx, versions, null, stampedOf(added));
    return savedOf(added);
  }

  /** What a copy of a record begins with: its content, switched off, without its times, its title told apart; throws 404. */
  async function copyOf(tx: Tx, id: number): Promise<Row> {
    const row = await lockAny(tx, id);
    const content = Object.fromEntries(Object.entries(row).filter(([column]) => !ownOfEach.has(column)));
    return { ...content, ...('title' in row ? { title: copyTitle(String(row.title)) } : {}) } as Row;
  }

  /**
   * Writes to a record of any version, and counts the version up: for a switch, and for a record that is locked. Throws
   * 404, also for a record in the trash unless `inTrashToo`.
   */
  async function change(
    tx: Tx,
    id: number,
    values: Values,
    by: string,
    { inTrashToo = false } = {},
  ): Promise<Saved> {
    const written = Object.entries({ ...values, ...stamp(by, actorIdOf(tx)) }).filter(
      ([, value]) => value !== undefined,
    );
    const columnNames = written.map(([column]) => column);
    const statement = `${inTrashToo ? 'change_any' : 'change'}_${name} ${columnNames.join()}`;
    const update = prepared(tx, statement, changing(columnNames, inTrashToo));
    const sent = { ...sentAs(plain, Object.fromEntries(written)), id };
    // The second is done under the lock of the first.
    const [before, stored] = await sentTogether(
      // What was written under this key was such a row.
      (tx.trail.rows.get(`${name} ${id}`) as Row | undefined) ?? lockAny(tx, id, inTrashToo),
      update.execute(sent),
    );
    const after = { ...before, ...firstOf(stored) };
    hold(tx, after);
    const changed = changesOf(before, after);
    await tell(
      tx,
      after,
      tx.trail.restoredFrom
        ? 'restoreVersion'
        : (actionOf?.(before, after) ?? (isSwitched(changed.after) ? switchOf(after) : 'update')),
      changed,
    );
    if (versions) await keepVersion(tx, versions, stampedOf(before), stampedOf(after), tx.trail.restoredFrom);
    return savedOf(after);
  }

  /**
   * Saves what a version holds as the newest one; `correct` says what must be otherwise now. Throws 404 for a version of
   * another record, 409 when the record is no longer at `rowVersion`, and 400 for what the contract takes no more.
   */
  async function bringBack(
    tx: Tx,
    saved: Saved,
    version: { kind: VersionKind; recordId: number; at: Date; data: Changes },
    by: string,
    checkBody: BodyCheck,
    correct: (values: Values, row: Row) => Values | Promise<Values>,
  ): Promise<Saved> {
    if (version.recordId !== saved.id) throw notFound();
    const row = await lock(tx, saved);
    restoring(tx, version.at);
    // Written from such a row; a column that is newer keeps its value, one that is no more is left out.
    const known = Object.entries(version.data).filter(([column]) => column in getTableColumns(plain));
    const values = (await fitting(tx, checkBody, version.kind, row, Object.fromEntries(known))) as Values;
    return change(tx, saved.id, { ...values, ...(await correct(values, row)) }, by);
  }

  /** Saves a record of this version; throws 404 and 409. */
  async function save(tx: Tx, saved: Saved, values: Values, by: string): Promise<Saved> {
    await lock(tx, saved);
    return change(tx, saved.id, values, by);
  }

  /** True when a change was that of the list's switch alone. */
  function isSwitched(changed: object): boolean {
    const names = Object.keys(changed);
    return status !== undefined && names.length === 1 && names[0] === 'status';
  }

  const switchOf = (row: Row): AuditAction => ('status' in row && row.status === 1 ? 'online' : 'offline');

  /** Notes in the audit trail what is being done to a record. */
  async function tell(
    tx: Tx,
    row: Row,
    action: AuditAction,
    changed?: { before: Changes; after: Changes },
  ): Promise<void> {
    note(tx, {
      kind,
      recordId: recordIdOf(row),
      ...(partOf ? { part: partOf(row) } : {}),
      title: await titleOf(row, tx),
      action,
      ...changed,
    });
  }

  /** Moves a record to the trash, where all but its restoring, its purging and the trash's list passes it by; throws 404. */
  async function remove(tx: Tx, id: number, by: string): Promise<void> {
    const gone = firstOf(
      await tx
        .update(plain)
        .set(changes({ deletedOn: sql`now()`, deletedBy: by, deletedById: actorIdOf(tx) }))
        .where(and(eq(table.id, id), live))
        .returning(),
    );
    await tell(tx, gone, 'delete');
  }

  /** Takes a record back out of the trash, at the version that it had; throws 404 when it is not there. */
  async function restore(tx: Tx, id: number): Promise<Saved> {
    const back = firstOf(
      await tx
        .update(plain)
        .set(changes({ deletedOn: null, deletedBy: null, deletedById: null }))
        .where(and(eq(table.id, id), inTrash()))
        .returning(),
    );
    await tell(tx, back, 'restore');
    return savedOf(back);
  }

  /** Deletes a record for ever; throws 404 when it is not in the trash. */
  async function purge(tx: Tx, id: number): Promise<void> {
    const gone = firstOf(
      await tx
        .delete(plain)
        .where(and(eq(table.id, id), inTrash()))
        .returning(),
    );
    await tell(tx, gone, 'purge');
  }

  /** What a list's filters mean for this table. */
  function matching({ keyword, ...filters }: Filters): SQL | undefined {
    return and(findsKeyword(keyword, search, tel), narrowed(filters));
  }

  /** The same without the keyword. */
  function narrowed({ status: wanted, visibleState, startDate, endDate }: Filters): SQL | undefined {
    return and(
      wanted === undefined || !status ? undefined : eq(status, wanted),
      visibleState && computed?.visibleState ? eq(computed.visibleState, visibleState) : undefined,
      // Said beside the state, as the index of these few knows it by that.
      visibleState === 'empty' && blocks ? hasNoBlock(blocks) : undefined,
      ...onDays(date, startDate, endDate),
    );
  }

  /** A list the last changed first: the index of these changes tells which rows come, and the rows alone in which order. */
  const changedFirst = {
    join: { table: lastChanges, on: isLastChangeOf(kind, table.id) },
    orderBy: lastChangedFirst,
    onPage: [desc(table.lastModifiedOn), desc(table.id)],
  };

  /**
   * Which rows stand on one page, the order to read them in, `inOrder` unless another was asked for, and how many there
   * are in all and in each tab. `also`: the list's own filters.
   */
  async function pageOf(
    db: Db,
    { keyword, pageNumber = 1, pageSize = 10, order: wanted, ...filters }: PageQuery,
    inOrder: SQL[],
    { also, tabs }: { also?: SQL | undefined; tabs?: Tabs } = {},
  ): Promise<{ isOnPage: SQL; orderBy: SQL[]; counts: () => Promise<Counts> }> {
    const where = and(live, narrowed(filters), also);
    const { join, orderBy, onPage } = wanted
      ? changedFirst
      : { join: undefined, orderBy: inOrder, onPage: inOrder };
    const range = { join, where, orderBy, limit: pageSize, offset: (pageNumber - 1) * pageSize };
    if (keyword?.trim()) {
      const { ids, counts } = await searchPage(db, searched, keyword, { ...range, tabs });
      return { isOnPage: inArray(table.id, ids), orderBy: onPage, counts };
    }
    // Columns are read of the rows of the page alone, not of all those before it.
    const ids = idsIn(db, searched, { ...range, where: and(where, isOpen(tabs)) });
    const counts = () => countList(db, plain, where, tabs);
    return { isOnPage: isOneOf(table.id, ids), orderBy: onPage, counts };
  }

  /** The ids of the newest rows that have the keyword, at most as many; `also` narrows them. */
  async function newestWith(db: Db, keyword: string, most: number, also?: SQL): Promise<number[]> {
    const where = and(live, also);
    const range = { where, orderBy: [desc(table.id)], limit: most, offset: 0 };
    return (await searchPage(db, searched, keyword, range)).ids;
  }

  /** One page of rows with how many there are; `narrowing` is as for `pageOf`. */
  async function page(db: Db, query: PageQuery, inOrder: SQL[], narrowing?: Parameters<typeof pageOf>[3]) {
    const { pageNumber = 1, pageSize = 10 } = query;
    const { isOnPage, orderBy, counts } = await pageOf(db, query, inOrder, narrowing);
    const [rows, { total, of }] = await Promise.all([
      db
        .select(columns)
        .from(plain)
        .where(isOnPage)
        .orderBy(...orderBy),
      counts(),
    ]);
    return { rows: rowsOf(rows), countOf: of, page: { totalCount: total, countLimit, pageNumber, pageSize } };
  }

  /** A place before all others of a group, or of all without one. */
  async function firstPlace(tx: Tx, group?: number): Promise<number> {
    const { inGroup, place } = ordered(group);
    // Two that come at the same moment get two places: the second waits for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), ${group ?? 0})`);
    const [first] = await tx
      .select({ place: min(place) })
      .from(plain)
      .where(and(inGroup, live));
    return Number(first?.place ?? 1) - 1;
  }

  /** Gives the records of a group, or all, a new, dense order; refused when the ids are not just theirs. */
  async function sort(tx: Tx, ids: readonly number[], group?: number | SQL): Promise<void> {
    const { inGroup, place } = ordered(group);
    const rows = await tx
      .select({ id: table.id })
      .from(plain)
      .where(and(inGroup, live))
      .orderBy(asc(table.id))
      .for('update');
    const wanted = new Set(ids);
    const isComplete = rows.length === ids.length && rows.every(({ id }) => wanted.has(Number(id)));
    if (!isComplete || wanted.size !== ids.length) throw new Refusal('badOrder');
    await tx.execute(
      sql`update ${table} set ${sql.identifier(place.name)} = o.place from unnest(${sql.param(ids)}::int[]) with ordinality as o(id, place) where ${table.id} = o.id`,
    );
    note(tx, { kind, action: 'sort', after: { count: ids.length } });
  }

  function inTrash(): SQL {
    if (!table.deletedOn) throw new Error(`${name} has no trash`);
    return isNotNull(table.deletedOn);
  }

  function ordered(group: number | SQL | undefined) {
    if (!order) throw new Error(`${name} has no order`);
    return { place: order.place, inGroup: order.group && eq(order.group, group) };
  }

  return {
    live,
    find,
    lock,
    hold,
    add,
    copyOf,
    change,
    save,
    bringBack,
    remove,
    restore,
    purge,
    matching,
    /** That a row has the keyword, for a query that only few rows answer. */
    having: (keyword: string) => having(searched, keyword),
    pageOf,
    page,
    newestWith,
    firstPlace,
    sort,
  };
}
