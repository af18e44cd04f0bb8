import type { Claim } from '../../../openapi/generated/claims';
import { kindNames } from '../../../openapi/generated/kinds';
import type { Db } from '../../base/db/client';
import { mayAct } from '../../access/identity/direct-calls';
import { actOf } from './carry-out';
import type { Fault, ItemRow } from './items';
import { type Present, presentsOf } from './present';
import { releaseText as text } from './text';

/** An item with links to the page of another, which visitors do not find yet, or no more. Both are ids of items. */
interface Need {
  item: number;
  needs: number;
}
/** The addresses of these links, as they stand in the item. */
interface FoundNeed extends Need {
  urls: string[];
}

/** Finds the links between the pages of items of the same release, for several releases by the same statements. */
export type FindNeeds = (db: Db, items: readonly ItemRow[]) => Promise<FoundNeed[]>;

/** Whoever brings items live. */
interface Runner {
  name: string;
  claims: ReadonlySet<Claim>;
}

/** An item as it would go live. */
export interface Prospect {
  item: ItemRow;
  /** Null for a record that is gone. */
  present: Present | null;
  faults: readonly Fault[];
  /** The item because of which it stays behind. */
  because: ItemRow | null;
  /** Items that stay behind with it. */
  holds: readonly ItemRow[];
  breaks: readonly Break[];
}

/** A link between two items of which one goes offline. */
interface Break {
  other: ItemRow;
  /** Addresses in the item; none in the one that goes offline. */
  urls: readonly string[];
}

/** Why an item would stay behind for whoever brings it live; `present` is null for a record that is gone. */
function faultsOf(
  { kind, action }: Pick<ItemRow, 'kind' | 'action'>,
  present: readonly Fault[] | null,
  { name, claims }: Runner,
): readonly Fault[] {
  if (present === null) return [{ state: 'draft', reason: text.gone }];
  const mayNot: Fault[] = mayAct(claims, actOf({ kind, action }))
    ? []
    : [{ state: 'conflict', reason: text.mayNot(name, kind) }];
  return [...mayNot, ...present];
}

/** Items of one release, and who brings them live when. */
interface Planned {
  items: readonly ItemRow[];
  runner: Runner;
  moment: Date;
}

/**
 * Items of each release as they would go live at its moment, by the same statements for any number; those that have gone
 * live have no faults.
 */
export async function prospectsOf(
  db: Db,
  releases: readonly Planned[],
  findNeeds: FindNeeds,
): Promise<Prospect[][]> {
  const presents = await presentsOf(
    db,
    releases.flatMap(({ items, moment }) => items.map((item) => ({ item, moment }))),
  );
  const presentById = new Map(presents.map(({ item, present }) => [item.id, present]));
  const seen = releases.map(({ items, runner }) =>
    seenTogether(items.map((item) => seenAlone(item, presentById.get(item.id) ?? null, runner))),
  );
  const linked = seen.filter(mayLead).flatMap(({ pending }) => pending);
  const needs = linked.length > 0 ? await findNeeds(db, linked) : [];
  return seen.map((release) => withNeeds(release, needs));
}

/** An item, regardless of the others. */
function seenAlone(item: ItemRow, present: Present | null, runner: Runner): Prospect {
  const faults = item.result ? [] : faultsOf(item, present?.faults ?? null, runner);
  const named = { ...item, title: present?.title ?? item.title };
  return { item: named, present, faults, because: null, holds: [], breaks: [] };
}

function seenTogether(found: readonly Prospect[]) {
  const waiting = found.filter(({ item }) => !item.result);
  return {
    found,
    pending: waiting.map(({ item }) => item),
    staying: waiting.filter(({ faults }) => faults.length > 0).map(({ item }) => item),
    ready: waiting.filter(({ faults }) => faults.length === 0).map(({ item }) => item),
  };
}
type Together = ReturnType<typeof seenTogether>;

/** True if an item could lead to a page that does not come, or goes. */
const mayLead = ({ pending, ...sides }: Together) => pending.some(isOffline) || mayKeep(sides);

function withNeeds({ found, pending, staying, ready }: Together, needs: readonly FoundNeed[]): Prospect[] {
  const kept = keptBy(needs, { ready, staying: staying.filter(isOnline) });
  return found.map((prospect) => {
    const because = kept.get(prospect.item.id) ?? null;
    const holds = ready.filter(({ id }) => kept.get(id)?.id === prospect.item.id);
    const faults: readonly Fault[] = because ? [staysWith(because)] : prospect.faults;
    return { ...prospect, faults, because, holds, breaks: breaksOf(prospect.item, pending, needs) };
  });
}

const isOnline = ({ action }: ItemRow) => action === 'online';
const isOffline = ({ action }: ItemRow) => action === 'offline';

/** Links that lead nowhere once an item of the same release is offline: from it, or to it. */
function breaksOf(item: ItemRow, all: readonly ItemRow[], needs: readonly FoundNeed[]): Break[] {
  const itemOf = (id: number) => all.find((each) => each.id === id);
  return needs.flatMap(({ item: from, needs: to, urls }): Break[] => {
    const [linking, going] = [itemOf(from), itemOf(to)];
    if (!linking || !going || !isOffline(going)) return [];
    if (linking.id === item.id) return [{ other: going, urls }];
    return going.id === item.id ? [{ other: linking, urls: [] }] : [];
  });
}

/** Says which kind of item keeps another from going live; its title is only for those who may view it. */
export const staysWith = ({ kind }: Pick<ItemRow, 'kind'>): Fault => ({
  state: 'dependent',
  reason: text.staysWith(kindNames[kind]),
});

/** Says which kind of item goes offline while another leads to it. */
export const leadsToGoing = ({ kind }: Pick<ItemRow, 'kind'>) => text.leadsToGoing(kindNames[kind]);

/** Those ready items that would lead to the page of an item that stays, by their id, with that item. */
export async function stayingWith(
  db: Db,
  { ready, staying }: { ready: readonly ItemRow[]; staying: readonly ItemRow[] },
  findNeeds: FindNeeds,
): Promise<Map<number, ItemRow>> {
  if (!mayKeep({ ready, staying })) return new Map();
  const needs = await findNeeds(db, [...ready, ...staying]);
  return keptBy(needs, { ready, staying: staying.filter(isOnline) });
}

/** True if a ready item could lead to a page that does not come. */
const mayKeep = ({ ready, staying }: Record<'ready' | 'staying', readonly ItemRow[]>) =>
  ready.some((item) => !isOffline(item)) && staying.some(isOnline);

/** Items that stay because of links, also over several of them. */
export function keptBy<Item extends Pick<ItemRow, 'id'>>(
  needs: readonly Need[],
  { ready, staying }: { ready: readonly Item[]; staying: readonly Item[] },
): Map<number, Item> {
  const kept = new Map<number, Item>();
  const mayGo = new Map(ready.map((item) => [item.id, item]));
  const reached = [...staying];
  for (const target of reached) {
    for (const { item: id } of needs.filter((need) => need.needs === target.id)) {
      const item = mayGo.get(id);
      if (!item) continue;
      mayGo.delete(id);
      kept.set(id, target);
      reached.push(item);
    }
  }
  return kept;
}
