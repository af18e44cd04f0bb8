import { sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { note } from '../../base/audit/audit';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, Refusal, ServiceError } from '../../base/contract/errors';
import { kindNames } from '../../../openapi/generated/kinds';
import { inSavepoint } from '../../base/db/savepoint';
import { replacementItems, replacements } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { stamp } from '../../records/records';
import type { Saved } from '../../records/table';
import type { BodyCheck } from '../../records/version-fit';
import { type Chosen, leftOut, type Outcome, type ReplaceAct } from './act';
import { inLockOrder, type LockedTarget, lockTarget, refusalText, versionOf } from './changing';
import { nameBehind, pagesWithCopies } from './copies';
import { matcherOf } from './matching';
import { titleOf, undoDays } from './records';
import { replaceOne } from './replace-one';
import { publishFollowing } from './following';
import { planWaiting } from './waiting';
import { replaceText as text } from './text';

type Body = Bodies['createReplacement'];

/** Hits of one act. */
const maxHits = 200;

/** Thrown inside a savepoint: public content has to wait for pages that may not change now. */
class Held extends Error {}

/** Replaces the chosen hits. Throws 400, 403 and `replaceNothing`. */
export async function createReplacement(
  tx: Tx,
  { records, mode, ...searched }: Body,
  caller: ReplaceAct['caller'],
  checkBody: BodyCheck,
): Promise<Saved & { done: number; left: number }> {
  const count = records.reduce((sum, { hits }) => sum + hits.length, 0);
  if (count > maxHits) throw fieldError('records', text.tooMany(maxHits));
  if (searched.find === searched.replacement) throw fieldError('replacement', text.same);
  const matcher = matcherOf(searched);
  const summary = [...text.note(searched.find, searched.replacement)].slice(0, 200).join('');
  const act = { matcher, note: summary, caller, checkBody, isHeld: false, shared: new Map() };
  tx.trail.versionNote = summary;
  const targets = inLockOrder(records.map((record) => ({ ...record, themeId: record.themeId ?? null })));
  const outcomes = await replaceAll(tx, targets, act, mode);
  const done = outcomes.filter(({ hits }) => hits > 0);
  if (done.length === 0) throw new Refusal('replaceNothing', firstReason(outcomes));
  const plan = await planWaiting(tx, { ...searched, kind: matcher.kind }, mode, outcomes, act);
  return storeAct(tx, { ...searched, mode, textKind: matcher.kind, releaseId: plan }, outcomes, caller);
}

const firstReason = (outcomes: readonly Outcome[]) =>
  [text.nothing, ...new Set(outcomes.map(({ reason }) => reason).filter(Boolean))].slice(0, 3).join('：');

/** Replaces at once what may; together, public content waits as a whole if one page has to. */
async function replaceAll(
  tx: Tx,
  targets: readonly Chosen[],
  act: ReplaceAct,
  mode: Body['mode'],
): Promise<Outcome[]> {
  if (mode === 'apart') return replaceEach(tx, targets, act);
  try {
    return await inSavepoint(tx, async () => {
      const outcomes = await replaceEach(tx, targets, act);
      if (outcomes.some(({ state }) => state === 'waiting')) throw new Held();
      return outcomes;
    });
  } catch (error) {
    if (!(error instanceof Held)) throw error;
    return replaceEach(tx, targets, { ...act, isHeld: true });
  }
}

async function replaceEach(tx: Tx, chosen: readonly Chosen[], held: ReplaceAct): Promise<Outcome[]> {
  const act = { ...held, shared: new Map() };
  const targets = inLockOrder([...chosen, ...(await pagesWithCopies(tx, chosen))]);
  const locked: { target: Chosen; record: LockedTarget | null; reason: string }[] = [];
  for (const target of targets) locked.push(await lockedOrReason(tx, target));
  const outcomes: Outcome[] = [];
  for (const { target, record, reason } of locked) {
    const outcome = record ? await replaceOne(tx, target, record, act) : leftOut(target, '', reason);
    if (outcome) outcomes.push(outcome);
  }
  await nameBehind(tx, outcomes);
  return [...outcomes, ...(await publishFollowing(tx, outcomes, act))];
}

async function lockedOrReason(tx: Tx, target: Chosen) {
  try {
    const record = await inSavepoint(tx, () => lockTarget(tx, target, target.rowVersion));
    return { target, record, reason: '' };
  } catch (error) {
    return { target, record: null, reason: refusalText(error) };
  }
}

/** Stores an act with its records, so that it can be undone. */
export async function storeAct(
  tx: Tx,
  values: Omit<typeof replacements.$inferInsert, 'id'>,
  outcomes: readonly Outcome[],
  caller: ReplaceAct['caller'],
): Promise<Saved & { done: number; left: number }> {
  const [row] = await tx
    .insert(replacements)
    .values({ ...values, ...stamp(caller.name, caller.id) })
    .returning({ id: replacements.id, rowVersion: replacements.rowVersion });
  if (!row) throw new ServiceError(500, text.nothing);
  for (const { kind, recordId, themeId, title, state, hits, left, reason, before } of outcomes) {
    const target = { kind, recordId, themeId };
    await tx.insert(replacementItems).values({
      ...target,
      replacementId: row.id,
      title,
      hits: state === 'left' ? left : hits,
      state,
      reason: [...reason].slice(0, 500).join(''),
      before,
      doneVersion: before ? await versionOf(tx, target) : null,
    });
  }
  await forgetOld(tx);
  const named = (isDone: boolean) =>
    outcomes
      .filter(({ state }) => (state !== 'left') === isDone)
      .map(({ kind, title }) => `${kindNames[kind]}　${title}`)
      .join('、');
  const after = { doneItems: named(true), ...(named(false) ? { leftItems: named(false) } : {}) };
  note(tx, {
    kind: 'replacement',
    recordId: row.id,
    title: titleOf({ find: values.find, replacement: values.replacement ?? '' }),
    action: 'replace',
    after,
  });
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + of(outcome), 0);
  return { ...row, done: sum(({ hits }) => hits), left: sum(({ left }) => left) };
}

/** Drops former texts that can no longer be restored. */
async function forgetOld(tx: Tx): Promise<void> {
  const old = tx
    .select({ id: replacements.id })
    .from(replacements)
    .where(sql`${replacements.createdOn} < now() - ${`${undoDays} days`}::interval`);
  await tx.update(replacementItems).set({ before: null }).where(inArray(replacementItems.replacementId, old));
}
