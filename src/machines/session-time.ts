/** Times of renewal and expiry of a token, in milliseconds since the epoch. */
export interface TokenTimes {
  renewAt: number;
  usableUntil: number;
}

/** Minimum assumed life of a fresh token: a fast local clock must not renew in a loop. */
export const SHORTEST_LIFE_MS = 30_000;
/** Latest renewal (80 % of 15 minutes), whatever a slow local clock says. */
const LONGEST_WAIT_MS = 720_000;
const MARGIN_MS = 60_000;
const BACKOFF_MS = 2_000;
const LONGEST_BACKOFF_MS = 60_000;

/** Renewal at 80 % of the remaining life or 60 s before its end, whichever is earlier; null if unknown. */
export function tokenTimes(
  expiresOn: string | null | undefined,
  now: number,
  minLifetimeMs = 0,
): TokenTimes | null {
  const end = expiresOn ? new Date(expiresOn).getTime() : Number.NaN;
  if (Number.isNaN(end)) return null;
  const life = Math.max(end - now, minLifetimeMs);
  const early = life > MARGIN_MS ? Math.min(0.8 * life, life - MARGIN_MS) : 0.8 * life;
  return { renewAt: now + Math.min(early, LONGEST_WAIT_MS), usableUntil: now + life };
}

/** Milliseconds until the next renewal; the maximum if the server omits the expiry. */
export function renewalDelay(times: TokenTimes | null, now: number): number {
  return times === null ? LONGEST_WAIT_MS : Math.max(times.renewAt - now, 0);
}

/** Milliseconds until the next try: 2 s, 4 s, 8 s … 60 s. */
export function backoff(failures: number): number {
  return Math.min(BACKOFF_MS * 2 ** Math.max(failures - 1, 0), LONGEST_BACKOFF_MS);
}
