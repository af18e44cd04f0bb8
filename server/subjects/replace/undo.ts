import { eq } from 'drizzle-orm';
import type { Bodies } from '../../base/contract/bodies';
import { Refusal } from '../../base/contract/errors';
import { kindNames } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { note } from '../../base/audit/audit';
import { databaseTime } from '../../base/db/clock';
import { inSavepoint } from '../../base/db/savepoint';
import { releases } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { mayAct, saveActs } from '../../access/identity/direct-calls';
import type { BodyCheck } from '../../records/version-fit';
import { deleteRelease } from '../releases/releases';
import { publishParts } from '../sites/theme-changes';
import type { ReplaceAct } from './act';
import { inLockOrder, lockTarget, refusalText, saveTarget, versionOf } from './changing';
import { type ItemRow, itemsOf, markItem, replacementRecords, titleOf, undoDays, undoEnd } from './records';
import { replaceText as text } from './text';

interface Undoing {
  caller: ReplaceAct['caller'];
  checkBody: BodyCheck;
  note: string;
}

/** Restores the texts before a replacement; records changed since stay. Throws 404, 409 and `replaceNotUndone`. */
export async function undoReplacement(
  tx: Tx,
  { id, rowVersion }: Bodies['undoReplacement'] & { id: number },
  caller: ReplaceAct['caller'],
  checkBody: BodyCheck,
): Promise<components['schemas']['ReplacementUndone']> {
  const replacement = await replacementRecords.lock(tx, { id, rowVersion });
  const now = await databaseTime(tx);
  if (replacement.undoneOn) throw new Refusal('replaceNotUndone', text.undone);
  if (now > undoEnd(replacement)) throw new Refusal('replaceNotUndone', text.tooOld(undoDays));
  const undoing = { caller, checkBody, note: text.undoNote(titleOf(replacement)) };
  tx.trail.versionNote = [...undoing.note].slice(0, 200).join('');
  const ran = await endRelease(tx, replacement.releaseId);
  const items = inLockOrder((await itemsOf(tx, [id])).filter(({ state }) => state !== 'left'));
  const reasons = new Map<number, string | null>();
  for (const item of items) reasons.set(item.id, await reasonToKeep(tx, item, undoing, ran));
  for (const item of items) {
    if (reasons.get(item.id) === null) reasons.set(item.id, await restore(tx, item, undoing));
  }
  const kept = items.filter((item) => reasons.get(item.id) !== null);
  const restored = items.filter((item) => reasons.get(item.id) === null);
  if (restored.length === 0) {
    throw new Refusal('replaceNotUndone', reasons.get(kept[0]?.id ?? 0) ?? text.nothing);
  }
  for (const item of kept) await markItem(tx, item.id, 'kept', reasons.get(item.id) ?? '');
  for (const item of restored) await markItem(tx, item.id, 'undone');
  const saved = await replacementRecords.change(tx, id, { undoneOn: now }, caller.name);
  noteItems(tx, id, { doneItems: restored, leftItems: kept });
  return { restored: restored.length, left: kept.length, rowVersion: saved.rowVersion };
}

/** Deletes the release that waits; its name if it has gone live. */
async function endRelease(tx: Tx, releaseId: number | null): Promise<string | null> {
  if (releaseId === null) return null;
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('update');
  if (!release) return null;
  if (release.ranOn && !release.undoneOn) return release.name;
  if (!release.ranOn) await deleteRelease(tx, releaseId);
  return null;
}

/** Why an item stays as it is; null if it can be restored. All are asked before the first is written. */
async function reasonToKeep(
  tx: Tx,
  item: ItemRow,
  { caller }: Undoing,
  ran: string | null,
): Promise<string | null> {
  if (ran !== null && item.state === 'waiting') return text.inRelease(ran);
  if (!item.before) return item.state === 'waiting' ? null : text.tooOld(undoDays);
  if (!mayAct(caller.claims, saveActs[item.kind])) return text.mayNotEdit(kindNames[item.kind]);
  const isPublished = item.kind === 'site' && item.state === 'live';
  if (isPublished && !mayAct(caller.claims, 'publishSite')) return text.mayNotEdit(kindNames.site);
  try {
    return await inSavepoint(tx, async () => {
      await lockTarget(tx, item, null);
      return (await versionOf(tx, item)) === item.doneVersion ? null : text.editedSince;
    });
  } catch (error) {
    return refusalText(error);
  }
}

/** Restores one record as it was; the reason if it stays. */
async function restore(
  tx: Tx,
  item: ItemRow,
  { caller, checkBody, note: summary }: Undoing,
): Promise<string | null> {
  const { kind, recordId: caseId, themeId, before, state } = item;
  if (!before) return null;
  try {
    return await inSavepoint(tx, async () => {
      const { rowVersion } = await lockTarget(tx, item, null);
      await saveTarget(tx, item, { values: before, rowVersion }, caller.name, checkBody);
      if (kind !== 'site' || state !== 'live') return null;
      // Public blocks as the page had them.
      const parts = (before['publishedParts'] ?? []) as StoredPart[];
      const refusal = await publishParts(tx, { id: themeId ?? 0, caseId, parts, note: summary }, caller.name);
      if (refusal) throw new Refusal(refusal, text.returnNeeds[refusal]);
      return null;
    });
  } catch (error) {
    return refusalText(error, kind);
  }
}

function noteItems(tx: Tx, recordId: number, lists: Record<string, readonly ItemRow[]>): void {
  const after = Object.fromEntries(
    Object.entries(lists).flatMap(([name, items]) =>
      items.length > 0
        ? [[name, items.map(({ kind, title }) => `${kindNames[kind]}　${title}`).join('、')]]
        : [],
    ),
  );
  note(tx, { kind: 'replacement', recordId, action: 'undoReplace', after });
}
