import type { components } from '../../../openapi/generated/types';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, Refusal } from '../../base/contract/errors';
import { inSavepoint } from '../../base/db/savepoint';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../../access/identity/authentication';
import { mayAct } from '../../access/identity/direct-calls';
import { isSameContent } from '../../blocks/part-marks';
import { leftReason } from '../../records/left-reason';
import type { BodyCheck } from '../../records/version-fit';
import { withIds } from '../sites/bound-blocks';
import { sharedPart } from '../sites/shared-parts';
import { lockDraft, publishParts, saveDraft } from '../sites/theme-changes';
import { mayViewPages, partOf, sharedBlockRecords as records } from './shared-blocks';
import { sharedText as text } from './text';
import { followingPublic, type Use, usesOf } from './uses';

type Outcome = components['schemas']['SharedBlockOutcome'];
type Caller = Pick<CurrentAccount, 'name' | 'claims'>;

/** One act: blocks of one shared block get the content of the same or of another one. */
interface Act {
  from: number;
  to: { id: number; content: StoredPart; title: string };
  caller: Caller;
  checkBody: BodyCheck;
}

/**
 * Puts the present content of a shared block into the drafts that were chosen, and publishes it where that is allowed.
 * A draft that was saved since, or refuses, stays as it is, as do those that the caller may not view. Throws 404 and 409.
 */
export async function updatePages(
  tx: Tx,
  { id, rowVersion, pages }: Bodies['updateSharedBlockPages'],
  caller: Caller,
  checkBody: BodyCheck,
): Promise<Outcome[]> {
  const row = await records.lock(tx, { id, rowVersion });
  const shown = new Map(pages.map((page) => [page.themeId, page.rowVersion]));
  const all = mayViewPages(caller.claims) ? await usesOf(tx, [row]) : [];
  const uses = all.filter(({ themeId }) => shown.has(themeId));
  const act = { from: id, to: { id, content: partOf(row), title: row.title }, caller, checkBody };
  return changeEach(
    tx,
    uses.map((use) => ({ ...use, rowVersion: shown.get(use.themeId) ?? use.rowVersion })),
    act,
  );
}

/**
 * Moves a shared block to the trash, with another one in its place. Throws 400, 404, 409, and `sharedBlockInUse` if one
 * draft stays.
 */
export async function replaceShared(
  tx: Tx,
  { id, rowVersion, replacementId }: Bodies['replaceSharedBlock'],
  caller: Caller,
  checkBody: BodyCheck,
): Promise<Outcome[]> {
  if (replacementId === id) throw fieldError('replacementId', text.itself);
  const row = await records.lock(tx, { id, rowVersion });
  const other = await records.find(tx, replacementId);
  const act = {
    from: id,
    to: { id: other.id, content: partOf(other), title: other.title },
    caller,
    checkBody,
  };
  const outcomes = await changeEach(tx, await usesOf(tx, [row]), act);
  const left = outcomes.filter(({ state }) => state === 'left');
  if (left.length > 0) {
    const named = mayViewPages(caller.claims) ? left.map(({ title, reason }) => `${title}（${reason}）`) : [];
    throw new Refusal('sharedBlockInUse', text.notReplaced(left.length, named));
  }
  await records.remove(tx, id, caller.name);
  return outcomes;
}

/** In the order of cases and drafts, in which all changes lock them. */
async function changeEach(tx: Tx, uses: readonly Use[], act: Act): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const use of uses) outcomes.push(await changeOne(tx, use, act));
  return outcomes;
}

async function changeOne(tx: Tx, use: Use, act: Act): Promise<Outcome> {
  const page = { themeId: use.themeId, title: use.title };
  if (!mayAct(act.caller.claims, 'editSite')) return { ...page, state: 'left', reason: text.mayNotEdit };
  try {
    return { ...page, ...(await inSavepoint(tx, () => changeIn(tx, use, act))) };
  } catch (error) {
    return { ...page, state: 'left', reason: leftReason(error) };
  }
}

/** Blocks with the content of an act; null if they have it. */
function changed(parts: readonly StoredPart[], isChosen: (part: StoredPart) => boolean, { to }: Act) {
  const isOld = (part: StoredPart) =>
    isChosen(part) && (part.sharedId !== to.id || !isSameContent(part, to.content));
  if (!parts.some(isOld)) return null;
  return parts.map((part) => (isOld(part) ? sharedPart(part, to.id, to.content) : part));
}

async function changeIn(
  tx: Tx,
  { themeId: id, caseId, rowVersion }: Use,
  act: Act,
): Promise<Pick<Outcome, 'state' | 'reason'>> {
  const { caller, from, checkBody } = act;
  const { parts, stored, isLive } = await lockDraft(tx, { id, caseId, rowVersion });
  const next = changed(parts, ({ sharedId }) => sharedId === from, act);
  if (next) await saveDraft(tx, id, await withIds(tx, next), caller.name, checkBody);
  const published = stored.publishedParts ?? [];
  const following = isLive ? followingPublic(published, parts, from) : [];
  const seen = changed(published, (part) => following.includes(part), act);
  if (!seen) return next ? { state: 'draft', reason: '' } : { state: 'left', reason: text.same };
  if (!mayAct(caller.claims, 'publishSite')) return { state: 'waiting', reason: text.mayNotPublish };
  const page = { id, caseId, parts: await withIds(tx, seen), note: text.note(act.to.title) };
  const refusal = await publishParts(tx, page, caller.name);
  if (!refusal) return { state: 'live', reason: '' };
  return { state: 'waiting', reason: refusal === 'approvalMissing' ? text.needsApproval : text.needsWords };
}
