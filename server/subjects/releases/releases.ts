import { and, count, eq, isNull } from 'drizzle-orm';
import { actorIdOf, note } from '../../base/audit/audit';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, notFound, Refusal, ServiceError } from '../../base/contract/errors';
import { taipeiTime } from '../../base/contract/taipei-time';
import { serverText } from '../../base/contract/text';
import { databaseTime } from '../../base/db/clock';
import type { Db } from '../../base/db/client';
import { releaseItems, releases } from '../../base/db/schema';
import type { Changes } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { Claim } from '../../../openapi/generated/claims';
import { kindNames, kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { mayAct } from '../../access/identity/direct-calls';
import { nameOf } from '../../records/records';
import type { Saved } from '../../records/table';
import { actOf } from './carry-out';
import { isSwitchless, type ItemRow, type Subject } from './items';
import { presentOf } from './present';
import { lockRelease, pendingOf, releaseRecords, type ReleaseRow } from './records';
import { noteItems } from './run';
import { releaseText as text } from './text';

type Schemas = components['schemas'];

/** Whoever changes a release. */
interface Caller {
  id: number;
  name: string;
  claims: ReadonlySet<Claim>;
}

export const maxItems = 60;
/** Releases that have not run. */
const maxOpen = 50;

/** Adds a release, with its first item on request. Throws 400, 403, 404, `inOtherRelease` and `releaseFull`. */
export async function createRelease(
  tx: Tx,
  { name, item }: Bodies['createRelease'],
  caller: Caller,
): Promise<Saved> {
  const [found] = await tx.select({ open: count() }).from(releases).where(isNull(releases.ranOn));
  if (found && found.open >= maxOpen) throw new Refusal('releaseFull', text.tooMany(maxOpen));
  const saved = await releaseRecords.add(
    tx,
    { name: nameOf(name), owner: caller.name, ownerId: caller.id },
    caller.name,
  );
  return item ? addItem(tx, { id: saved.id, ...item }, caller) : saved;
}

/** Renames a release, sets or cancels its moment. Throws 400, 404, 409 and `releaseHeld`. */
export async function updateRelease(
  tx: Tx,
  { id, rowVersion, name, dueOn, waitsForAll }: Bodies['updateRelease'],
  caller: Caller,
): Promise<Saved> {
  const release = await releaseRecords.lock(tx, { id, rowVersion });
  const planned = dueOn === undefined ? {} : await plannedBy(tx, release, dueOn, caller);
  const renamed = name === undefined ? {} : { name: nameOf(name) };
  return releaseRecords.change(tx, id, { ...renamed, ...planned, waitsForAll }, caller.name);
}

/** Columns of a moment that the caller may arrange; a moment ends the state 「沒有上線」. */
async function plannedBy(tx: Tx, { id }: ReleaseRow, dueOn: string | null, caller: Caller) {
  const settled = { heldOn: null, reason: '' };
  if (dueOn === null) return { dueOn: null, plannedBy: '', plannedById: null, ...settled };
  const due = new Date(dueOn);
  if (due <= (await databaseTime(tx))) throw fieldError('dueOn', serverText.dueInPast);
  const items = await pendingOf(tx, id);
  if (items.length === 0) throw new Refusal('releaseHeld', text.noItems);
  const refused = items.filter((item) => !mayAct(caller.claims, actOf(item)));
  if (refused.length > 0) {
    const mayView = (kind: ItemRow['kind']) => new Set<string>(caller.claims).has(`${kindUnits[kind]}.View`);
    const named = refused.map(({ kind, title }) => (mayView(kind) ? title : kindNames[kind]));
    throw new ServiceError(403, text.noRight([...new Set(named)]));
  }
  return { dueOn: due, plannedBy: caller.name, plannedById: caller.id, ...settled };
}

/** Like `addItem`, with the name of the release. */
export async function addNamedItem(
  tx: Tx,
  input: Parameters<typeof addItem>[1],
  caller: Caller,
): Promise<Saved & { name: string }> {
  const saved = await addItem(tx, input, caller);
  return { ...saved, name: (await releaseRecords.find(tx, saved.id)).name };
}

/** Puts a record into a release. Throws 400, 403, 404, `inOtherRelease` and `releaseFull`. */
export async function addItem(
  tx: Tx,
  { id, ...input }: Bodies['addReleaseItem'] & { id: number },
  caller: Caller,
): Promise<Saved> {
  if (isSwitchless(input.kind)) throw notFound();
  return putItem(tx, id, { ...input, themeId: input.themeId ?? null }, caller);
}

/** Columns of a public record that wait for the release. */
interface Waiting {
  values?: Changes;
}

/**
 * Puts a record into a release, also with columns that change with it. `limit`: items of a release that is made at once,
 * as one act is never split. Throws like `addItem`.
 */
export async function putItem(
  tx: Tx,
  id: number,
  item: Omit<Subject, 'shownVersion'> & Waiting,
  caller: Caller,
  limit: number = maxItems,
): Promise<Saved> {
  const release = await lockRelease(tx, id);
  if (item.kind === 'site' && item.action === 'online' && item.themeId === null) {
    throw fieldError('themeId', serverText.required);
  }
  if (!mayAct(caller.claims, actOf(item))) throw new ServiceError(403, serverText.forbidden);
  const all = await tx.$count(releaseItems, eq(releaseItems.releaseId, id));
  if (all >= limit) throw new Refusal('releaseFull', text.full(limit));
  const { title, version } = await presentOf(tx, item, await databaseTime(tx));
  const [added] = await tx
    .insert(releaseItems)
    .values({
      ...item,
      releaseId: id,
      title,
      shownVersion: version,
      addedBy: caller.name,
      addedById: actorIdOf(tx),
    })
    .onConflictDoNothing()
    .returning({ id: releaseItems.id });
  if (!added) throw await standsElsewhere(tx, release, item);
  const saved = await releaseRecords.change(tx, id, {}, caller.name);
  noteItems(tx, id, 'added', [{ kind: item.kind, title }]);
  return saved;
}

async function standsElsewhere(
  tx: Tx,
  { id }: ReleaseRow,
  item: Pick<Schemas['ReleaseItemInput'], 'kind' | 'recordId'>,
): Promise<Refusal> {
  const other = await openReleaseOf(tx, item);
  if (!other || other.id === id) return new Refusal('inOtherRelease', text.inThis);
  const due = other.dueOn ? taipeiTime(other.dueOn).slice(0, -3) : '';
  return new Refusal('inOtherRelease', text.inOther(other.name, due));
}

/** The release in which a record has not gone live yet. */
export async function openReleaseOf(
  db: Db,
  { kind, recordId }: Pick<Schemas['ReleaseItemInput'], 'kind' | 'recordId'>,
) {
  const [found] = await db
    .select({ id: releases.id, name: releases.name, dueOn: releases.dueOn })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(eq(releaseItems.kind, kind), eq(releaseItems.recordId, recordId), isNull(releaseItems.result)),
    );
  return found ?? null;
}

/** Takes an item that has not gone live out of its release, whose new version it answers. Throws 404. */
export async function removeItem(tx: Tx, itemId: number, caller: Caller): Promise<Saved> {
  const [found] = await tx
    .select({ releaseId: releaseItems.releaseId })
    .from(releaseItems)
    .where(eq(releaseItems.id, itemId));
  if (!found) throw notFound();
  const { releaseId } = found;
  await lockRelease(tx, releaseId);
  const [removed] = await tx
    .delete(releaseItems)
    .where(and(eq(releaseItems.id, itemId), isNull(releaseItems.result)))
    .returning();
  if (!removed) throw notFound();
  const saved = await releaseRecords.change(tx, releaseId, {}, caller.name);
  noteItems(tx, releaseId, 'removed', [removed]);
  return saved;
}

/** Deletes a release; its records stay as they are. Throws 404. */
export async function deleteRelease(tx: Tx, id: number): Promise<void> {
  const { name } = await lockRelease(tx, id);
  await tx.delete(releases).where(eq(releases.id, id));
  note(tx, { kind: 'release', recordId: id, title: name, action: 'delete' });
}
