/** Texts and phrases of the advertising check, read into what `matching.ts` compares. */
import {
  choiceSign,
  foldedSigns,
  foundSign,
  gapSign,
  jointSign,
  numberWords,
  proposalSign,
  skippedSigns,
} from './signs-data';

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
export type Word = readonly (string | typeof number)[];

/** Phrases that must all be in a sentence, in any order. */
export interface Joint {
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
/** Its key for phrases that begin with a number. */
export const anyNumber = '#';

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
