/** The list with the item at `from` moved to stand at `to`; the same list when there is nothing to move. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || !(from in items) || !(to in items)) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * The gap that a height falls into: 0 is before the first row, `count` after the last.
 * `middleOf` is asked for few rows only, as rows stand in order; measuring 300 of them at each move would be slow.
 */
export function gapAt(y: number, count: number, middleOf: (index: number) => number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (middleOf(middle) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where an item lands that is taken from `from` and put into `gap`, counted with the item still in its old place. */
export function landingIndex(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}

/** The gap in which a line shows that an item from `from` will land at `to`. */
export function gapOf(from: number, to: number): number {
  return to > from ? to + 1 : to;
}

/** Where a key takes a lifted item; `undefined` for every other key. */
export function keyTarget(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
