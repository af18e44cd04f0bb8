import type { components } from '../../../openapi/generated/types';
import { ReleaseItemState } from '../../../openapi/generated/enums';
import type { ReleaseCard } from './release-loaders';
import { releaseText as text } from './text';

type Schemas = components['schemas'];
type Item = Pick<Schemas['ReleaseItem'], 'state'>;

/** Items that have not gone live. */
export const pendingItems = <T extends Item>(items: readonly T[]): T[] =>
  items.filter(({ state }) => state !== 'done' && state !== 'undone');

/** Numbers of items that have not gone live, and of those that would. */
export function pendingOf(items: readonly Item[]) {
  const pending = pendingItems(items);
  const ready = pending.filter(({ state }) => state === 'ready').length;
  return { pending: pending.length, ready, left: pending.length - ready };
}

/** Numbers of items in each state, without empty ones. */
export function countsOf(items: readonly Item[]): [Schemas['ReleaseItemState'], number][] {
  return Object.values(ReleaseItemState).flatMap((state) => {
    const count = items.filter((item) => item.state === state).length;
    return count > 0 ? [[state, count] as [Schemas['ReleaseItemState'], number]] : [];
  });
}

/** Numbers of items of each kind, in words. */
export function kindCounts(items: readonly Pick<Schemas['ReleaseItem'], 'kind'>[]): string[] {
  const counts = new Map<Schemas['ReleaseKind'], number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => text.kindCount(kind, count));
}

/** Sentence that says what goes live, by what is known now. */
export function willHappen(
  {
    items,
    waitsForAll,
  }: Pick<ReleaseCard, 'items' | 'waitsForAll'> | { items: readonly Item[]; waitsForAll: boolean },
  when: string,
): string {
  const { ready, left } = pendingOf(items);
  if (ready === 0) return text.nothingYet;
  return waitsForAll && left > 0 ? text.willNot(when, left) : text.will(when, ready, left);
}

/** True if the release would change something. */
export function canRun({ items, waitsForAll }: { items: readonly Item[]; waitsForAll: boolean }): boolean {
  const { ready, left } = pendingOf(items);
  return ready > 0 && (!waitsForAll || left === 0);
}
