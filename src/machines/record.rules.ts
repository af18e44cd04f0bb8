import type { ApiError } from '../api/result';

/** True when two values say the same: files by name, size and time; keys of rows count for nothing. Identical values cost nothing. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof File || b instanceof File) {
    return (
      a instanceof File &&
      b instanceof File &&
      a.name === b.name &&
      a.size === b.size &&
      a.lastModified === b.lastModified
    );
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSameValue(item, b[index]))
    );
  }
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete('key');
  return [...names].every((name) => isSameValue(fieldOf(a, name), fieldOf(b, name)));
}

/**
 * A draft after its record was saved and came back: what was not touched since `before` was sent is taken from `after`,
 * as the ids of new blocks or the stored file of a picture; what was typed meanwhile stays.
 */
export function rebased<TDraft>(draft: TDraft, before: TDraft, after: TDraft): TDraft {
  if (Object.is(draft, before)) return after;
  if (Array.isArray(draft) && Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return draft;
    const places = new Map(before.map((item, index) => [item, index]));
    return draft.map((item) => after[places.get(item) ?? -1] ?? item) as TDraft;
  }
  if (!isFields(draft) || !isFields(after)) return draft;
  const untouched = Object.entries(after).filter(([name]) =>
    isSameValue(fieldOf(draft, name), fieldOf(before, name)),
  );
  return { ...draft, ...Object.fromEntries(untouched) };
}

/**
 * A record as it came back, its rows under the keys by which the form knows them: a new block has its id now, and the
 * one that is open, or has the focus, stays so. A row is known by its id, one that had none by its place.
 */
export function keyed<TDraft>(known: TDraft, loaded: TDraft): TDraft {
  return (Object.is(known, loaded) ? loaded : withKeys(known, loaded)) as TDraft;
}

function withKeys(known: unknown, loaded: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(loaded)) {
    const byId = new Map(known.flatMap((row) => (idOf(row) === null ? [] : [[idOf(row), row]])));
    const isSameLength = known.length === loaded.length;
    return loaded.map((row, place) =>
      withKeys(
        byId.get(idOf(row)) ?? (isSameLength && idOf(known[place]) === null ? known[place] : null),
        row,
      ),
    );
  }
  if (!isFields(known) || !isFields(loaded) || loaded instanceof File) return loaded;
  const rows = Object.entries(loaded).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, withKeys(fieldOf(known, name), value)]] : [],
  );
  return {
    ...loaded,
    ...Object.fromEntries(rows),
    ...(typeof known['key'] === 'string' ? { key: known['key'] } : {}),
  };
}

function idOf(row: unknown): unknown {
  return fieldOf(row, 'id') ?? null;
}

/** Draft of a safety copy; one of an earlier release may lack a field that the form has now. */
export function completed<TDraft>(copied: TDraft, base: TDraft): TDraft {
  return isFields(copied) && isFields(base) ? { ...base, ...copied } : copied;
}

/** The version that a save's answer tells; undefined from a server that knows only the specification. */
export function answeredVersion(data: unknown): number | undefined {
  const version = fieldOf(data, 'rowVersion');
  return typeof version === 'number' ? version : undefined;
}

/**
 * The record that the same create has made before, with another content (decisions/002-wire-format); null for any other
 * failure.
 */
export function existingId(error: ApiError): number | null {
  return error.kind === 'status' && error.status === 409 ? (error.id ?? null) : null;
}

/** The server's messages that still apply: one for a field goes when the field is changed, all of them when a list is. */
export function stillRefused<TProblem extends { key: string }>(
  refused: readonly TProblem[],
  before: unknown,
  after: unknown,
): readonly TProblem[] {
  if (refused.length === 0 || Array.isArray(after)) return [];
  return refused.filter(({ key }) => Object.is(fieldOf(before, key), fieldOf(after, key)));
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined;
}
