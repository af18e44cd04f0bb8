import type { Claim } from '../../openapi/generated/claims';
import { kindNames } from '../../openapi/generated/kinds';
import type { Db } from '../db/client';
import { mayAct } from '../identity/direct-calls';
import { actOf } from './carry-out';
import { type Fault, type ItemRow, type Present, presentIfThere } from './present';
import { releaseText as text } from './text';

/** An item with a link to the page of another, which visitors do not find yet. Both are ids of items. */
export interface Need {
  item: number;
  needs: number;
}

/** Finds the links between the pages of items that go online. */
export type FindNeeds = (db: Db, items: readonly ItemRow[]) => Promise<Need[]>;

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

/** Items of one release as they would go live at a moment; those that have gone live have no faults. */
export async function prospectsOf(
  db: Db,
  items: readonly ItemRow[],
  { runner, moment, findNeeds }: { runner: Runner; moment: Date; findNeeds: FindNeeds },
): Promise<Prospect[]> {
  const found: Prospect[] = [];
  // One after the other: the advertising check of many pages at once would use up the processor.
  for (const item of items) {
    const present = await presentIfThere(db, item, moment);
    const faults = item.result ? [] : faultsOf(item, present?.faults ?? null, runner);
    const named = { ...item, title: present?.title ?? item.title };
    found.push({ item: named, present, faults, because: null, holds: [] });
  }
  const pending = found.filter(({ item }) => !item.result);
  const staying = pending.filter(({ faults }) => faults.length > 0).map(({ item }) => item);
  const ready = pending.filter(({ faults }) => faults.length === 0).map(({ item }) => item);
  const kept = await stayingWith(db, { ready, staying }, findNeeds);
  return found.map((prospect) => {
    const because = kept.get(prospect.item.id) ?? null;
    const holds = ready.filter(({ id }) => kept.get(id)?.id === prospect.item.id);
    const faults: readonly Fault[] = because ? [staysWith(because)] : prospect.faults;
    return { ...prospect, faults, because, holds };
  });
}

/** Says which kind of item keeps another from going live; its title is only for those who may view it. */
export const staysWith = ({ kind }: Pick<ItemRow, 'kind'>): Fault => ({
  state: 'dependent',
  reason: text.staysWith(kindNames[kind]),
});

/** Those ready items that would lead to the page of an item that stays, by their id, with that item. */
export async function stayingWith(
  db: Db,
  { ready, staying }: { ready: readonly ItemRow[]; staying: readonly ItemRow[] },
  findNeeds: FindNeeds,
): Promise<Map<number, ItemRow>> {
  const isOnline = ({ action }: ItemRow) => action === 'online';
  if (!ready.some(isOnline) || !staying.some(isOnline)) return new Map();
  const all = [...ready, ...staying];
  return keptBy(await findNeeds(db, all.filter(isOnline)), { ready, staying });
}

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
