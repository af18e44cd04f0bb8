import { useState } from 'react';

/** Selected rows of a page. */
export interface Selection<Id = number> {
  ids: ReadonlySet<Id>;
  /** Toggles a row; `isRange` applies the same to all rows from the last one. */
  toggle: (id: Id, isRange: boolean) => void;
  set: (ids: readonly Id[]) => void;
}

/** Selected ids after toggling one, or the range from the last one, in the order of the page. */
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

/** State of the selection; only rows on the page count. */
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
