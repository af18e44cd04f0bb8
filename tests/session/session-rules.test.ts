import { afterEach, expect, it, vi } from 'vitest';
import { claimMap, holds, permissionOf } from '../../src/session/permissions';
import { rememberPlace, takePlace } from '../../src/session/return-path';

afterEach(() => vi.unstubAllGlobals());

it('what claims allow in a unit', () => {
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

/** A tab's own storage. */
function stubStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

it('an account comes back to where it was, once', () => {
  stubStorage();
  rememberPlace(7, '/case/edit/12?tab=2');
  expect([takePlace(7), takePlace(7)]).toEqual(['/case/edit/12?tab=2', '/']);
});

it('another account, and one that is not known, begins at home, and nothing is left for later', () => {
  const stored = stubStorage();
  rememberPlace(7, '/case');
  expect([takePlace(8), takePlace(7), stored.size]).toEqual(['/', '/', 0]);
  stored.set('return-path', JSON.stringify({ path: '/case' }));
  expect(takePlace(undefined)).toBe('/');
});

it.each(['//evil.example', '/login', '/login/key', '/logout', 'https://evil.example', 'case', ''])(
  '%j is no place to come back to',
  (path) => {
    stubStorage();
    rememberPlace(7, path);
    expect(takePlace(7)).toBe('/');
  },
);

it.each([
  'no JSON',
  'null',
  JSON.stringify({ accountId: 7, path: 12 }),
  JSON.stringify({ accountId: 7, path: ['/case'] }),
  JSON.stringify({ accountId: 7 }),
])('what is stored may be broken: %s', (text) => {
  stubStorage().set('return-path', text);
  expect(takePlace(7)).toBe('/');
});

it('without storage everybody begins at home', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberPlace(7, '/case');
  expect(takePlace(7)).toBe('/');
});
