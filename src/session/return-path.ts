const key = 'return-path';

/** Screens that are shown without a sign-in: a sign-in leads back to none of them. */
const openScreens = /^\/(login|logout|forgot-password|set-password)(?![^/?#])/;

/** Remembers, for this tab alone, where an account was when its session ended; null: what was asked for before any sign-in. */
export function rememberPlace(accountId: number | null, path: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ accountId, path }));
  } catch {
    // Without storage, signing in leads home.
  }
}

/** Where a sign-in of this account leads: back to that place, home where it belongs to another account or is none of this app. */
export function placeAfterSignIn(accountId: number | undefined): string {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accountId?: unknown; path?: unknown };
    const { path } = place;
    const isMeant = accountId !== undefined && (place.accountId === null || place.accountId === accountId);
    return isMeant && typeof path === 'string' && isOwnPath(path) ? path : '/';
  } catch {
    return '/';
  }
}

/** A screen behind the sign-in is shown: the place has served, or is another account's. */
export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered either.
  }
}

function isOwnPath(path: string): boolean {
  // Read as a browser reads it: neither //host nor /\host is a path.
  return path.startsWith('/') && new URL(path, 'http://here').host === 'here' && !openScreens.test(path);
}
