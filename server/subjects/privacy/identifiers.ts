/** A person's telephone numbers and addresses, normalised for comparison. */
export interface Identifiers {
  tels: readonly string[];
  emails: readonly string[];
}

/** Digits as dialled within the country; empty for text without a number. */
export function plainTel(tel: string): string {
  return tel
    .normalize('NFKC')
    .trim()
    .replace(/^\+?886[-\s]*\(?0?/, '0')
    .replaceAll(/\D/g, '');
}

export const plainEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/** SQL that normalises a column like `plainTel`. */
export const plainTelSql = (column: string) =>
  `regexp_replace(regexp_replace(${column}, '^\\+?886[-[:space:]]*\\(?0?', '0'), '[^0-9]', '', 'g')`;

/** Characters that people write between digits, also in full width. */
const between = '[-‐-―－\\s\u3000().（）．]*';
/** A digit, also in full width as Chinese keyboards write it. */
const digitPattern = (digit: string) => `[${digit}${String.fromCharCode(0xff10 + Number(digit))}]`;
const digitsPattern = (digits: string, joint: string) => [...digits].map(digitPattern).join(joint);

/** Regular expression of a number in any spelling, for PostgreSQL and JavaScript; both match it ignoring case. */
function telPattern(tel: string): string {
  const [country, zero] = [`[+＋]?${digitsPattern('886', '')}${between}`, digitPattern('0') + between];
  const prefix = tel.startsWith('0') ? `(?:${country}(?:${zero})?|${zero})` : '';
  return `(?<![0-9０-９])${prefix}${digitsPattern(tel.replace(/^0/, ''), between)}(?![0-9０-９])`;
}

/** Escapes a text for a regular expression. */
export const literalPattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function emailPattern(email: string): string {
  return `(?<![a-z0-9._%+-])${literalPattern(email).replace('@', '[@＠]')}(?!\\.?[a-z0-9-])`;
}

/** Matches any of them; null for nobody. */
export function patternOf({ tels, emails }: Identifiers): string | null {
  const all = [...tels.filter(Boolean).map(telPattern), ...emails.filter(Boolean).map(emailPattern)];
  return all.length === 0 ? null : all.join('|');
}

const telephone =
  /(?<!\d)(?:\+?886[-‐-―\s().]*(?:0[-‐-―\s().]*)?|0[-‐-―\s().]*)[2-9](?:[-‐-―\s().]*\d){7,8}/g;
// Starts only where an address can start, so that a run of letters is read once.
const address = /(?<![a-z0-9._%+-])[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;

/** ASCII in place of full-width characters; in linear time, unlike NFKC. */
const halfWidth = (text: string) =>
  text.replaceAll(/[\uff01-\uff5e]/g, (each) => String.fromCharCode(each.charCodeAt(0) - 0xfee0));

/** Everything in a text that may be a number or an address, normalised for comparison. */
export function identifiersIn(text: string): Identifiers {
  const plain = halfWidth(text);
  const found = [...plain.matchAll(telephone)].map(([each]) => plainTel(each));
  return {
    // A digit after a number of nine digits is not part of it.
    tels: found.flatMap((tel) => (tel.length === 10 ? [tel, tel.slice(0, 9)] : [tel])),
    emails: [...plain.matchAll(address)].map(([each]) => plainEmail(each)),
  };
}
