import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session, toasts } from '../../src/machines/actors';
import type { PageMeta } from '../../src/base/navigation/page-meta';
import { runGuard } from '../../src/base/navigation/run-guard';
import { placeAfterSignIn } from '../../src/base/session/return-path';

const link = '/case?tab=3';
const account = {
  id: 7,
  roleClaims: new Array<{ value: string; selected: boolean }>(),
  isSecondFactorDue: false,
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
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

/** Snapshot of the session with this account and tag. */
function snapshotOf(known: typeof account | null, state = known ? 'signedIn' : 'signedOut') {
  return {
    ...session.getSnapshot(),
    hasTag: (tag: string) => tag === state,
    context: { account: known, tokens: known && { token: 't', refreshToken: 'r' } },
  } as unknown as ReturnType<typeof session.getSnapshot>;
}

/** Sets the session's account. */
function sessionIs(known: typeof account | null): void {
  vi.spyOn(session, 'getSnapshot').mockReturnValue(snapshotOf(known));
}

/** Resolves to the guard's redirect, or to the path if it is permitted. */
async function opened(href: string, meta: PageMeta | null = null): Promise<unknown> {
  try {
    await runGuard({ pathname: href.replace(/\?.*/, ''), href }, meta);
    return href;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.to ?? error.options.href;
  }
}

test('the requested screen opens after the sign-in, the passcode and the setup of a demanded second factor', async () => {
  sessionIs(null);
  expect(await opened(link)).toBe('/login/{-$platformKey}');
  // The sign-in screen itself asks for the passcode.
  expect(await opened('/login')).toBe('/login');
  sessionIs({ ...account, isSecondFactorDue: true });
  expect([await opened(link), await opened('/my-account')]).toEqual(['/my-account', '/my-account']);
  expect(placeAfterSignIn(account.id)).toBe(link);
  sessionIs(account);
  expect(await opened(link)).toBe(link);
  expect(placeAfterSignIn(account.id)).toBe('/');
});

test('/login with tokens leads home, also if a screen was requested before', async () => {
  sessionIs(null);
  await opened(link);
  sessionIs(account);
  expect([await opened('/login'), await opened('/login/ticket')]).toEqual(['/', '/']);
});

test('after a sign-out from the home page there is no place to return to', async () => {
  sessionIs(null);
  await opened(link);
  sessionIs(account);
  await opened(link);
  sessionIs(null);
  await opened('/');
  expect(stored.size).toBe(0);
});

test('with stored tokens the guard waits for the account', async () => {
  const signedIn = snapshotOf(account);
  const waiting = snapshotOf(account, 'authorized');
  vi.spyOn(session, 'getSnapshot').mockReturnValue(waiting);
  const observers: ((snapshot: typeof signedIn) => void)[] = [];
  const subscribe = (observer: { next: (snapshot: typeof signedIn) => void }) => {
    observers.push(observer.next);
    return { unsubscribe: () => {} };
  };
  vi.spyOn(session, 'subscribe').mockImplementation(subscribe as typeof session.subscribe);
  let isOpen = false;
  const opening = opened('/case').then(() => (isOpen = true));
  await Promise.resolve();
  observers.forEach((next) => next(waiting));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isOpen).toBe(false);
  observers.forEach((next) => next(signedIn));
  await opening;
  expect(isOpen).toBe(true);
});

test('the requested screen is kept while a password is reset and set by a link', async () => {
  sessionIs(null);
  await opened(link);
  for (const path of ['/forgot-password', '/set-password', '/logout']) expect(await opened(path)).toBe(path);
  expect(placeAfterSignIn(account.id)).toBe(link);
});

test('a screen without permission leads home with one toast', async () => {
  sessionIs(account);
  const send = vi.spyOn(toasts, 'send').mockReturnValue();
  const meta: PageMeta = {
    title: '操作紀錄',
    claim: 'Permissions.AuditTrails',
    back: null,
    unit: 'audit',
    level: 1,
  };
  expect(await opened('/audit', meta)).toBe('/audit');
  sessionIs({ ...account, roleClaims: [{ value: 'Permissions.AuditTrails.View', selected: false }] });
  expect(await opened('/audit', meta)).toBe('/');
  expect(send.mock.calls.map(([event]) => 'text' in event && [event.kind, event.text])).toEqual([
    ['error', '權限不足，無法瀏覽！'],
  ]);
});
