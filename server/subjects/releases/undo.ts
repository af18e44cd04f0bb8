import { eq } from 'drizzle-orm';
import { reasonOf } from '../approvals/rules/assertion';
import type { Bodies } from '../../base/contract/bodies';
import { Refusal } from '../../base/contract/errors';
import { dayMs } from '../../base/contract/taipei-time';
import { databaseTime } from '../../base/db/clock';
import { inSavepoint } from '../../base/db/savepoint';
import { releaseItems } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { Claim } from '../../../openapi/generated/claims';
import type { components } from '../../../openapi/generated/types';
import { mayAct } from '../../access/identity/direct-calls';
import { lockSiteOfCase } from '../sites/locks';
import type { BodyCheck } from '../../records/version-fit';
import { actOf, bringBack } from './carry-out';
import type { ItemRow } from './items';
import { presentIfThere } from './present';
import { itemsOf, releaseRecords } from './records';
import { inLockOrder, noteItems, ranOf, refusalText, storeReason } from './run';
import { releaseText as text } from './text';
import { undoEffects } from './undo-effects';

/** Days in which a release can be undone. */
const undoDays = 30;

/** Restores what was public before a release; what visitors see otherwise since stays. Throws 404, 409 and `releaseNotUndone`. */
export async function undoRelease(
  tx: Tx,
  { id, rowVersion, emergencyReason }: Bodies['undoRelease'] & { id: number },
  caller: { name: string; claims: ReadonlySet<Claim> },
  checkBody: BodyCheck,
): Promise<components['schemas']['ReleaseRan']> {
  const release = await releaseRecords.lock(tx, { id, rowVersion });
  const now = await databaseTime(tx);
  const done = (await itemsOf(tx, [id])).filter(({ result }) => result === 'done');
  if (!release.ranOn || done.length === 0) {
    throw new Refusal('releaseNotUndone', release.undoneOn ? text.undone : text.notRun);
  }
  if (now > undoEnd(release.ranOn)) throw new Refusal('releaseNotUndone', text.tooOld(undoDays));
  reasonOf(emergencyReason);
  const restored: ItemRow[] = [];
  const left: ItemRow[] = [];
  for (const item of inLockOrder(done)) {
    const undoing = { by: caller.name, checkBody, emergencyReason, now };
    const reason = await reasonToKeep(tx, item, caller, undoing);
    if (reason === null) restored.push(item);
    else {
      left.push(item);
      await storeReason(tx, item, reason);
    }
  }
  if (restored.length === 0) return ranOf(tx, id, 0, left.length);
  await releaseRecords.change(tx, id, { undoneOn: now }, caller.name);
  noteItems(tx, id, 'done', restored);
  noteItems(tx, id, 'left', left);
  return ranOf(tx, id, restored.length, left.length);
}

/** Time until which a release can be undone. */
export const undoEnd = (ranOn: Date) => new Date(ranOn.getTime() + undoDays * dayMs);

/** Restores an item; the reason if it stays as it is. */
async function reasonToKeep(
  tx: Tx,
  item: ItemRow,
  { name, claims }: { name: string; claims: ReadonlySet<Claim> },
  { now, ...undoing }: Parameters<typeof bringBack>[2] & { now: Date },
): Promise<string | null> {
  try {
    return await inSavepoint(tx, async () => {
      if (!mayAct(claims, actOf(item))) return text.mayNot(name, item.kind);
      if (item.kind === 'site') await lockSiteOfCase(tx, item.recordId);
      const found = { item, present: await presentIfThere(tx, item, now) };
      const undo = (await undoEffects(tx, [found])).get(item.id);
      if (undo?.effect === 'stays') return undo.says;
      await bringBack(tx, item, undoing);
      await tx.update(releaseItems).set({ result: 'undone', reason: '' }).where(eq(releaseItems.id, item.id));
      return null;
    });
  } catch (error) {
    const isUnapproved = error instanceof Refusal && error.code === 'approvalMissing';
    const reason = refusalText(error);
    return isUnapproved ? text.needsApproval(reason) : reason;
  }
}
