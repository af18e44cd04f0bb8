const key = 'return-path';

/** Screens without sign-in, which are no targets after it. */
const openScreens = /^\/(login|logout|forgot-password|set-password)(?![^/?#])/;

/** Stores, for this tab, an account's place when its session ends; null: requested before any sign-in. */
export function rememberPlace(accountId: number | null, path: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ accountId, path }));
  } catch {
    // Without storage, sign-in leads to the home screen.
  }
}

/** Target after sign-in: the stored place, or home if it belongs to another account or is invalid. */
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

/** Clears the stored place; called when a signed-in screen is shown. */
export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, no place was stored.
  }
}

function isOwnPath(path: string): boolean {
  // Parsed as browsers do: neither //host nor /\host is a path.
  return path.startsWith('/') && new URL(path, 'http://here').host === 'here' && !openScreens.test(path);
}
