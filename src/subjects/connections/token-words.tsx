import { wireDay } from '../../base/time/date-time';
import { Time } from '../../base/time/Time';
import type { ApiToken } from './token-loaders';
import { tokenText as text } from './text';
import { dayMs } from '../../base/time/days-left';

const halfYearDays = 182;
/** Days before expiry at which a warning begins. */
const warningDays = 14;

/** Last use of a token in words, with a warning if unused. */
export function usageWords({ lastUsedOn, lastUsedFrom, createdOn, state }: ApiToken, now: number) {
  const isLong = now - Date.parse(lastUsedOn ?? createdOn) > halfYearDays * dayMs;
  const isUnused = isLong && state === 'valid';
  if (lastUsedOn === null) return { when: text.neverUsed, detail: isUnused ? text.unusedLong : '' };
  if (isUnused) return { when: <Time at={lastUsedOn} to="day" />, detail: text.unusedLong };
  const isNow = now - Date.parse(lastUsedOn) < 120_000;
  const when = isNow ? text.justNow : <Time at={lastUsedOn} to="near" now={now} />;
  return { when, detail: lastUsedFrom };
}

/** Expiry of a token in words. */
export function endWords({ state, expiresOn, revokedOn }: ApiToken, now: number) {
  const end = <Time at={expiresOn} to="day" />;
  if (state === 'revoked') {
    return { when: text.revoked, detail: <Time at={revokedOn} to="day" />, isSoon: false };
  }
  if (state === 'expired') return { when: end, detail: text.expired, isSoon: false };
  const days = Math.floor((Date.parse(expiresOn) - now) / dayMs);
  return { when: end, detail: text.left(days), isSoon: days <= warningDays };
}

/** End of the day in Taipei a number of days from now, in wire format. */
export function endInDays(days: number, now: number): string {
  return `${wireDay(now + days * dayMs)}T23:59:59+08:00`;
}
