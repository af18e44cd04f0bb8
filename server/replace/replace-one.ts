import type { Changes, StoredPart } from '../db/stored-values';
import { inSavepoint } from '../db/savepoint';
import type { Tx } from '../db/transaction';
import { kindNames } from '../../openapi/generated/kinds';
import { mayAct, saveActs } from '../identity/direct-calls';
import { sharedBlockRecords } from '../shared-blocks/shared-blocks';
import { isBehind, usesOf } from '../shared-blocks/uses';
import { changedInPublic, publishParts } from '../sites/theme-changes';
import { type Chosen, leftOut, type Outcome, type ReplaceAct } from './act';
import { type LockedTarget, lockTarget, refusalText, saveTarget, type Target } from './changing';
import { hitsOf, withReplaced } from './texts';
import { replaceText as text } from './text';

/** Replaces the chosen hits of a locked record; a record that refuses stays as it is. */
export async function replaceOne(
  tx: Tx,
  target: Chosen,
  locked: LockedTarget,
  act: ReplaceAct,
): Promise<Outcome> {
  const { kind } = target;
  if (!mayAct(act.caller.claims, saveActs[kind])) {
    return leftOut(target, locked.title, text.mayNotEdit(kindNames[kind]));
  }
  try {
    return await inSavepoint(tx, () => replaceIn(tx, target, locked, act));
  } catch (error) {
    return leftOut(target, locked.title, refusalText(error, kind));
  }
}

async function replaceIn(tx: Tx, target: Chosen, locked: LockedTarget, act: ReplaceAct): Promise<Outcome> {
  const { kind } = target;
  const { matcher, isHeld } = act;
  // A case that was saved before may have changed its site: blocks that show it, settings that were kept.
  const now = kind === 'site' || kind === 'siteSettings' ? await lockTarget(tx, target, null) : locked;
  const chosen = new Set(target.hits);
  const found = hitsOf(kind, now.values, matcher).hits.filter(
    ({ key, place }) => chosen.has(key) && !place.follows,
  );
  if (found.length === 0) return leftOut(target, now.title, text.moved);
  const values = withReplaced(kind, now.values, matcher, chosen);
  const left = chosen.size - found.length;
  const done = {
    ...shownOf(target),
    title: now.title,
    hits: found.length,
    left,
    reason: left > 0 ? text.moved : '',
  };
  const before =
    locked.stored ?? Object.fromEntries(Object.keys(values).map((name) => [name, now.values[name]]));
  // Blocks of a page need the case's values to be approved with them.
  if (now.isLive && isHeld && kind !== 'site' && kind !== 'case') {
    const held = { values: { ...values }, rowVersion: now.rowVersion };
    return { ...done, state: 'waiting', reason: text.held, before: null, held };
  }
  const restOf = (parts: readonly StoredPart[], draft: readonly StoredPart[]) =>
    hitsOf('site', { parts }, matcher).hits.filter(
      ({ place, key }) =>
        !place.follows && !hitsOf('site', { parts: draft }, matcher).hits.some((each) => each.key === key),
    ).length;
  const stored = await storeChange(tx, target, { locked, now, values: { ...values }, restOf }, act);
  return { ...done, ...stored, before: { ...before } };
}

/** A change of a locked record. */
interface Change {
  /** Before the first change of this act, and now. */
  locked: LockedTarget;
  now: LockedTarget;
  values: Changes;
  /** Places of a public page that its draft has changed otherwise. */
  restOf: (parts: readonly StoredPart[], draft: readonly StoredPart[]) => number;
}

/** Saves changed columns like the record's own save, and publishes changed blocks of a public page if that is allowed now. */
export async function storeChange(
  tx: Tx,
  target: Target,
  change: Change,
  act: Omit<ReplaceAct, 'matcher'>,
): Promise<Pick<Outcome, 'state' | 'reason'> & { state: 'live' | 'draft' | 'waiting' }> {
  const { now, values } = change;
  const { caller, checkBody } = act;
  await saveTarget(tx, target, { values, rowVersion: now.rowVersion }, caller.name, checkBody);
  if (target.kind === 'site' && now.isLive) return publishLive(tx, target, change, act);
  const reason = target.kind === 'sharedBlock' ? await behindReason(tx, target.recordId) : '';
  return { state: now.isLive ? 'live' : 'draft', reason };
}

/** Says that pages still show the former content of a shared block; empty if none does. */
async function behindReason(tx: Tx, id: number): Promise<string> {
  const uses = await usesOf(tx, [await sharedBlockRecords.find(tx, id)]);
  const behind = uses.filter(isBehind).length;
  return behind > 0 ? text.pagesBehind(behind) : '';
}

const shownOf = ({ kind, recordId, themeId }: Target): Target => ({ kind, recordId, themeId });

/** Publishes the changed blocks of a public page, if that is allowed now. */
async function publishLive(
  tx: Tx,
  target: Target,
  { locked: { stored }, now, restOf }: Change,
  { caller, note, isHeld }: Omit<ReplaceAct, 'matcher'>,
): Promise<{ state: 'live' | 'waiting'; reason: string }> {
  if (isHeld) return { state: 'waiting', reason: text.held };
  if (!mayAct(caller.claims, 'publishSite')) return { state: 'waiting', reason: text.mayNotPublish };
  const after = await lockTarget(tx, target, null);
  // Blocks of a page, which only the services write.
  const [was, is] = [now.values['parts'] as StoredPart[], after.values['parts'] as StoredPart[]];
  const parts = changedInPublic(stored?.publishedParts ?? [], was, is);
  const { recordId: caseId, themeId } = target;
  const refusal = await publishParts(tx, { id: themeId ?? 0, caseId, parts, note }, caller.name);
  if (refusal) {
    return { state: 'waiting', reason: refusal === 'approvalMissing' ? text.needsApproval : text.needsWords };
  }
  const rest = restOf(parts, is);
  return { state: 'live', reason: rest > 0 ? text.unpublished(rest) : '' };
}
