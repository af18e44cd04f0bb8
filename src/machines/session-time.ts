/** When a token is to be renewed, and from when on it can't be used; milliseconds since the epoch. */
export interface TokenTimes {
  renewAt: number;
  usableUntil: number;
}

/** A fresh token lives at least this long for us: a local clock that runs ahead must not renew in a tight loop. */
export const SHORTEST_LIFE_MS = 30_000;
/** Renewal is never later than this (80 % of 15 minutes), so that a local clock that runs behind does no harm. */
const LONGEST_WAIT_MS = 720_000;
const MARGIN_MS = 60_000;
const BACKOFF_MS = 2_000;
const LONGEST_BACKOFF_MS = 60_000;

/** Renew at 80 % of the life that is left or 60 s before its end, whichever is earlier; null when it is not known. */
export function tokenTimes(
  expiresOn: string | null | undefined,
  now: number,
  shortestLife = 0,
): TokenTimes | null {
  const end = expiresOn ? new Date(expiresOn).getTime() : Number.NaN;
  if (Number.isNaN(end)) return null;
  const life = Math.max(end - now, shortestLife);
  const early = life > MARGIN_MS ? Math.min(0.8 * life, life - MARGIN_MS) : 0.8 * life;
  return { renewAt: now + Math.min(early, LONGEST_WAIT_MS), usableUntil: now + life };
}

/** Milliseconds until the next renewal; the longest wait where the server doesn't say when a token expires. */
export function renewalDelay(times: TokenTimes | null, now: number): number {
  return times === null ? LONGEST_WAIT_MS : Math.max(times.renewAt - now, 0);
}

/** Milliseconds until the next try: 2 s, 4 s, 8 s … 60 s. */
export function backoff(failures: number): number {
  return Math.min(BACKOFF_MS * 2 ** Math.max(failures - 1, 0), LONGEST_BACKOFF_MS);
}
