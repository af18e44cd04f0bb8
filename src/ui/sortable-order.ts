/** Moves an item; returns the same list for an unchanged position. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || !(from in items) || !(to in items)) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * Gap at a height: 0 before the first row, `count` after the last. Binary search, as measuring 300 rows per
 * move is slow.
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

/** Final index of an item moved from `from` into `gap`, which counts the item at its old place. */
export function landingIndex(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}

/** Gap of the indicator for a move from `from` to `to`. */
export function gapOf(from: number, to: number): number {
  return to > from ? to + 1 : to;
}

/** Target of a lifted item for a key; `undefined` for other keys. */
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
