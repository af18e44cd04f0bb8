import { useState } from 'react';

/** What is chosen on a page of a list. */
export interface Selection {
  ids: ReadonlySet<number>;
  /** Chooses a row or lets it go; `isRange` does the same to all rows from the one before. */
  toggle: (id: number, isRange: boolean) => void;
  set: (ids: readonly number[]) => void;
}

/** The ids that are chosen once one was toggled, or with it all from the last one on, in the order of the page. */
export function toggled(
  chosen: ReadonlySet<number>,
  order: readonly number[],
  id: number,
  from: number | null,
): Set<number> {
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
export function useSelection(items: readonly { id: number }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
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
export function chosenRowClass(selection: Selection | undefined, id: number): string | undefined {
  return selection?.ids.has(id) ? 'bg-primary-tint' : undefined;
}
