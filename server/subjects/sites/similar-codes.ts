import { editDistance } from '../../base/contract/edit-distance';

/** Minimum length of a matching prefix. */
const minStart = 3;

/** Similar codes, nearest first: one or two typing errors, a prefix, or an extension. */
export function similarCodes<T extends { code: string }>(
  code: string,
  all: readonly T[],
  limit: number,
): T[] {
  const searched = code.toUpperCase();
  const allowed = Math.max(1, Math.floor(searched.length / 4));
  return all
    .map((item) => ({ item, steps: stepsBetween(searched, item.code.toUpperCase(), allowed) }))
    .filter(({ steps }) => steps !== null)
    .toSorted((a, b) => Number(a.steps) - Number(b.steps) || a.item.code.localeCompare(b.item.code))
    .slice(0, limit)
    .map(({ item }) => item);
}

function stepsBetween(searched: string, code: string, allowed: number): number | null {
  const steps = editDistance(searched, code, allowed);
  if (steps <= allowed) return steps;
  const [shorter, longer] = searched.length < code.length ? [searched, code] : [code, searched];
  return shorter.length >= minStart && longer.startsWith(shorter) ? allowed + longer.length : null;
}
