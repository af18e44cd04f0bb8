import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { actorIdOf } from '../../base/audit/audit';
import { changesOf } from '../../base/audit/changes';
import { serverText } from '../../base/contract/text';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import { placeholdersFor, prepared, sentAs } from '../../base/db/prepared';
import { ownOfEach } from '../../base/db/record-columns';
import { awaitInOrder, type Tx } from '../../base/db/transaction';
import { stamp } from '../records';
import { type Stamped, storeFirstVersions, storeVersion } from '../versions';
import { firstAs, type RecordContext, rowsAs, type Saved } from './context';
import type { ActionRecorder } from './action-recorder';
import type { Locks } from './lock';

const maxTitleLength = 200;

/** Adding, copying and changing records. */
export function changing<Row extends Saved>(
  context: RecordContext<Row>,
  { lock, lockAny, rememberLocked, lockedRow }: Locks<Row>,
  { recordAction, actionOf }: ActionRecorder<Row>,
) {
  const { plain, name, options } = context;

  async function add(tx: Tx, values: object, by: string): Promise<Saved> {
    const added = firstAs(
      context,
      await tx
        .insert(plain)
        .values({ ...values, ...stamp(by, actorIdOf(tx)) } as PgInsertValue<PgTable>)
        .returning(),
    );
    await recordAction(tx, added, 'create');
    if (options.versions) await storeVersion(tx, options.versions, null, stampedOf(added));
    await options.stored?.(tx, null, added);
    return savedOf(added);
  }

  /** Adds many records with few statements; resolves to them in order. */
  async function addMany(tx: Tx, values: readonly object[], by: string): Promise<Saved[]> {
    const stamped = values.map(
      (each) => ({ ...each, ...stamp(by, actorIdOf(tx)) }) as PgInsertValue<PgTable>,
    );
    const added = rowsAs(context, await tx.insert(plain).values(stamped).returning());
    for (const row of added) await recordAction(tx, row, 'create');
    if (options.versions) await storeFirstVersions(tx, options.versions, added.map(stampedOf));
    // Offline content of one author needs no call: the author is also stored as its last editor.
    const noted = tx.trail.furtherAuthors
      ? added
      : added.filter((row) => 'status' in row && row.status === ContentStatus.online);
    for (const row of noted) await options.stored?.(tx, null, row);
    return added.map(savedOf);
  }

  /** Values of a copy: the content, with a marked title, offline and without its times. Throws 404. */
  async function copyOf(tx: Tx, id: number): Promise<Row> {
    const row = await lockAny(tx, id);
    tx.trail.copied = row;
    const content = Object.fromEntries(Object.entries(row).filter(([column]) => !ownOfEach.has(column)));
    return { ...content, ...('title' in row ? { title: copyTitle(String(row.title)) } : {}) } as Row;
  }

  /**
   * Writes to a record at any version, for status switches and locked records. Throws 404, also in the trash
   * unless `inTrashToo`.
   */
  async function change(
    tx: Tx,
    id: number,
    values: object,
    by: string,
    { inTrashToo = false } = {},
  ): Promise<Saved> {
    const written = Object.entries({ ...values, ...stamp(by, actorIdOf(tx)) }).filter(
      ([, value]) => value !== undefined,
    );
    const columnNames = written.map(([column]) => column);
    const statement = `${inTrashToo ? 'change_any' : 'change'}_${name} ${columnNames.join()}`;
    const update = prepared(tx, statement, updateOf(context, columnNames, inTrashToo));
    // The update runs under the lock of the first statement.
    const [before, stored] = await awaitInOrder(
      lockedRow(tx, id) ?? lockAny(tx, id, inTrashToo),
      update.execute({ ...sentAs(plain, Object.fromEntries(written)), id }),
    );
    const after = { ...before, ...firstAs(context, stored) };
    rememberLocked(tx, after);
    const changed = changesOf(before, after, options.personal);
    const { restoredFrom } = tx.trail;
    const action = restoredFrom ? 'restoreVersion' : actionOf(before, after, Object.keys(changed.after));
    await recordAction(tx, after, action, changed);
    if (options.versions) {
      await storeVersion(tx, options.versions, stampedOf(before), stampedOf(after), restoredFrom);
    }
    await options.stored?.(tx, before, after);
    return savedOf(after);
  }

  /** Changes a record that still has this version; throws 404 and 409. */
  async function save(tx: Tx, saved: Saved, values: object, by: string): Promise<Saved> {
    await lock(tx, saved);
    return change(tx, saved.id, values, by);
  }

  return { add, addMany, copyOf, change, save };
}

const savedOf = ({ id, rowVersion }: Saved): Saved => ({ id, rowVersion });
// `record()` in db/columns.ts gives every such row these columns.
const stampedOf = (row: Saved) => row as Stamped;

const updateOf =
  <Row extends Saved>(
    { table, plain, live }: RecordContext<Row>,
    columnNames: readonly string[],
    inTrashToo: boolean,
  ) =>
  (db: Db) =>
    db
      .update(plain)
      .set(setOf({ ...placeholdersFor(columnNames), rowVersion: sql`${table.rowVersion} + 1` }))
      .where(and(eq(table.id, sql.placeholder('id')), inTrashToo ? undefined : live))
      .returning(columnsOf(plain, [...columnNames, 'rowVersion']));

/** Values for an UPDATE of a table without column types. */
export const setOf = (values: object) => values as PgUpdateSetSource<PgTable>;

function columnsOf(table: PgTable, names: readonly string[]) {
  const all = getTableColumns(table);
  return Object.fromEntries(names.flatMap((column) => (all[column] ? [[column, all[column]]] : [])));
}

/** Title of a copy, within the maximum length of a title. */
function copyTitle(title: string): string {
  const room = maxTitleLength - serverText.copyMark.length;
  return [...title].slice(0, room).join('') + serverText.copyMark;
}
