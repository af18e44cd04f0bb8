/** Minimum characters of a matching beginning. */
const leastStart = 3;

/** Similar codes, nearest first: one or two typing errors, a beginning, or an extension. */
export function nearCodes<T extends { code: string }>(code: string, all: readonly T[], most: number): T[] {
  const wanted = code.toUpperCase();
  const allowed = Math.max(1, Math.floor(wanted.length / 4));
  return all
    .map((item) => ({ item, steps: stepsBetween(wanted, item.code.toUpperCase(), allowed) }))
    .filter(({ steps }) => steps !== null)
    .toSorted((a, b) => Number(a.steps) - Number(b.steps) || a.item.code.localeCompare(b.item.code))
    .slice(0, most)
    .map(({ item }) => item);
}

function stepsBetween(wanted: string, code: string, allowed: number): number | null {
  const steps = Math.abs(wanted.length - code.length) > allowed ? Infinity : edits(wanted, code);
  if (steps <= allowed) return steps;
  const [shorter, longer] = wanted.length < code.length ? [wanted, code] : [code, wanted];
  return shorter.length >= leastStart && longer.startsWith(shorter) ? allowed + longer.length : null;
}

/** Edit distance; a swap of neighbours counts once. */
function edits(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
