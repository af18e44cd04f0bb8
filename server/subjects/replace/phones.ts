import { asTyped } from '../../../openapi/typed';
import { folded, isDigit, widened } from './folding';
import { replaceText as words } from './text';

/** A Taiwanese telephone number. */
interface Phone {
  /** Without the extension, from the first 0. */
  digits: string;
  extension: string;
  /** The number as somebody wrote it, without the extension. */
  written: string;
}

/** The number that a text is; null for any other text. */
export function phoneOf(searched: string): Phone | null {
  const [, digits, extension = ''] = /^(0\d{8,9})(?:#(\d{1,6}))?$/.exec(asTyped('phone', searched)) ?? [];
  if (digits === undefined) return null;
  const plain = folded(searched.trim());
  return { digits, extension, written: extension ? writtenOf(plain, digits.length) : plain };
}

/** The start of a text up to its last digit of the number. */
function writtenOf(searched: string, count: number): string {
  let seen = 0;
  const international = searched.startsWith('+') ? 2 : 0;
  for (const [index, sign] of [...searched].entries()) {
    if (isDigit(sign)) seen += 1;
    if (seen === count + international) return searched.slice(0, index + 1);
  }
  return searched;
}

const longAreas = /^0(?:826|836|9\d\d|800)/;
const areas = /^0(?:37|49|82|89)/;

/** Digits of the area code, or of the start of a mobile number. */
const areaLength = ({ digits }: Phone) => (longAreas.test(digits) ? 4 : areas.test(digits) ? 3 : 2);

/** The number in its usual groups. */
export function groupsOf({ digits }: Pick<Phone, 'digits'>): [area: string, first: string, last: string] {
  const area = areaLength({ digits, extension: '', written: '' });
  const end = digits.length - (digits.startsWith('09') || digits.startsWith('0800') ? 3 : 4);
  return [digits.slice(0, area), digits.slice(area, end), digits.slice(end)];
}

const isSeparator = (sign: string | undefined) =>
  sign === ' ' || sign === '-' || sign === '.' || sign === '(' || sign === ')' || sign === '\u00a0';
/** Marks between two digits of one number. */
const maxSeparators = 3;

/** End of these digits in the folded text from a place on; -1 if they do not stand there. */
function endOf(searched: string, start: number, digits: string): number {
  let at = start;
  for (const digit of digits) {
    const most = at === start ? at : at + maxSeparators;
    while (at < most && isSeparator(searched[at])) at += 1;
    if (searched[at] !== digit) return -1;
    at += 1;
  }
  return isDigit(searched[at]) ? -1 : at;
}

/** End of a number that starts here: national, or with +886. */
function numberEnd(searched: string, start: number, { digits }: Phone): number {
  if (searched[start] === '(') {
    const end = endOf(searched, start + 1, digits);
    return end > 0 && searched.slice(start, end).includes(')') ? end : -1;
  }
  if (searched[start] !== '+') return endOf(searched, start, digits);
  const country = endOfCountry(searched, start);
  return country < 0 ? -1 : endOf(searched, country, digits.slice(1));
}

/** Place after +886 with its marks and a 0 in brackets; -1 without it. */
function endOfCountry(searched: string, start: number): number {
  if (!searched.startsWith('+886', start)) return -1;
  let at = start + 4;
  while (at < start + 6 && (searched[at] === ' ' || searched[at] === '-')) at += 1;
  if (searched.startsWith('(0)', at)) at += 3;
  return at;
}

const extensionMark = new RegExp(words.extensionMark, 'iuy');

/** Extension that follows a number in the folded text. */
function extensionAt(searched: string, start: number): { digits: string; from: number; end: number } | null {
  extensionMark.lastIndex = start;
  const mark = extensionMark.exec(searched);
  if (!mark) return null;
  const from = start + mark[0].length;
  let end = from;
  while (isDigit(searched[end])) end += 1;
  return end === from ? null : { digits: searched.slice(from, end), from, end };
}

interface Found {
  start: number;
  end: number;
  after: string;
}

/** All places of a number in a text, in any spelling, each with the other number in the same spelling. */
export function phoneMatches(searched: string, phone: Phone, other: Phone | string): Found[] {
  const plain = folded(searched);
  const found: Found[] = [];
  let start = 0;
  while (start < plain.length) {
    const sign = plain[start];
    const isStart = (sign === '0' || sign === '(' || sign === '+') && !isDigit(plain[start - 1]);
    const end = isStart ? numberEnd(plain, start, phone) : -1;
    const match = end < 0 ? null : withExtension(searched, plain, { start, end }, phone, other);
    if (match) found.push(match);
    start = match ? match.end : start + 1;
  }
  return found;
}

function withExtension(
  searched: string,
  plain: string,
  { start, end }: { start: number; end: number },
  phone: Phone,
  other: Phone | string,
): Found | null {
  const own = extensionAt(plain, end);
  if (phone.extension && own?.digits !== phone.extension) return null;
  const whole = phone.extension && own ? own.end : end;
  if (typeof other === 'string') return { start, end: whole, after: other };
  const number = respelled(searched.slice(start, end), phone, other);
  const { extension } = other;
  if (!phone.extension) return { start, end, after: extension && !own ? `${number}#${extension}` : number };
  const mark = own ? searched.slice(end, own.from) : '#';
  return { start, end: whole, after: extension ? number + mark + extension : number };
}

/** The other number as this one is written. */
function respelled(spelled: string, phone: Phone, other: Phone): string {
  const plain = folded(spelled);
  const isForeign = plain.startsWith('+');
  const isWide = spelled !== plain && /[\uff10-\uff19]/.test(spelled);
  const digits = isForeign ? `886${other.digits.slice(1)}` : other.digits;
  const isSameShape = phone.digits.length === other.digits.length && areaLength(phone) === areaLength(other);
  if (isSameShape) return filled(spelled, digits, isForeign);
  const isGrouped = [...plain].some((sign, index) => index > 0 && isSeparator(sign));
  const groups = groupsOf(other);
  const national = isGrouped
    ? /[^\d]/.test(other.written)
      ? other.written
      : groups.join('-')
    : other.digits;
  const shown = isForeign
    ? `+886${isGrouped ? '-' : ''}${national.replace(/^\(?0/, '').replace(/^(\d+)\)/, '$1-')}`
    : national;
  return isWide ? widened(shown) : shown;
}

/** The marks of a number with other digits; a 0 in brackets after the country stays. */
function filled(spelled: string, digits: string, isForeign: boolean): string {
  const plain = folded(spelled);
  const kept = isForeign ? plain.indexOf('(0)') + 1 : 0;
  let next = 0;
  return [...spelled]
    .map((sign, index) => {
      if (!isDigit(plain[index]) || (kept > 0 && index === kept)) return sign;
      const digit = digits[next] ?? '';
      next += 1;
      return sign === plain[index] ? digit : widened(digit);
    })
    .join('');
}

const written = /\(?0\d[\d().\- ]{6,14}\d/g;

/** Telephone numbers in a text, without marks. */
export const numbersIn = (searched: string): string[] =>
  [...folded(searched).matchAll(written)].flatMap(([number]) => phoneOf(number)?.digits ?? []);

/** Spellings of a number beside the one that was typed. */
export function spellingsOf(phone: Phone): string[] {
  const [area, first, last] = groupsOf(phone);
  const all = [
    phone.digits,
    `(${area})${first}-${last}`,
    `${area}-${first}${last}`,
    `${area}-${first}-${last}`,
  ];
  return all.filter((each) => each !== phone.written).slice(0, 3);
}

/** True for two numbers that differ in one or two digits. */
export function isSimilar(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  return [...one].filter((digit, index) => digit !== other[index]).length <= 2;
}
