const key = 'return-path';

/** Remembers where an account was when its session ended, for this tab alone. */
export function rememberPlace(accountId: number, path: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ accountId, path }));
  } catch {
    // Without storage, signing in leads home.
  }
}

/** Where that account was, once; the home page for anybody else. */
export function takePlace(accountId: number | undefined): string {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accountId?: unknown; path?: unknown };
    sessionStorage.removeItem(key);
    const isOwn = accountId !== undefined && place.accountId === accountId;
    return isOwn && typeof place.path === 'string' && /^\/(?!\/|login|logout)/.test(place.path)
      ? place.path
      : '/';
  } catch {
    return '/';
  }
}
