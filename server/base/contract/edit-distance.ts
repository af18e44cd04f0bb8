/** Edit distance of two short texts; a swap of neighbours counts once. Infinity if their lengths say more than `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const hasSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        hasSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
