import type { ApiError } from '../api/result';
import { fieldOf, isFields, isSameValue } from './same-value';

/**
 * The draft after a save: parts unchanged since `before` take the answer's values, such as ids of new blocks.
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
 * A loaded record with the form's row keys, so that blocks keep open state and focus. New rows match by
 * position.
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

/** Draft of a safety copy; fields missing in copies of earlier releases come from `base`. */
export function completed<TDraft>(copied: TDraft, base: TDraft): TDraft {
  return isFields(copied) && isFields(base) ? { ...base, ...copied } : copied;
}

/** Version in a save's answer; undefined from servers that implement only the specification. */
export function answeredVersion(data: unknown): number | undefined {
  const version = fieldOf(data, 'rowVersion');
  return typeof version === 'number' ? version : undefined;
}

/**
 * Id of the record created earlier by the same key with other content (decisions/002-wire-format); null for other
 * failures.
 */
export function existingId(error: ApiError): number | null {
  return error.kind === 'status' && error.status === 409 ? (error.id ?? null) : null;
}

/** Server messages that still apply: a changed field removes its own, a changed list removes all. */
export function remainingProblems<TProblem extends { key: string }>(
  refused: readonly TProblem[],
  before: unknown,
  after: unknown,
): readonly TProblem[] {
  if (refused.length === 0 || Array.isArray(after)) return [];
  return refused.filter(({ key }) => Object.is(fieldOf(before, key), fieldOf(after, key)));
}
