import { atOnce, type Steps } from '../process/hand-over';
import {
  choiceSign,
  clauseSigns,
  foldedSigns,
  foundSign,
  gapSign,
  jointSign,
  numberMarks,
  numberSigns,
  numberWords,
  proposalSign,
  skippedSigns,
} from './signs-data';

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
const isSkipped = (sign: string) => /\s/.test(sign) || skippedSigns.has(sign);

/** Text with normalised characters and without blanks, with the original position of each character. */
export interface Level {
  text: string;
  /** Position of each character, then the length of the text. */
  places: number[];
}

export function levelled(text: string): Level {
  const [signs, places]: [string[], number[]] = [[], []];
  for (let place = 0; place < text.length; place += 1) {
    for (const sign of normalised(text[place] ?? '')) {
      signs.push(sign);
      // One position for each UTF-16 unit, as `indexOf` counts.
      for (let unit = 0; unit < sign.length; unit += 1) places.push(place);
    }
  }
  places.push(text.length);
  return { text: signs.join(''), places };
}

/** Normalised characters by UTF-16 unit: normalising one takes far longer than finding it again. */
const known = new Map<string, readonly string[]>();

/** Characters that stand for this one; none for a blank. */
function normalised(sign: string): readonly string[] {
  const before = known.get(sign);
  if (before) return before;
  const parts = isSkipped(sign) ? [] : [...(foldedSigns[sign] ?? sign).normalize('NFKC').toLowerCase()];
  const signs = parts.filter((part) => !isSkipped(part)).map((part) => foldedSigns[part] ?? part);
  known.set(sign, signs);
  return signs;
}

const aNumber = new RegExp(`([${[...numberWords].join('')}])`);
const number = Symbol('number');

/** Text and numbers that follow each other directly. */
type Word = readonly (string | typeof number)[];

/** Phrases that must all be in a sentence, in any order. */
interface Joint {
  parts: number;
}

export interface Phrase {
  /** Choices of words, with a gap between each two choices. */
  choices: readonly (readonly Word[])[];
  replacement: string | null;
  /** The phrases that it needs beside it, and its place among them. */
  joint: { of: Joint; part: number } | null;
}

const wordOf = (written: string): Word =>
  written.split(aNumber).flatMap((part): Word => {
    if (numberWords.has(part)) return [number];
    const { text } = levelled(part);
    return text ? [text] : [];
  });
const hasText = (word: Word): boolean => word.some((part) => typeof part === 'string');

/** Minimum characters of each phrase joined by `＆`: the sign is a letter of names such as B＆B. */
const minJoint = 2;

/**
 * `words→proposal`: `#` is a number, `…` up to eight characters, `、` separates alternatives, `＆` joins
 * phrases of one sentence. Empty without words.
 */
export function phrasesOf(written: string): readonly Phrase[] {
  const before = parsed.get(written);
  if (before) return before;
  const phrases = parse(written);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(written, phrases);
  return phrases;
}

/** Parsed phrases: delivered rules share many, and parsing takes most of the time of a first check. */
const parsed = new Map<string, readonly Phrase[]>();
const maxParsed = 10_000;

function parse(written: string): Phrase[] {
  const parts = written.split(jointSign);
  const isJoint = parts.length > 1 && parts.every((part) => levelled(part).text.length >= minJoint);
  if (!isJoint) return [phraseOf(written)].filter((phrase) => phrase !== null);
  const of = { parts: parts.length };
  const phrases = parts.flatMap((part, place) => {
    const phrase = phraseOf(part);
    return phrase ? [{ ...phrase, joint: { of, part: place } }] : [];
  });
  return phrases.length === parts.length ? phrases : [];
}

function phraseOf(written: string): Phrase | null {
  const [words = '', ...rest] = written.split(proposalSign);
  const choices = words.split(gapSign).map((choice) => choice.split(choiceSign).map(wordOf));
  const isFilled = (choice: readonly Word[]) => choice.some((word) => word.length > 0);
  const trimmed = choices
    .slice(choices.findIndex(isFilled), choices.findLastIndex(isFilled) + 1)
    .map((choice) => (isFilled(choice) ? choice.filter((word) => word.length > 0) : choice));
  if (!trimmed.some((choice) => choice.every(hasText))) return null;
  return {
    choices: trimmed,
    replacement: rest.length > 0 ? rest.join(proposalSign).trim() : null,
    joint: null,
  };
}

/** Phrases by their first character, so that a long text is read once. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;
const anyNumber = '#';

/** Indexes of lists that stay, such as those of the delivered rules: indexing them takes longer than checking a page. */
const indexes = new WeakMap<readonly string[], PhraseIndex>();

export function indexed(written: readonly string[]): PhraseIndex {
  const before = indexes.get(written);
  if (before) return before;
  const index = indexOf(written);
  indexes.set(written, index);
  return index;
}

/** The same of the phrases that name the found words by their sign. */
const foundIndexes = new WeakMap<readonly string[], PhraseIndex>();

export function indexedAround(written: readonly string[]): PhraseIndex {
  const before = foundIndexes.get(written);
  if (before) return before;
  const index = indexOf(written.filter((each) => each.split(foundSign).length === 2));
  foundIndexes.set(written, index);
  return index;
}

function indexOf(written: readonly string[]): PhraseIndex {
  const index = new Map<string, Phrase[]>();
  for (const phrase of written.flatMap(phrasesOf)) {
    const [firsts = [], ...rest] = phrase.choices;
    // Only the words that can begin there: a line of many words costs no more than a line for each.
    for (const key of new Set(firsts.map(firstSign))) {
      const words = firsts.filter((word) => firstSign(word) === key);
      const own = index.get(key) ?? [];
      own.push({ ...phrase, choices: [words, ...rest] });
      index.set(key, own);
    }
  }
  return index;
}

const firstSign = ([part]: Word): string => (typeof part === 'string' ? (part[0] ?? '') : anyNumber);

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
