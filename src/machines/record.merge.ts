import { isFields, isSameValue } from './same-value';

export type Side = 'mine' | 'latest';

export interface Merge<TDraft> {
  draft: TDraft;
  /** Fields or block keys changed differently on both sides; the draft has the local values. */
  conflicts: readonly string[];
}

/**
 * Three-way merge by field or block. Conflicts take the side in `chosen`, by default `mine`. Without a
 * `base`, every difference conflicts.
 */
export function merged<TDraft>(
  base: TDraft | null,
  mine: TDraft,
  latest: TDraft,
  chosen: ReadonlyMap<string, Side> = new Map(),
): Merge<TDraft> {
  if (Array.isArray(mine) && Array.isArray(latest)) {
    return mergedRows(Array.isArray(base) ? base : [], mine, latest, chosen) as Merge<TDraft>;
  }
  if (!isFields(mine) || !isFields(latest)) return { draft: mine, conflicts: [] };
  const sides = { base: byName(isFields(base) ? base : {}), mine: byName(mine), latest: byName(latest) };
  const { values, conflicts } = mergedValues([...sides.mine.keys(), ...sides.latest.keys()], sides, chosen);
  return { draft: { ...mine, ...Object.fromEntries(values) }, conflicts };
}

/** Merged values of these keys in order; undefined if the selected side has none. */
function mergedValues(
  keys: readonly string[],
  { base, mine, latest }: Record<'base' | Side, ReadonlyMap<string, unknown>>,
  chosen: ReadonlyMap<string, Side>,
): { values: Map<string, unknown>; conflicts: string[] } {
  const conflicts: string[] = [];
  const values = new Map<string, unknown>();
  for (const key of new Set(keys)) {
    const side = sideOf(base.get(key), mine.get(key), latest.get(key));
    if (side === 'both') conflicts.push(key);
    const taken = side === 'both' ? (chosen.get(key) ?? 'mine') : side;
    values.set(key, (taken === 'mine' ? mine : latest).get(key));
  }
  return { values, conflicts };
}

/** The side that changed a value; `latest` for neither, as it includes values filled by the server. */
function sideOf(base: unknown, mine: unknown, latest: unknown): Side | 'both' {
  if (isSameValue(base, mine) || isSameValue(mine, latest)) return 'latest';
  return isSameValue(base, latest) ? 'mine' : 'both';
}

function mergedRows(
  base: readonly unknown[],
  mine: readonly unknown[],
  latest: readonly unknown[],
  chosen: ReadonlyMap<string, Side>,
): Merge<unknown[]> {
  const sides = { base: byKey(base), mine: byKey(mine), latest: byKey(latest) };
  const keys = orderOf([...sides.base.keys()], [...sides.mine.keys()], [...sides.latest.keys()]);
  const { values, conflicts } = mergedValues(keys, sides, chosen);
  return { draft: [...values.values()].filter((row) => row !== undefined), conflicts };
}

/**
 * Merged order of keys: the order of the side that moved rows, else of `mine`. New rows of the other side follow their
 * neighbours.
 */
function orderOf(base: readonly string[], mine: readonly string[], latest: readonly string[]): string[] {
  const kept = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key)).join(' ');
  const isMoved = kept(mine, base) !== kept(base, mine);
  const [order, other] = isMoved ? [mine, latest] : [latest, mine];
  const keys = [...order];
  other.forEach((key, place) => {
    if (keys.includes(key)) return;
    const before = other.slice(0, place).findLast((each) => keys.includes(each));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys;
}

const byName = (fields: object) => new Map<string, unknown>(Object.entries(fields));

function byKey(rows: readonly unknown[]): Map<string, unknown> {
  return new Map(rows.map((row, place) => [keyOf(row) ?? String(place), row]));
}

/** Id of a stored row, else key of a new one. */
function keyOf(row: unknown): string | undefined {
  if (!isFields(row)) return undefined;
  return typeof row['id'] === 'number'
    ? String(row['id'])
    : typeof row['key'] === 'string'
      ? row['key']
      : undefined;
}
