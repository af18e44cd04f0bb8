import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { replacementItems, replacements } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { dayMs } from '../../base/contract/taipei-time';
import { recordTable } from '../../records/table';
import { replaceText as text } from './text';

export type ReplacementRow = typeof replacements.$inferSelect;
export type ItemRow = typeof replacementItems.$inferSelect;

/** Days in which a replacement can be undone. */
export const undoDays = 30;

/** Time until which a replacement can be undone. */
export const undoEnd = ({ createdOn }: Pick<ReplacementRow, 'createdOn'>) =>
  new Date(createdOn.getTime() + undoDays * dayMs);

export const titleOf = ({ find, replacement }: Pick<ReplacementRow, 'find' | 'replacement'>) =>
  text.title(find, replacement);

/** Records of replacements, with one audit entry for each act. */
export const replacementRecords = recordTable(replacements, {
  kind: 'replacement',
  titleOf,
  actionOf: (before, after) =>
    before.undoneOn?.getTime() === after.undoneOn?.getTime() ? 'update' : 'undoReplace',
});

/** Items of replacements, by one statement. */
export const itemsOf = (db: Db, replacementIds: readonly number[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(replacementItems)
    .where(inArray(replacementItems.replacementId, [...replacementIds]))
    .orderBy(asc(replacementItems.id));

/** Stores what became of an item. */
export const markItem = (tx: Tx, id: number, state: ItemRow['state'], reason = '') =>
  tx
    .update(replacementItems)
    .set({ state, reason: [...reason].slice(0, 500).join('') })
    .where(eq(replacementItems.id, id));
