import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '../../../openapi/generated/types';
import { findReplaceHits } from '../../api/generated/operations';
import type { ApiError } from '../../api/result';
import type { ReplaceRecord } from './replace-loaders';
import { replaceText as text } from './text';

type Hits = components['schemas']['ReplaceHits'];

export interface Searched {
  find: string;
  replacement: string;
  isExact: boolean;
}

/** Hits of a search so far. */
export interface FoundHits extends Pick<Hits, 'textKind' | 'spellings' | 'similar' | 'total'> {
  records: readonly ReplaceRecord[];
  /** Records looked through, by kind. */
  counts: ReadonlyMap<Hits['searched'][number]['kind'], number>;
  unlisted: number;
  inAddresses: number;
  trashed: number;
}

export interface ReplaceSearch {
  state: 'none' | 'busy' | 'stopped' | 'ready' | 'failed';
  found: FoundHits | null;
  error: ApiError | null;
}

const idle: ReplaceSearch = { state: 'none', found: null, error: null };

const busy: ReplaceSearch = { state: 'busy', found: null, error: null };

/** Searches all records, a few at a time, for what the address names. */
export function useReplaceSearch({ find, replacement, isExact }: Searched) {
  const [search, setSearch] = useState(find === '' ? idle : busy);
  const abort = useRef<AbortController>(null);
  const run = useCallback(() => {
    const own = new AbortController();
    abort.current = own;
    void searchAll({ find, replacement, isExact }, own.signal, setSearch);
  }, [find, replacement, isExact]);
  useEffect(() => {
    if (find !== '') run();
    return () => abort.current?.abort();
  }, [find, run]);
  return {
    search,
    stop: () => {
      abort.current?.abort();
      setSearch((now) => (now.state === 'busy' ? { ...now, state: 'stopped' } : now));
    },
    again: () => {
      abort.current?.abort();
      setSearch(busy);
      run();
    },
  };
}

async function searchAll(
  { find, replacement, isExact }: Searched,
  signal: AbortSignal,
  show: (search: ReplaceSearch) => void,
): Promise<void> {
  let found: FoundHits | null = null;
  let after: string | null = '';
  while (after !== null) {
    const query = { find, replacement, isExact, ...(after ? { after } : {}) };
    const result = await findReplaceHits(query, { signal });
    if (signal.aborted) return;
    if (!result.ok) {
      show({ state: 'failed', found, error: result.error });
      return;
    }
    found = joined(found, result.data);
    after = result.data.next;
    show({ state: after === null ? 'ready' : 'busy', found, error: null });
  }
}

function joined(before: FoundHits | null, answer: Hits): FoundHits {
  const counts = new Map(before?.counts);
  for (const { kind, count } of answer.searched) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const all = [...(before?.records ?? []), ...answer.records];
  const { records, left } = firstHits(all);
  const sum = (name: 'unlisted' | 'inAddresses' | 'trashed') => (before?.[name] ?? 0) + answer[name];
  return {
    textKind: answer.textKind,
    spellings: answer.spellings,
    total: answer.total,
    similar: similarOf(before?.similar ?? [], answer.similar),
    records,
    counts,
    unlisted: sum('unlisted') + left,
    inAddresses: sum('inAddresses'),
    trashed: sum('trashed'),
  };
}

/** As many hits as one act takes. */
function firstHits(all: readonly ReplaceRecord[]): { records: ReplaceRecord[]; left: number } {
  let room: number = text.maxHits;
  let left = 0;
  const records = all.flatMap((record) => {
    const hits = record.hits.slice(0, room);
    room -= hits.length;
    left += record.hits.length - hits.length;
    return hits.length > 0 ? [{ ...record, hits }] : [];
  });
  return { records, left };
}

function similarOf(before: Hits['similar'], more: Hits['similar']): Hits['similar'] {
  const counts = new Map(before.map(({ text: number, count }) => [number, count]));
  for (const { text: number, count } of more) counts.set(number, (counts.get(number) ?? 0) + count);
  return [...counts]
    .map(([number, count]) => ({ text: number, count }))
    .toSorted((a, b) => b.count - a.count);
}
