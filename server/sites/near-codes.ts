import { editDistance } from '../contract/edit-distance';

/** Minimum length of a matching prefix. */
const leastStart = 3;

/** Similar codes, nearest first: one or two typing errors, a prefix, or an extension. */
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
  const steps = Math.abs(wanted.length - code.length) > allowed ? Infinity : editDistance(wanted, code);
  if (steps <= allowed) return steps;
  const [shorter, longer] = wanted.length < code.length ? [wanted, code] : [code, wanted];
  return shorter.length >= leastStart && longer.startsWith(shorter) ? allowed + longer.length : null;
}
