import { atOnce, type Steps } from '../../base/process/hand-over';
import { anyNumber, type Joint, type Level, type Phrase, type PhraseIndex, type Word } from './phrases';
import { clauseSigns, foundSign, numberMarks, numberSigns } from './signs-data';

/** Maximum length of a number for `#`, and maximum characters skipped by `…`. */
const [maxNumber, maxGap] = [10, 8];
const isNumber = (sign: string) => numberSigns.has(sign);
const isNumberMark = (sign: string) => numberMarks.has(sign);
/** Whether a number starts here: neither at a mark nor within another number. */
function startsNumber(text: string, at: number): boolean {
  const sign = text[at] ?? '';
  if (!isNumber(sign) || isNumberMark(sign)) return false;
  const before = isNumberMark(text[at - 1] ?? '') ? at - 2 : at - 1;
  return !isNumber(text[before] ?? '');
}

export interface Found {
  /** Positions in the normalised text. */
  start: number;
  end: number;
  replacement: string | null;
  joint: Phrase['joint'];
}

/** Matches without those of joined phrases of which another is missing. */
export function withoutUnjoined(found: readonly Found[]): Found[] {
  const parts = new Map<Joint, Set<number>>();
  for (const { joint } of found) {
    if (joint) parts.set(joint.of, (parts.get(joint.of) ?? new Set()).add(joint.part));
  }
  return found.filter(({ joint }) => !joint || parts.get(joint.of)?.size === joint.of.parts);
}

interface Search {
  start: number;
  /** Number of the phrase at this start. */
  place: number;
  best: Found | undefined;
  found: Found[];
}

/** Work of one step, in phrases with few gaps; one with many is a step of its own. */
const maxWork = 1000;
const costOf = ({ choices }: Phrase) => (choices.length > 4 ? maxWork : choices.length);

/** Matches of the phrases: the longest at each position, and those of joined phrases. */
export function* findingAll(text: string, index: PhraseIndex): Steps<Found[]> {
  if (index.size === 0) return [];
  const search: Search = { start: 0, place: 0, best: undefined, found: [] };
  while (!isSearched(text, index, search)) yield;
  return withoutUnjoined(search.found);
}

/** Continues a search for one step; true at its end. */
function isSearched(text: string, index: PhraseIndex, search: Search): boolean {
  let work = 0;
  for (; search.start < text.length; search.start += 1) {
    if ((work += 1) > maxWork) return false;
    const { start } = search;
    const ofSign = index.get(text[start] ?? '');
    const ofNumber = startsNumber(text, start) ? index.get(anyNumber) : undefined;
    if (!ofSign && !ofNumber) continue;
    const phrases = ofSign && ofNumber ? [...ofSign, ...ofNumber] : (ofSign ?? ofNumber ?? []);
    for (; search.place < phrases.length; search.place += 1) {
      if (work > maxWork) return false;
      const phrase = phrases[search.place];
      if (!phrase) break;
      work += costOf(phrase);
      const { choices, replacement, joint } = phrase;
      const end = endOf(text, start, choices);
      if (end === null) continue;
      if (joint) search.found.push({ start, end, replacement, joint });
      else if (end > (search.best?.end ?? start)) search.best = { start, end, replacement, joint };
    }
    if (search.best) search.found.push(search.best);
    search.place = 0;
    search.best = undefined;
  }
  return true;
}

export const findAll = (text: string, index: PhraseIndex): Found[] => atOnce(findingAll(text, index));

/** Maximum characters before and after found words that a phrase with the sign of found words sees. */
const maxAround = 24;

/** Whether a clause of the sentence ends at this place of the normalised text. */
function endsClause(sentence: string, { places }: Level, at: number): boolean {
  const place = places[at] ?? 0;
  if (!clauseSigns.has(sentence[place] ?? '')) return false;
  return !/\d/.test(sentence[place - 1] ?? '') || !/\d/.test(sentence[place + 1] ?? '');
}

/** Whether a phrase with the sign of found words fits these words within their clause. */
export function fitsAround(
  sentence: string,
  level: Level,
  { start, end }: Found,
  index: PhraseIndex,
): boolean {
  if (index.size === 0) return false;
  let from = start;
  while (from > 0 && start - from < maxAround && !endsClause(sentence, level, from - 1)) from -= 1;
  let to = end;
  while (to < level.text.length && to - end < maxAround && !endsClause(sentence, level, to)) to += 1;
  const clause = level.text.slice(from, start) + foundSign + level.text.slice(end, to);
  const at = start - from;
  return findAll(clause, index).some((each) => each.start <= at && each.end > at);
}

/**
 * End of the nearest match of the choices from this position. Positions are kept without repetition, which bounds the
 * time for any number of gaps.
 */
function endOf(text: string, start: number, choices: Phrase['choices']): number | null {
  let starts: readonly number[] = [start];
  for (const [place, choice] of choices.entries()) {
    const ends: number[] = [];
    for (const at of starts) {
      for (const word of choice) {
        const end = endOfWord(text, at, word);
        if (end !== null) ends.push(end);
      }
      if (ends.length > 0 && place === choices.length - 1) return Math.max(...ends);
    }
    if (ends.length === 0) return null;
    starts = afterGap(ends);
  }
  return null;
}

/** Positions up to a gap after these, in ascending order. */
function afterGap(ends: readonly number[]): number[] {
  const after: number[] = [];
  for (const end of ends.toSorted((a, b) => a - b)) {
    for (let at = Math.max(end, (after.at(-1) ?? -1) + 1); at <= end + maxGap; at += 1) after.push(at);
  }
  return after;
}

/**
 * Greatest end of this word. A number gives back characters that the next part needs, as in `#萬`. Positions are kept
 * without repetition, as between choices.
 */
function endOfWord(text: string, at: number, word: Word): number | null {
  let [end, place] = [at, 0];
  for (let part = word[0]; typeof part === 'string'; part = word[place]) {
    if (!text.startsWith(part, end)) return null;
    end += part.length;
    place += 1;
  }
  if (place === word.length) return end;
  let ends: readonly number[] = [end];
  for (; place < word.length && ends.length > 0; place += 1) {
    const part = word[place];
    ends =
      typeof part === 'string'
        ? ends.filter((each) => text.startsWith(part, each)).map((each) => each + part.length)
        : endsOfNumber(text, ends);
  }
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Ends of a number that starts at one of these places. */
function endsOfNumber(text: string, starts: readonly number[]): number[] {
  const ends: number[] = [];
  for (const start of starts) {
    if (isNumberMark(text[start] ?? '')) continue;
    // The starts ascend, and so do the ends.
    let end = start;
    while (end - start < maxNumber && isNumber(text[end] ?? '')) {
      end += 1;
      if (end > (ends.at(-1) ?? -1)) ends.push(end);
    }
  }
  return ends;
}
