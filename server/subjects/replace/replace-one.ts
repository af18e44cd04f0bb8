import type { Changes, StoredPart } from '../../base/db/stored-values';
import { inSavepoint } from '../../base/db/savepoint';
import type { Tx } from '../../base/db/transaction';
import { kindNames } from '../../../openapi/generated/kinds';
import { mayAct, saveActs } from '../../access/identity/direct-calls';
import { companyOf } from '../content/company';
import { partOf, sharedBlockRecords } from '../shared-blocks/shared-blocks';
import { changedInPublic, publishParts } from '../sites/theme-changes';
import { type Chosen, leftOut, type Outcome, type ReplaceAct } from './act';
import { type LockedTarget, lockTarget, refusalText, saveTarget, type Target } from './changing';
import { boundToCompany } from './company-tel';
import { withCopies } from './copies';
import { hitsOf, withReplaced } from './texts';
import { replaceText as text } from './text';

/**
 * Replaces the chosen hits of a locked record, and copies of shared blocks that were replaced before; a record that
 * refuses stays as it is. Null for a page without either.
 */
export async function replaceOne(
  tx: Tx,
  target: Chosen,
  locked: LockedTarget,
  act: ReplaceAct,
): Promise<Outcome | null> {
  const { kind } = target;
  if (target.hits.length === 0 && !withNewCopies(locked.values, act)) return null;
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
  const { own, unbound } = await replacedIn(tx, target, now.values, matcher);
  const copied = kind === 'site' ? withNewCopies({ ...now.values, ...own }, act) : null;
  if (found.length === 0 && !copied) return leftOut(target, now.title, text.moved);
  const values = { ...own, ...(copied ? { parts: copied } : {}) };
  const left = chosen.size - found.length;
  const done = {
    ...shownOf(target),
    title: now.title,
    hits: found.length,
    left,
    reason: [left > 0 && text.moved, unbound > 0 && text.otherCompanyTel(unbound)].filter(Boolean).join('；'),
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
  const isSeen = found.length > 0 || isInPublic(locked, now.values, values);
  const change = { locked, now: { ...now, isLive: now.isLive && isSeen }, values: { ...values }, restOf };
  const stored = await storeChange(tx, target, change, act);
  if (kind === 'sharedBlock' && 'parts' in values) {
    act.shared.set(target.recordId, {
      before: partOf({ parts: partsIn(now.values) }),
      after: partOf(await sharedBlockRecords.find(tx, target.recordId)),
    });
  }
  const reason = [done.reason, stored.reason].filter(Boolean).join('；');
  return { ...done, ...stored, reason, before: { ...before } };
}

/** Changed columns with the chosen hits replaced, and blocks bound that are to show the telephone of the company. */
async function replacedIn(
  tx: Tx,
  { kind, hits, companyTel = [] }: Chosen,
  values: Changes,
  matcher: ReplaceAct['matcher'],
) {
  const own: Changes = { ...withReplaced(kind, values, matcher, new Set(hits)) };
  if (kind !== 'site' || companyTel.length === 0 || !own['parts']) return { own, unbound: 0 };
  const { tel } = await companyOf(tx);
  const keys = companyTel.filter((key) => hits.includes(key));
  const { parts, unbound } = boundToCompany(values, partsIn(own), { matcher, keys, tel });
  return { own: { ...own, parts }, unbound };
}

// Blocks of a page or of a shared block, which only the services write.
const partsIn = (values: Changes) => values['parts'] as StoredPart[];

/** Blocks of a page with the new content of its copies; null if they have it. */
function withNewCopies(values: Changes, { shared }: Pick<ReplaceAct, 'shared'>): StoredPart[] | null {
  const before = partsIn(values);
  const parts = withCopies(before, shared);
  return parts.some((part, place) => part !== before[place]) ? parts : null;
}

/** True if visitors see one of the changed blocks. */
function isInPublic({ stored }: LockedTarget, before: Changes, after: Changes): boolean {
  const published = stored?.publishedParts ?? [];
  const changed = changedInPublic(published, partsIn(before), partsIn(after));
  return changed.some((part, place) => part !== published[place]);
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
  act: Omit<ReplaceAct, 'matcher' | 'shared'>,
): Promise<Pick<Outcome, 'state' | 'reason'> & { state: 'live' | 'draft' | 'waiting' }> {
  const { now, values } = change;
  const { caller, checkBody } = act;
  await saveTarget(tx, target, { values, rowVersion: now.rowVersion }, caller.name, checkBody);
  if (target.kind === 'site' && now.isLive) return publishLive(tx, target, change, act);
  return { state: now.isLive ? 'live' : 'draft', reason: '' };
}

const shownOf = ({ kind, recordId, themeId }: Target): Target => ({ kind, recordId, themeId });

/** Publishes the changed blocks of a public page, if that is allowed now. */
async function publishLive(
  tx: Tx,
  target: Target,
  { locked: { stored }, now, restOf }: Change,
  { caller, note, isHeld }: Omit<ReplaceAct, 'matcher' | 'shared'>,
): Promise<{ state: 'live' | 'waiting'; reason: string }> {
  if (isHeld) return { state: 'waiting', reason: text.held };
  if (!mayAct(caller.claims, 'publishSite')) return { state: 'waiting', reason: text.mayNotPublish };
  const after = await lockTarget(tx, target, null);
  const [was, is] = [partsIn(now.values), partsIn(after.values)];
  const parts = changedInPublic(stored?.publishedParts ?? [], was, is);
  const { recordId: caseId, themeId } = target;
  const refusal = await publishParts(tx, { id: themeId ?? 0, caseId, parts, note }, caller.name);
  if (refusal) {
    return { state: 'waiting', reason: refusal === 'approvalMissing' ? text.needsApproval : text.needsWords };
  }
  const rest = restOf(parts, is);
  return { state: 'live', reason: rest > 0 ? text.unpublished(rest) : '' };
}
