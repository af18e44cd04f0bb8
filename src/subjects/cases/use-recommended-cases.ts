import { type KeyboardEvent, useRef, useState } from 'react';
import { listRecommendedCases } from '../../api/generated/operations';
import { idText } from '../../records/list/id-text';
import type { BoundField } from '../../records/record/form-fields';
import { useSpoken } from '../../ui/use-spoken';
import type { RecommendedCase } from './case-loaders';
import { caseText } from './text';

export interface RecommendedCasesConfig {
  field: BoundField<number[]>;
  /** Cases loaded with the page, for the titles of chosen ones. */
  known: readonly RecommendedCase[];
  /** The case itself, which cannot be chosen. */
  excludeId?: number | undefined;
  max: number;
}

/** Search for cases; null before, and after it was closed. */
function useFoundCases({ known, excludeId }: Pick<RecommendedCasesConfig, 'known' | 'excludeId'>) {
  const [found, setFound] = useState<readonly RecommendedCase[] | null>(null);
  const turn = useRef(0);
  // All cases found so far, for the titles of chosen ones.
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>(new Map());
  const titles = new Map([...seen, ...known.map(({ id, title }) => [id, title] as const)]);
  return {
    found,
    titleOf: (id: number) => titles.get(id) ?? caseText.recommendedUnknown(idText(id)),
    /** Resolves to null for an error, and for an answer older than the latest search. */
    async search(words: string) {
      const asked = ++turn.current;
      const keyword = words.trim();
      const result = await listRecommendedCases({
        ...(keyword ? { keyword } : {}),
        ...(excludeId ? { excludeId } : {}),
      });
      if (asked !== turn.current || !result.ok) return null;
      setFound(result.data);
      setSeen(
        (earlier) => new Map([...earlier, ...result.data.map(({ id, title }) => [id, title] as const)]),
      );
      return result.data;
    },
    close() {
      turn.current += 1;
      setFound(null);
    },
  };
}

/** State of the combobox: search, arrow keys, adding by Enter and removing, with announcements. */
export function useRecommendedCases({ field, max, ...searched }: RecommendedCasesConfig) {
  const [keyword, setKeyword] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const [spoken, say] = useSpoken();
  const { found, titleOf, search, close: forget } = useFoundCases(searched);
  const offeredOf = (all: readonly RecommendedCase[]) =>
    all.filter(({ id }) => !field.value.includes(id)).slice(0, 8);
  const offered = found && offeredOf(found);
  const isFull = field.value.length >= max;

  async function look(words: string) {
    setKeyword(words);
    setActive(null);
    const cases = await search(words);
    if (cases) say(caseText.recommendedFound(offeredOf(cases).length));
  }
  function add(id: number) {
    const count = field.value.length + 1;
    field.onChange([...field.value, id]);
    setActive(null);
    say(caseText.recommendedAdded(titleOf(id), count, max));
  }
  function close() {
    forget();
    setActive(null);
  }
  function press(event: KeyboardEvent) {
    // Keys of an input method select its candidates.
    if (event.nativeEvent.isComposing) return;
    const ids = offered?.map(({ id }) => id) ?? [];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (found === null) void look(keyword);
      else setActive(nextActive(ids, active, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      if (active !== null && ids.includes(active) && !isFull) add(active);
    } else if (event.key === 'Escape' && found !== null) close();
    else return;
    event.preventDefault();
  }
  return {
    keyword,
    offered,
    active,
    spoken,
    isFull,
    titleOf,
    look,
    add,
    close,
    press,
    remove(id: number) {
      field.onChange(field.value.filter((chosen) => chosen !== id));
      say(caseText.recommendedRemoved(titleOf(id)));
    },
  };
}

/** The id next to the active one, wrapping around; null for an empty list. */
export function nextActive(ids: readonly number[], active: number | null, by: 1 | -1): number | null {
  const place = active === null ? -1 : ids.indexOf(active);
  const from = place < 0 && by < 0 ? 0 : place;
  return ids.at((from + by) % ids.length) ?? null;
}
