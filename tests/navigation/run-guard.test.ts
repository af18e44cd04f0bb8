import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../src/machines/actors';
import { runGuard } from '../../src/navigation/run-guard';
import { placeAfterSignIn } from '../../src/session/return-path';

const link = '/case?tab=3';
const account = { id: 7, roleClaims: [], isSecondFactorDue: false };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The session as it is from now on. */
function sessionIs(known: typeof account | null): void {
  vi.spyOn(session, 'getSnapshot').mockReturnValue({
    ...session.getSnapshot(),
    hasTag: (tag: string) => tag === (known ? 'signedIn' : 'signedOut'),
    context: { account: known, tokens: known && { token: 't', refreshToken: 'r' } },
  } as unknown as ReturnType<typeof session.getSnapshot>);
}

/** Where the guard leads from a path; the path itself where it may be seen. */
async function opened(href: string): Promise<unknown> {
  try {
    await runGuard({ pathname: href.replace(/\?.*/, ''), href }, null);
    return href;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.to ?? error.options.href;
  }
}

test('what was asked for before the sign-in waits through the passcode and the setting up of a demanded second factor', async () => {
  sessionIs(null);
  expect(await opened(link)).toBe('/login/{-$platformKey}');
  // The passcode is asked for on the sign-in screen itself.
  expect(await opened('/login')).toBe('/login');
  sessionIs({ ...account, isSecondFactorDue: true });
  expect([await opened('/login'), await opened(link), await opened('/my-account')]).toEqual([
    link,
    '/my-account',
    '/my-account',
  ]);
  expect(placeAfterSignIn(account.id)).toBe(link);
  sessionIs(account);
  expect(await opened(link)).toBe(link);
  expect(placeAfterSignIn(account.id)).toBe('/');
});

test('it waits while a password is asked for anew and set by a link', async () => {
  sessionIs(null);
  await opened(link);
  for (const path of ['/forgot-password', '/set-password', '/logout']) expect(await opened(path)).toBe(path);
  expect(placeAfterSignIn(account.id)).toBe(link);
});
