import { foldedSigns, gapSign, numberSigns, numberWords, proposalSign, skippedSigns } from './signs-data';

/** Maximum length of a number for `#`, and maximum characters skipped by `…`. */
const [maxNumber, maxGap] = [10, 8];
const isNumber = (sign: string) => numberSigns.has(sign);
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
    const sign = text[place] ?? '';
    if (isSkipped(sign)) continue;
    for (const part of (foldedSigns[sign] ?? sign).normalize('NFKC').toLowerCase()) {
      if (isSkipped(part)) continue;
      signs.push(foldedSigns[part] ?? part);
      places.push(place);
    }
  }
  // One position for each UTF-16 unit, as `indexOf` counts.
  const units = signs.flatMap((sign, at) => Array.from({ length: sign.length }, () => places[at] ?? 0));
  return { text: signs.join(''), places: [...units, text.length] };
}

const numberOrGap = new RegExp(`([${[...numberWords].join('')}${gapSign}])`);

type Token = { literal: string } | 'number' | 'gap';

export interface Phrase {
  tokens: Token[];
  replacement: string | null;
}

/** `words→proposal`, where `#` is a number and `…` up to eight characters; null without words. */
export function phraseOf(written: string): Phrase | null {
  const [words = '', ...rest] = written.split(proposalSign);
  const tokens = words.split(numberOrGap).flatMap((part): Token[] => {
    if (numberWords.has(part)) return ['number'];
    if (part === gapSign) return ['gap'];
    const { text } = levelled(part);
    return text ? [{ literal: text }] : [];
  });
  const trimmed = tokens.slice(tokens.findIndex((token) => token !== 'gap'));
  while (trimmed.at(-1) === 'gap') trimmed.pop();
  if (!trimmed.some((token) => typeof token === 'object')) return null;
  return { tokens: trimmed, replacement: rest.length > 0 ? rest.join(proposalSign).trim() : null };
}

/** Phrases by their first character, so that a long text is read once. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;
const anyNumber = '#';

export function indexed(written: readonly string[]): PhraseIndex {
  const index = new Map<string, Phrase[]>();
  for (const each of written) {
    const phrase = phraseOf(each);
    const [first] = phrase?.tokens ?? [];
    if (!phrase || first === undefined) continue;
    const key = typeof first === 'object' ? (first.literal[0] ?? '') : anyNumber;
    index.set(key, [...(index.get(key) ?? []), phrase]);
  }
  return index;
}

export interface Found {
  /** Positions in the normalised text. */
  start: number;
  end: number;
  replacement: string | null;
}

/** Matches of the phrases, the longest at each position. */
export function findAll(text: string, index: PhraseIndex): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const sign = text[start] ?? '';
    const startsNumber = isNumber(sign) && !isNumber(text[start - 1] ?? '');
    const phrases = [...(index.get(sign) ?? []), ...(startsNumber ? (index.get(anyNumber) ?? []) : [])];
    let best: Found | undefined;
    for (const { tokens, replacement } of phrases) {
      const end = endOf(text, start, tokens);
      if (end !== null && end > (best?.end ?? start)) best = { start, end, replacement };
    }
    if (best) found.push(best);
  }
  return found;
}

/**
 * End of a match of the tokens at this position; null without a match. Gaps are few and short, which bounds the time.
 */
function endOf(text: string, at: number, [token, ...rest]: readonly Token[]): number | null {
  if (token === undefined) return at;
  if (typeof token === 'object') {
    return text.startsWith(token.literal, at) ? endOf(text, at + token.literal.length, rest) : null;
  }
  if (token === 'number') {
    let end = at;
    while (end < text.length && end - at < maxNumber && isNumber(text[end] ?? '')) end += 1;
    return end > at ? endOf(text, end, rest) : null;
  }
  for (let skipped = 0; skipped <= maxGap && at + skipped <= text.length; skipped += 1) {
    const end = endOf(text, at + skipped, rest);
    if (end !== null) return end;
  }
  return null;
}
