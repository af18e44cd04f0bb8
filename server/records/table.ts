import type { Tx } from '../base/db/transaction';
import { changing } from './table/change';
import {
  contextOf,
  type Expressions,
  type Options,
  type Saved,
  type TableOfRecords,
  type ValuesOf,
} from './table/context';
import { actionRecorderOf } from './table/action-recorder';
import { finding } from './table/find';
import { listing } from './table/list';
import { locking } from './table/lock';
import { ordering } from './table/order';
import { trashing } from './table/trash';
import { type StoredVersion, versioning } from './table/versions';
import type { BodyCheck } from './version-fit';

export { isUnedited, type Saved } from './table/context';
export type { PageOf, PageQuery } from './table/list';

/** Shared behaviour of all records: find, list, lock, save, order, trash. */
export function recordTable<
  Table extends TableOfRecords,
  Computed extends Expressions = Record<never, never>,
>(table: Table, options: Options<Table['$inferSelect'] & Saved, Computed>) {
  type Row = Table['$inferSelect'] & Saved & ValuesOf<Computed>;
  type Values = Partial<Table['$inferInsert']>;

  const context = contextOf<Row>(table, options);
  const locks = locking(context);
  const actionRecorder = actionRecorderOf(context);
  const { add, addMany, copyOf, change, save } = changing(context, locks, actionRecorder);
  const { bringBack } = versioning<Row, Values>(context, locks, change);

  return {
    live: context.live,
    ...finding(context),
    ...listing(context),
    lock: locks.lock,
    rememberLocked: locks.rememberLocked,
    copyOf,
    // Accepts columns of this table only.
    add: (tx: Tx, values: Table['$inferInsert'], by: string) => add(tx, values, by),
    addMany: (tx: Tx, values: readonly Table['$inferInsert'][], by: string) => addMany(tx, values, by),
    change: (tx: Tx, id: number, values: Values, by: string, where?: { inTrashToo?: boolean }) =>
      change(tx, id, values, by, where),
    save: (tx: Tx, saved: Saved, values: Values, by: string) => save(tx, saved, values, by),
    bringBack: (
      tx: Tx,
      saved: Saved,
      version: StoredVersion,
      by: string,
      checkBody: BodyCheck,
      correct: (values: Values, row: Row) => Values | Promise<Values>,
    ) => bringBack(tx, saved, version, by, checkBody, correct),
    ...trashing(context, actionRecorder),
    ...ordering(context),
  };
}
