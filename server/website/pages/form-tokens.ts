import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { dayMs } from '../../base/contract/taipei-time';

/** Content of the token of 請確認: key of the submission, and time of display. */
interface Confirmation {
  key: string;
  shownOn: number;
}

type Checked = { kind: 'none' | 'forged' | 'expired' } | ({ kind: 'good' } & Confirmation);

/** A page left open overnight requires a new confirmation. */
const maxAgeMs = 12 * 60 * 60 * 1000;

const macOf = (secret: string, ...payload: readonly string[]) =>
  createHmac('sha256', secret).update(JSON.stringify(payload)).digest('base64url');

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Signs that this content was shown for confirmation; generates a key if none is given. */
export function confirmationOf(
  secret: string,
  content: string,
  { key = randomUUID(), shownOn = Date.now() }: Partial<Confirmation> = {},
): string {
  return [key, shownOn.toString(36), macOf(secret, 'confirm', key, shownOn.toString(36), content)].join('.');
}

/** Checks a confirmation's signature and age. */
export function checkConfirmation(secret: string, content: string, token: string): Checked {
  if (!token) return { kind: 'none' };
  const [key = '', shown = '', mac = ''] = token.split('.');
  if (!isSame(mac, macOf(secret, 'confirm', key, shown, content))) return { kind: 'forged' };
  const shownOn = Number.parseInt(shown, 36);
  return Date.now() - shownOn > maxAgeMs ? { kind: 'expired' } : { kind: 'good', key, shownOn };
}

/** Content of the thank-you page, without personal data. */
interface Receipt {
  id: number;
  sentOn: number;
  /** Choices that the form offers. */
  rooms: readonly string[];
  times: readonly string[];
  /** The visitor has changed what was sent. */
  isChanged?: boolean | undefined;
}

/** The page is for the days until the visit is agreed. */
const receiptAgeMs = 7 * dayMs;

/** A receipt is valid for the form of this place, and for seven days. */
export function receiptOf(
  secret: string,
  place: number | string,
  { id, sentOn, rooms, times, isChanged = false }: Receipt,
): string {
  const payload = Buffer.from(JSON.stringify([id, sentOn, rooms, times, isChanged])).toString('base64url');
  return `${payload}.${macOf(secret, 'receipt', String(place), payload).slice(0, 22)}`;
}

/** Undefined for an invalid signature, another place, or an old receipt. */
export function readReceipt(secret: string, place: number | string, token: string): Receipt | undefined {
  const [payload = '', mac = ''] = token.split('.');
  if (!isSame(mac, macOf(secret, 'receipt', String(place), payload).slice(0, 22))) return undefined;
  const [id, sentOn, rooms, times, isChanged] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    number,
    number,
    string[],
    string[],
    // Absent in receipts of earlier releases.
    boolean?,
  ];
  return Date.now() - sentOn > receiptAgeMs ? undefined : { id, sentOn, rooms, times, isChanged };
}

/** A UUID derived from these words. */
export function keyOf(...words: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
