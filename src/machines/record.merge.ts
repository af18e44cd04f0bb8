import { isSameValue } from './record.rules';

export type Side = 'mine' | 'latest';

/** Two changes of one record joined. */
export interface Merge<TDraft> {
  draft: TDraft;
  /** Fields, or keys of blocks, that both sides changed differently; the draft has them as typed here. */
  conflicts: readonly string[];
}

/**
 * Joins what was typed here with what somebody else has saved, both on `base`: what only one side changed is taken from
 * that side. For a conflict `chosen` names the side to take, by default the one typed here. Forms merge by field, pages
 * by block. `base` is null where it is not known what the draft was typed on: then whatever differs is a conflict.
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
  const { values, conflicts } = mergedValues(isFields(base) ? base : {}, mine, latest, chosen);
  return { draft: { ...mine, ...values }, conflicts };
}

function mergedValues(
  base: Fields,
  mine: Fields,
  latest: Fields,
  chosen: ReadonlyMap<string, Side>,
): { values: Fields; conflicts: string[] } {
  const conflicts: string[] = [];
  const values: Fields = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(latest)])) {
    const side = sideOf(base[name], mine[name], latest[name]);
    if (side === 'both') conflicts.push(name);
    const taken = side === 'both' ? (chosen.get(name) ?? 'mine') : side;
    values[name] = taken === 'mine' ? mine[name] : latest[name];
  }
  return { values, conflicts };
}

/** The side that changed a value; `latest` where neither did, as it has what the server filled in. */
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
  const [old, own, newest] = [byKey(base), byKey(mine), byKey(latest)];
  const conflicts: string[] = [];
  const rowOf = (key: string): unknown => {
    const side = sideOf(old.get(key), own.get(key), newest.get(key));
    if (side === 'both') conflicts.push(key);
    const taken = side === 'both' ? (chosen.get(key) ?? 'mine') : side;
    return taken === 'mine' ? own.get(key) : newest.get(key);
  };
  const draft = orderOf([...old.keys()], [...own.keys()], [...newest.keys()])
    .map(rowOf)
    .filter((row) => row !== undefined);
  return { draft, conflicts };
}

/** The keys of both sides: in the order of the side that moved rows, else of `mine`; the other's new rows behind their neighbours. */
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

function byKey(rows: readonly unknown[]): Map<string, unknown> {
  return new Map(rows.map((row, place) => [keyOf(row) ?? String(place), row]));
}

/** The id of a stored row, else the key of a new one. */
function keyOf(row: unknown): string | undefined {
  if (!isFields(row)) return undefined;
  return typeof row['id'] === 'number'
    ? String(row['id'])
    : typeof row['key'] === 'string'
      ? row['key']
      : undefined;
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
