import type { components } from '../../../openapi/generated/types';
import { folded } from './folding';
import { phoneMatches, phoneOf, spellingsOf } from './phones';
import { replaceText as text } from './text';

type TextKind = components['schemas']['ReplaceTextKind'];

/** Text that is searched, and its replacement. */
interface Searched {
  find: string;
  replacement: string;
  /** True for the very characters only. */
  isExact: boolean;
}

/** A place in a text with the new characters. */
export interface Match {
  start: number;
  end: number;
  after: string;
}

export interface Matcher {
  kind: TextKind;
  spellings: readonly string[];
  /** Places in a text, in its order, that do not overlap. */
  matchesIn: (text: string) => Match[];
}

/** Finds a text as its kind is written; places that would not change are none. */
export function matcherOf({ find, replacement, isExact }: Searched): Matcher {
  const typed = isExact ? find : find.trim();
  const kind = kindOf(typed);
  const changed = (matchesIn: Matcher['matchesIn']) => (searched: string) =>
    matchesIn(searched).filter(({ start, end, after }) => searched.slice(start, end) !== after);
  const phone = phoneOf(typed);
  if (phone && !isExact) {
    const other = phoneOf(replacement) ?? replacement.trim();
    return {
      kind,
      spellings: spellingsOf(phone),
      matchesIn: changed((searched) => phoneMatches(searched, phone, other)),
    };
  }
  const form = isExact ? (each: string) => each : kind === 'address' ? addressForm : folded;
  const wanted = form(typed);
  const other = isExact ? replacement : replacement.trim();
  return {
    kind,
    spellings: [],
    matchesIn: changed((searched) => literalMatches(form(searched), wanted, other)),
  };
}

/** Two spellings of one sign are the same in addresses. */
const addressForm = (address: string) => folded(address).replaceAll(...text.sameSign);

const isWordSign = (sign: string | undefined) => sign !== undefined && /[0-9A-Za-z]/.test(sign);

function literalMatches(searched: string, wanted: string, after: string): Match[] {
  const matches: Match[] = [];
  let start = wanted === '' ? -1 : searched.indexOf(wanted);
  while (start >= 0) {
    const end = start + wanted.length;
    // Half of a word or number is another word.
    const isWhole =
      !(isWordSign(wanted[0]) && isWordSign(searched[start - 1])) &&
      !(isWordSign(wanted.at(-1)) && isWordSign(searched[end]));
    if (isWhole) matches.push({ start, end, after });
    start = searched.indexOf(wanted, isWhole ? end : start + 1);
  }
  return matches;
}

const han = /^[\u3400-\u9fff]{2,4}$/u;

/** Kind of a text. */
export function kindOf(typed: string): TextKind {
  if (phoneOf(typed)) return 'phone';
  const region = text.regions.map((mark) => typed.indexOf(mark)).filter((place) => place > 0);
  const street = text.streets.map((mark) => typed.lastIndexOf(mark)).filter((place) => place > 0);
  const isPlaced = street.some((place) => region.some((earlier) => earlier < place));
  if (isPlaced || (street.length > 0 && typed.includes(text.number))) return 'address';
  return han.test(typed) && text.surnames.includes(typed.charAt(0)) && typed.length > 2 ? 'name' : 'word';
}

/** A text with the new characters at some of its places. */
export function replaced(searched: string, matches: readonly Match[]): string {
  let end = 0;
  const kept = matches.map((match) => {
    const before = searched.slice(end, match.start);
    ({ end } = match);
    return before + match.after;
  });
  return kept.join('') + searched.slice(end);
}

/** True within an address of the web, an e-mail address or the name of a file. */
export function isInAddress(searched: string, { start, end }: Pick<Match, 'start' | 'end'>): boolean {
  let [from, to] = [start, end];
  while (from > 0 && start - from < maxAddress && isAscii(searched[from - 1])) from -= 1;
  while (to < searched.length && to - end < maxAddress && isAscii(searched[to])) to += 1;
  const run = searched.slice(from, to);
  return (
    run.includes('://') ||
    run.includes('@') ||
    run.startsWith('www.') ||
    /\.(?:jpe?g|png|pdf|webp)$/i.test(run)
  );
}

/** Longest address that is looked through. */
const maxAddress = 300;
const isAscii = (sign: string | undefined) => sign !== undefined && sign > ' ' && sign <= '~';

/** The sentence of a place: what stands before and after it. */
export function sentenceAround(
  searched: string,
  { start, end }: Pick<Match, 'start' | 'end'>,
): { before: string; after: string } {
  let from = start;
  while (from > 0 && start - from < maxSentence && !text.sentenceEnds.includes(searched[from - 1] ?? '')) {
    from -= 1;
  }
  let to = end;
  while (to < searched.length && to - end < maxSentence) {
    if (text.sentenceEnds.includes(searched[to] ?? '')) {
      to += searched[to] === '\n' ? 0 : 1;
      break;
    }
    to += 1;
  }
  const isCut = from > 0 && start - from >= maxSentence;
  const isCutAfter = to < searched.length && to - end >= maxSentence;
  return {
    before: (isCut ? '…' : '') + searched.slice(from, start).trimStart(),
    after: searched.slice(end, to).trimEnd() + (isCutAfter ? '…' : ''),
  };
}

const maxSentence = 40;

/** Why a place starts without a tick. */
export function doubtOf(
  searched: string,
  match: Pick<Match, 'start' | 'end'>,
  thisYear: number,
): components['schemas']['ReplaceDoubt'] | null {
  if (text.quotes.some((pair) => isWithin(searched, match, pair))) return 'quoted';
  const { before, after } = sentenceAround(searched, match);
  return yearsIn(before + searched.slice(match.start, match.end) + after).some((year) => year < thisYear)
    ? 'dated'
    : null;
}

function isWithin(searched: string, { start, end }: Pick<Match, 'start' | 'end'>, pair: string): boolean {
  const [open = '', close = ''] = pair;
  const before = searched.slice(0, start);
  return before.lastIndexOf(open) > before.lastIndexOf(close) && searched.includes(close, end);
}

/** Years that a sentence names, those of the republic too. */
function yearsIn(sentence: string): number[] {
  const plain = folded(sentence);
  return [...plain.matchAll(text.years)].flatMap(({ 0: year, index }) => {
    const value = Number(year);
    if (year.length === 4) return value >= 1900 && value <= 2100 ? [value] : [];
    return plain.slice(Math.max(0, index - 3), index).includes(text.republic) ? [value + 1911] : [];
  });
}
