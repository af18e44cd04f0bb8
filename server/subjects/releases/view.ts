import { asc, desc, isNull, or, sql } from 'drizzle-orm';
import { currentName } from '../../base/audit/present-names';
import { known } from '../../base/contract/known';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { releases } from '../../base/db/schema';
import type { Claim } from '../../../openapi/generated/claims';
import { kindNames, kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { mayAct, saveActs } from '../../access/identity/direct-calls';
import { presentClaimsOf } from '../../access/identity/key-makers';
import { recordOf } from '../../records/records';
import type { Fault, ItemRow } from './items';
import { type FindNeeds, type Prospect, prospectsOf } from './prospects';
import { itemsOf, releaseRecords, type ReleaseRow } from './records';
import { maxItems, openReleaseOf } from './releases';
import { plannerOf } from './run';
import { releaseText as text } from './text';
import { undoEnd } from './undo';
import { undoEffects } from './undo-effects';

type Schemas = components['schemas'];

/** Whoever looks at releases. */
interface Reader {
  id: number;
  claims: ReadonlySet<Claim>;
}

/** Releases that have run, in the list. */
const maxRan = 30;

/** Open releases, and those that have run lately. */
export async function listReleases(
  db: Db,
  reader: Reader,
  findNeeds: FindNeeds,
): Promise<Schemas['ReleaseList']> {
  const ran = db
    .select({ id: releases.id })
    .from(releases)
    .where(sql`${releases.ranOn} is not null`)
    .orderBy(desc(releases.ranOn))
    .limit(maxRan);
  const rows = await db
    .select()
    .from(releases)
    .where(or(isNull(releases.ranOn), inArray(releases.id, ran)))
    .orderBy(sql`${releases.dueOn} nulls last`, desc(releases.ranOn), desc(releases.id));
  const all = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  // Items that have gone live need no look at their records.
  const waiting = all.filter(({ result }) => result === null);
  const prospects = await prospectsFor(db, rows, waiting, { reader, findNeeds });
  const items = rows.map((row, place): Schemas['ReleaseCard'] => {
    const own = all.filter(({ releaseId }) => releaseId === row.id);
    const found = prospects[place] ?? [];
    const shownById = new Map(found.map(({ item, faults }) => [item.id, stateOfFaults(faults)]));
    const states = own.map(({ id, kind, result }) => ({
      kind,
      state: result ?? known(shownById.get(id), 'The state of the item'),
    }));
    const fields = fieldsOf(row, states, reader);
    return { ...fields, rowVersion: row.rowVersion, items: states, breaks: brokenLinks(found, reader) };
  });
  return { items };
}

/** One release with its items as they are now; throws 404. */
export async function getRelease(
  db: Db,
  id: number,
  reader: Reader,
  findNeeds: FindNeeds,
): Promise<Schemas['Release']> {
  const row = await releaseRecords.find(db, id);
  const [prospects = []] = await prospectsFor(db, [row], await itemsOf(db, [id]), { reader, findNeeds });
  const undo = await undoEffects(db, prospects);
  const items = prospects.map((prospect) => shownItem(prospect, reader, undo.get(prospect.item.id)));
  const isUndoable = row.ranOn !== null && items.some(({ state }) => state === 'done');
  return {
    ...fieldsOf(row, items, reader),
    items,
    limit: maxItems,
    undoUntil: isUndoable && row.ranOn ? undoEnd(row.ranOn).toISOString() : null,
    ...recordOf(row),
  };
}

/** The open release of a record, and those that it could join. */
export async function getReleaseOf(
  db: Db,
  subject: Pick<Schemas['ReleaseItemInput'], 'kind' | 'recordId'>,
): Promise<Schemas['ReleaseOf']> {
  const own = await openReleaseOf(db, subject);
  const open = await db
    .select({ id: releases.id, name: releases.name, dueOn: releases.dueOn })
    .from(releases)
    .where(isNull(releases.ranOn))
    .orderBy(sql`${releases.dueOn} nulls last`, asc(releases.id));
  const choice = ({ dueOn, ...release }: NonNullable<typeof own>) => ({
    ...release,
    dueOn: dueOn?.toISOString() ?? null,
  });
  return { release: own && choice(own), open: open.map(choice) };
}

function fieldsOf(
  row: ReleaseRow,
  items: readonly Pick<Schemas['ReleaseItem'], 'state'>[],
  { id: readerId }: Reader,
): Schemas['ReleaseFields'] {
  return {
    id: row.id,
    name: row.name,
    state: stateOf(row, items),
    dueOn: row.dueOn?.toISOString() ?? null,
    waitsForAll: row.waitsForAll,
    owner: currentName(row.ownerId, row.owner),
    isMine: row.ownerId === readerId,
    ranOn: row.ranOn?.toISOString() ?? null,
    ranBy: currentName(row.ranById, row.ranBy),
    undoneOn: row.undoneOn?.toISOString() ?? null,
    reason: row.reason,
  };
}

function stateOf(
  { dueOn, heldOn, ranOn, undoneOn }: ReleaseRow,
  items: readonly Pick<Schemas['ReleaseItem'], 'state'>[],
): Schemas['ReleaseState'] {
  if (heldOn) return 'held';
  if (dueOn) return 'planned';
  if (!ranOn) return 'preparing';
  if (items.some(({ state }) => state !== 'done' && state !== 'undone')) return 'partly';
  return undoneOn ? 'undone' : 'done';
}

/** Items of each release as they would go live by the claims that will count then. */
async function prospectsFor(
  db: Db,
  all: readonly ReleaseRow[],
  rows: readonly ItemRow[],
  { reader, findNeeds }: { reader: Reader; findNeeds: FindNeeds },
): Promise<Prospect[][]> {
  const planners = all.filter(isPlanned).flatMap(({ plannedById }) => plannedById ?? []);
  const claimsOf = await presentClaimsOf(db, planners);
  const planned = all.map((release) => ({
    items: rows.filter(({ releaseId }) => releaseId === release.id),
    runner: isPlanned(release)
      ? { name: plannerOf(release), claims: claimsOf.get(release.plannedById ?? 0) ?? new Set<Claim>() }
      : { name: text.you, claims: reader.claims },
    moment: release.dueOn ?? new Date(),
  }));
  return prospectsOf(db, planned, findNeeds);
}

const isPlanned = ({ dueOn, heldOn }: ReleaseRow) => dueOn !== null && heldOn === null;

/** Names of items as a reader may know them. */
function namesFor({ claims }: Reader) {
  const mayViewOf = (of: ItemRow['kind']) => new Set<string>(claims).has(`${kindUnits[of]}.View`);
  // They may name blocks, moments and people.
  const nameFor = (other: ItemRow) => (mayViewOf(other.kind) ? text.named(other) : kindNames[other.kind]);
  return { mayViewOf, nameFor };
}

/** Each link to a page that goes offline with its release, unless both records are hidden from the reader. */
function brokenLinks(prospects: readonly Prospect[], reader: Reader): string[] {
  const { mayViewOf, nameFor } = namesFor(reader);
  return prospects.flatMap(({ item, breaks }) =>
    breaks.flatMap(({ other, urls }) =>
      urls.length > 0 && (mayViewOf(item.kind) || mayViewOf(other.kind))
        ? [nameFor(item) + text.leadsToGoing(nameFor(other))]
        : [],
    ),
  );
}

function shownItem(
  prospect: Prospect,
  reader: Reader,
  undo: Schemas['ReleaseUndoOfItem'] = { effect: 'stays', says: '' },
): Schemas['ReleaseItem'] {
  const { claims } = reader;
  const { mayViewOf, nameFor } = namesFor(reader);
  const { item, present, faults, because, holds, breaks } = prospect;
  const { id, kind, recordId, themeId, action, result, shownVersion } = item;
  const mayView = mayViewOf(kind);
  const own = because ? [text.staysWith(nameFor(because))] : faults.map(({ reason }) => reason);
  const reasons = result ? [item.reason].filter(Boolean) : own;
  const held = holds.map(nameFor);
  const all = held.length > 0 ? [...reasons, text.holds(held)] : reasons;
  const mayMend = action === 'online' && mayAct(claims, saveActs[kind]);
  return {
    id,
    kind,
    recordId,
    themeId,
    action,
    title: mayView ? item.title : null,
    state: result ?? stateOfFaults(faults),
    isRuled: present?.isRuled ?? false,
    lacksApproval: faults.some((fault) => fault.state === 'approvalMissing'),
    reasons: mayView || all.length === 0 ? all : [text.notYours(kind)],
    isEdited: result === null && present !== null && present.version !== shownVersion,
    siteName: mayView ? (present?.siteName ?? null) : null,
    breaks: (mayView ? breaks : []).map(({ other, urls }) => ({
      says: (urls.length > 0 ? text.leadsToGoing : text.ledFrom)(nameFor(other)),
      urls: mayMend ? [...urls] : [],
    })),
    undo: result === 'done' ? undo : null,
  };
}

/** A conflict is named first, as a person has to solve it, then a failing check, then a missing approval. */
function stateOfFaults(faults: readonly Fault[]): Schemas['ReleaseItemState'] {
  const states = faults.map(({ state }) => state);
  return (
    (['conflict', 'draft', 'approvalMissing', 'dependent'] as const).find((state) =>
      states.includes(state),
    ) ?? 'ready'
  );
}
