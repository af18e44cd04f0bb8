import { afterEach, expect, it, vi } from 'vitest';
import { claimMap, holds, permissionOf } from '../../src/base/session/permissions';
import { forgetPlace, placeAfterSignIn, rememberPlace } from '../../src/base/session/return-path';

afterEach(() => vi.unstubAllGlobals());

it('actions that claims allow in a unit', () => {
  const claims = claimMap([
    { value: 'Permissions.Cases.View', selected: true },
    { value: 'Permissions.Cases.Edit', selected: false },
    { value: 'Permissions.Cases.Delete', selected: true },
  ]);
  expect(claims).toEqual({
    'Permissions.Cases.View': true,
    'Permissions.Cases.Edit': false,
    'Permissions.Cases.Delete': true,
  });
  expect(permissionOf(claims, 'Permissions.Cases')).toEqual({
    canView: true,
    canCreate: false,
    canEdit: false,
    canDelete: true,
  });
  expect(
    permissionOf(
      claimMap([
        { value: 'Permissions.Cases.Create', selected: true },
        { value: 'Permissions.Cases.Edit', selected: true },
      ]),
      'Permissions.Cases',
    ),
  ).toEqual({ canView: false, canCreate: true, canEdit: true, canDelete: false });
  expect([holds({ a: true }, 'a'), holds({ a: false }, 'a'), holds({}, 'a')]).toEqual([true, false, false]);
});

/** Session storage of a tab. */
function stubStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

it('an account returns to its last screen until a screen is shown, and another account starts at home', () => {
  stubStorage();
  rememberPlace(7, '/case/edit/12?tab=2');
  expect([7, 7, 8, undefined].map(placeAfterSignIn)).toEqual([
    '/case/edit/12?tab=2',
    '/case/edit/12?tab=2',
    '/',
    '/',
  ]);
  forgetPlace();
  expect(placeAfterSignIn(7)).toBe('/');
});

it('the screen requested before a sign-in opens for the account that signs in', () => {
  const stored = stubStorage();
  rememberPlace(null, '/case?tab=3&keyword=%E7%A1%AF');
  expect([placeAfterSignIn(8), placeAfterSignIn(undefined)]).toEqual(['/case?tab=3&keyword=%E7%A1%AF', '/']);
  stored.set('return-path', JSON.stringify({ path: '/case' }));
  expect(placeAfterSignIn(8)).toBe('/');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '/login/key',
  '/logout',
  '/set-password?token=x',
  'case',
  '',
])('%j is no screen to return to', (path) => {
  stubStorage();
  rememberPlace(7, path);
  expect(placeAfterSignIn(7)).toBe('/');
});

it.each([
  'no JSON',
  'null',
  JSON.stringify({ accountId: 7, path: 12 }),
  JSON.stringify({ accountId: 7, path: ['/case'] }),
  JSON.stringify({ accountId: 7 }),
])('a stored value may be invalid: %s', (text) => {
  stubStorage().set('return-path', text);
  expect(placeAfterSignIn(7)).toBe('/');
});

it('without storage everyone starts at home', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberPlace(7, '/case');
  forgetPlace();
  expect(placeAfterSignIn(7)).toBe('/');
});
