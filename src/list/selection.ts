import { useState } from 'react';

/** What is chosen on a page of a list. */
export interface Selection<Id = number> {
  ids: ReadonlySet<Id>;
  /** Chooses a row or lets it go; `isRange` does the same to all rows from the one before. */
  toggle: (id: Id, isRange: boolean) => void;
  set: (ids: readonly Id[]) => void;
}

/** The ids that are chosen once one was toggled, or with it all from the last one on, in the order of the page. */
export function toggled<Id>(chosen: ReadonlySet<Id>, order: readonly Id[], id: Id, from: Id | null): Set<Id> {
  const isOn = !chosen.has(id);
  const [start, end] = [order.indexOf(from ?? id), order.indexOf(id)].toSorted((a, b) => a - b);
  const range = start === undefined || start < 0 ? [id] : order.slice(start, (end ?? start) + 1);
  const next = new Set(chosen);
  for (const each of range) {
    if (isOn) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** The rows that are chosen; only those that are still on the page count. */
export function useSelection<Id>(items: readonly { id: Id }[]): Selection<Id> {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  const [last, setLast] = useState<Id | null>(null);
  const order = items.map(({ id }) => id);
  const ids = new Set(order.filter((id) => chosen.has(id)));
  return {
    ids,
    toggle(id, isRange) {
      setChosen(toggled(ids, order, id, isRange ? last : null));
      setLast(id);
    },
    set(wanted) {
      setChosen(new Set(wanted));
      setLast(null);
    },
  };
}

/** How a row looks that is chosen. */
export function chosenRowClass<Id>(selection: Selection<Id> | undefined, id: Id): string | undefined {
  return selection?.ids.has(id) ? 'bg-primary-tint' : undefined;
}
