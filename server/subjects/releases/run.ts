import { eq, sql } from 'drizzle-orm';
import { currentName } from '../../base/audit/present-names';
import { note } from '../../base/audit/audit';
import { Refusal, ServiceError } from '../../base/contract/errors';
import { databaseTime } from '../../base/db/clock';
import { inSavepoint } from '../../base/db/savepoint';
import { changeEntries, releaseItems } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { kindNames } from '../../../openapi/generated/kinds';
import type { Claim } from '../../../openapi/generated/claims';
import type { components } from '../../../openapi/generated/types';
import { ReleaseKind } from '../../../openapi/generated/enums';
import { mayAct } from '../../access/identity/direct-calls';
import { actOf, carryOut, keepSettingsVersions } from './carry-out';
import { collectNotices, type Left, type ReleaseLinks } from './hearers';
import type { Fault, ItemRow } from './items';
import { presentIfThere } from './present';
import { type FindNeeds, staysWith, stayingWith } from './prospects';
import { pendingOf, releaseRecords, type ReleaseRow } from './records';
import { releaseText as text } from './text';

type Ran = components['schemas']['ReleaseRan'];

/** Whoever brings a release live, with the claims of that moment. */
interface Runner {
  id: number | null;
  name: string;
  claims: ReadonlySet<Claim>;
  /** Author in the changed records. */
  by: string;
}

/** Items that went live, and those that stayed behind with their reasons. */
interface Outcome {
  done: ItemRow[];
  left: Left[];
}

const kindOrder: readonly string[] = Object.values(ReleaseKind);
/** In the order in which all changes lock records. */
export const inLockOrder = (items: readonly ItemRow[]) =>
  items.toSorted(
    (a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || a.recordId - b.recordId || a.id - b.id,
  );

/** Thrown inside the savepoint of a whole set, so that nothing of it stays. */
class Held extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('held');
    this.outcome = outcome;
  }
}

/** Thrown like `Held`, as items went live that would lead to the page of one that stayed. */
class Again extends Error {
  readonly kept: ReadonlyMap<number, ItemRow>;
  constructor(kept: ReadonlyMap<number, ItemRow>) {
    super('again');
    this.kept = kept;
  }
}

interface Run {
  release: ReleaseRow;
  runner: Runner;
  items: readonly ItemRow[];
  now: Date;
  findNeeds: FindNeeds;
}

/**
 * Brings the items of a locked release live in the present transaction: all that may, or none if the set waits for all.
 * An item with a link to the page of one that stays behind stays too. Held with the reasons of the items if nothing went
 * live.
 */
export async function runItems(
  tx: Tx,
  release: ReleaseRow,
  runner: Runner,
  findNeeds: FindNeeds,
): Promise<{ isHeld: boolean; outcome: Outcome }> {
  const items = inLockOrder(await pendingOf(tx, release.id));
  return attempt(tx, { release, runner, items, now: await databaseTime(tx), findNeeds }, new Map());
}

/** One run without the items that are kept, by the item because of which each is. */
async function attempt(
  tx: Tx,
  run: Run,
  kept: ReadonlyMap<number, ItemRow>,
): Promise<{ isHeld: boolean; outcome: Outcome }> {
  try {
    return await inSavepoint(tx, async () => ({ isHeld: false, outcome: await goLive(tx, run, kept) }));
  } catch (error) {
    // Each time at least one more item is kept, so that it ends.
    if (error instanceof Again) return attempt(tx, run, new Map([...kept, ...error.kept]));
    if (!(error instanceof Held)) throw error;
    return { isHeld: true, outcome: error.outcome };
  }
}

/** Brings items live; throws `Again` and `Held`. */
async function goLive(tx: Tx, run: Run, kept: ReadonlyMap<number, ItemRow>): Promise<Outcome> {
  const { release, runner, items, now, findNeeds } = run;
  const outcome: Outcome = { done: [], left: [] };
  for (const row of items) {
    const present = await presentIfThere(tx, row, now);
    const item = { ...row, title: present?.title ?? row.title };
    const because = kept.get(row.id);
    const faults = because ? [staysWith(because)] : present?.faults;
    const reason = faults ? await reasonToStay(tx, item, faults, runner) : text.gone;
    if (reason === null) outcome.done.push(item);
    else outcome.left.push({ item, reason, lacking: present?.lacking ?? null });
  }
  const { done, left } = outcome;
  const staying = left.map(({ item }) => item);
  const also = await stayingWith(tx, { ready: done, staying }, findNeeds);
  if (also.size > 0) throw new Again(also);
  if (done.length === 0 || (release.waitsForAll && left.length > 0)) throw new Held(outcome);
  await keepSettingsVersions(tx, done);
  await storeRun(tx, release, runner, { ...outcome, now });
  return outcome;
}

/** Brings an item live; the reason if it stays behind. */
async function reasonToStay(
  tx: Tx,
  item: ItemRow,
  faults: readonly Fault[],
  runner: Runner,
): Promise<string | null> {
  if (!mayAct(runner.claims, actOf(item))) return text.mayNot(runner.name, item.kind);
  if (faults.length > 0) return faults.map(({ reason }) => reason).join('；');
  try {
    return await inSavepoint(tx, async () => {
      const done = await carryOut(tx, item, runner.by);
      await tx
        .update(releaseItems)
        .set({ ...done, title: item.title, result: 'done', reason: '' })
        .where(eq(releaseItems.id, item.id));
      return null;
    });
  } catch (error) {
    return refusalText(error);
  }
}

/** Message of a refusal; throws any other error. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ServiceError) || error.status >= 500) throw error;
  return error.status === 404 ? text.gone : error.message;
}

/** Stores why an item stays as it is. */
export const storeReason = (tx: Tx, { id }: ItemRow, reason: string) =>
  tx
    .update(releaseItems)
    .set({ reason: [...reason].slice(0, 500).join('') })
    .where(eq(releaseItems.id, id));

async function storeRun(
  tx: Tx,
  { id }: ReleaseRow,
  { id: ranById, name, by }: Runner,
  { done, left, now }: Outcome & { now: Date },
): Promise<void> {
  for (const { item, reason } of left) await storeReason(tx, item, reason);
  const ran = { ranOn: now, ranBy: name, ranById, undoneOn: null };
  const settled = { dueOn: null, plannedBy: '', plannedById: null, heldOn: null, reason: '' };
  await releaseRecords.change(tx, id, { ...ran, ...settled }, by);
  // After the entries of its records, so that whoever reads it finds them all changed.
  await tx.insert(changeEntries).values({ kind: 'release', recordId: id, event: 'release.published' });
  noteItems(tx, id, 'done', done);
  noteItems(
    tx,
    id,
    'left',
    left.map(({ item }) => item),
  );
}

/** Adds items to the audit entry of their release. */
export function noteItems(
  tx: Tx,
  recordId: number,
  field: 'done' | 'left' | 'added' | 'removed',
  items: readonly Pick<ItemRow, 'kind' | 'title'>[],
): void {
  if (items.length === 0) return;
  const said = items.map(({ kind, title }) => `${kindNames[kind]}　${title}`).join('、');
  note(tx, { kind: 'release', recordId, action: 'update', after: { [`${field}Items`]: said } });
}

/** Brings a release live by hand. Throws 404, 409, and `releaseHeld` if nothing may go live. */
export async function runRelease(
  tx: Tx,
  { id, rowVersion }: { id: number; rowVersion: number },
  caller: { id: number; name: string; claims: ReadonlySet<Claim> },
  findNeeds: FindNeeds,
): Promise<Ran> {
  const release = await releaseRecords.lock(tx, { id, rowVersion });
  if ((await pendingOf(tx, id)).length === 0) throw new Refusal('releaseHeld', text.noItems);
  const { isHeld, outcome } = await runItems(tx, release, { ...caller, by: caller.name }, findNeeds);
  const { done, left } = outcome;
  if (isHeld) {
    throw new Refusal('releaseHeld', release.waitsForAll ? text.waits(left.length) : text.nothing);
  }
  if (left.length > 0) await mailLeft(tx, release, outcome);
  return ranOf(tx, id, done.length, left.length);
}

/** Answer of a call that ran or undid a release. */
export async function ranOf(tx: Tx, id: number, done: number, left: number): Promise<Ran> {
  return { done, left, rowVersion: (await releaseRecords.find(tx, id)).rowVersion };
}

/** Mails what stayed behind to owner and planner, and to approvers what lacks their approval. */
export const mailLeft = (
  tx: Tx,
  release: ReleaseRow,
  { done, left, reason = '', links }: Outcome & { reason?: string; links?: ReleaseLinks },
): Promise<void> =>
  collectNotices(
    tx,
    release,
    left,
    ({ name, items, link }) => ({
      subject: text.subject(release.name, done.length, left.length),
      body: text.body({ name, title: release.name, reason, left: items, link }),
    }),
    links,
  );

/** Stores why nothing went live at the moment of a release. */
export async function storeHeld(
  tx: Tx,
  { id }: ReleaseRow,
  { left, reason, by }: Pick<Outcome, 'left'> & { reason: string; by: string },
): Promise<void> {
  for (const { item, reason: why } of left) await storeReason(tx, item, why);
  await releaseRecords.change(tx, id, { heldOn: await databaseTime(tx), reason }, by);
  noteItems(
    tx,
    id,
    'left',
    left.map(({ item }) => item),
  );
}

/** The account that arranged the moment, by its present name. */
export const plannerOf = ({ plannedById, plannedBy }: ReleaseRow) => currentName(plannedById, plannedBy);

/** Releases whose moment has come. */
export const isDue = sql`due_on <= now() and held_on is null`;
