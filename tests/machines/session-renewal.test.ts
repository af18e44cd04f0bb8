import { expect, test } from 'vitest';
import { renewForAllTabs } from '../../src/machines/session-renewal';
import type { StoredTokens } from '../../src/machines/token-storage';
import { failed, network, ok, refused, settled, status } from './fake-call';
import { browserStorage, fakeStorage, tokens } from './session.world';

const pair = (name: string): StoredTokens => ({
  ...tokens(name),
  tokenExpiresOn: '2026-01-01T00:15:00+08:00',
});

/** One holder at a time, like Web Locks. */
function webLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };
}

function world() {
  const storage = fakeStorage(tokens('first'));
  const asked: string[] = [];
  const renew = async (refreshToken: string) => {
    asked.push(refreshToken);
    await settled();
    return ok(pair(`renewal${asked.length}`));
  };
  return { storage, asked, tools: { lock: webLock(), storage, renew } };
}

test('one tab renews for all: five at once make one call', async () => {
  const { storage, asked, tools } = world();
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => renewForAllTabs(tools, 'first-refresh')));
  expect(asked).toEqual(['first-refresh']);
  expect(storage.tokens).toEqual(pair('renewal1'));
  const adopted = { kind: 'adopted', tokens: pair('renewal1') };
  expect(outcomes).toEqual([
    { kind: 'renewed', tokens: pair('renewal1') },
    adopted,
    adopted,
    adopted,
    adopted,
  ]);
});

test('empty local storage counts as a sign-out, and no call is made', async () => {
  const { storage, asked, tools } = world();
  storage.tokens = null;
  expect(await renewForAllTabs(tools, 'first-refresh')).toEqual({ kind: 'signedOut' });
  expect(asked).toEqual([]);
});

test('a tab that signs out while the renewal runs stays signed out', async () => {
  const { storage, tools } = world();
  const outcome = renewForAllTabs(tools, 'first-refresh');
  await Promise.resolve();
  storage.tokens = null;
  expect(await outcome).toEqual({ kind: 'signedOut' });
  expect(storage.tokens).toBeNull();
});

test('a tab that signs in another account during the renewal wins', async () => {
  const { storage, tools } = world();
  const outcome = renewForAllTabs(tools, 'first-refresh');
  await Promise.resolve();
  storage.tokens = tokens('else');
  expect(await outcome).toEqual({ kind: 'adopted', tokens: tokens('else') });
  expect(storage.tokens).toEqual(tokens('else'));
});

test.each([
  ['a business refusal', refused, { kind: 'refused' }],
  ['401', status(401), { kind: 'refused' }],
  ['400', status(400), { kind: 'refused' }],
  ['no answer', network, { kind: 'failed', error: network }],
  ['408', status(408), { kind: 'failed', error: status(408) }],
  ['429', status(429), { kind: 'failed', error: status(429) }],
  ['500', status(500), { kind: 'failed', error: status(500) }],
  ['503', status(503), { kind: 'failed', error: status(503) }],
  ['302', status(302), { kind: 'failed', error: status(302) }],
])('a renewal answered by %s leaves the stored tokens', async (_, error, outcome) => {
  const { storage, tools } = world();
  expect(await renewForAllTabs({ ...tools, renew: async () => failed(error) }, 'first-refresh')).toEqual(
    outcome,
  );
  expect(storage.tokens).toEqual(tokens('first'));
});

test('a failure of local storage is distinguished from a refusal', async () => {
  const unreadable = world();
  unreadable.storage.broken = ['read'];
  expect(await renewForAllTabs(unreadable.tools, 'first-refresh')).toEqual({
    kind: 'storageFailed',
    tokens: null,
  });
  expect(unreadable.asked).toEqual([]);
  const full = world();
  full.storage.broken = ['write'];
  expect(await renewForAllTabs(full.tools, 'first-refresh')).toEqual({
    kind: 'storageFailed',
    tokens: pair('renewal1'),
  });
});

test('the tokens are kept under _t and _rt, the refresh token last, and between them when the access token expires', () => {
  const { items, tokens: storage } = browserStorage();
  expect(storage.read()).toBeNull();
  storage.write(pair('first'));
  expect([...items]).toEqual([
    ['theme', 'dark'],
    ['_t', 'first-token'],
    ['_te', pair('first').tokenExpiresOn],
    ['_rt', 'first-refresh'],
  ]);
  expect(storage.read()).toEqual(pair('first'));
  items.delete('_t');
  expect(storage.read()).toBeNull();
});

test('without an expiry from the server, that of an earlier pair is not kept', () => {
  const { tokens: storage } = browserStorage();
  storage.write(pair('first'));
  storage.write(tokens('second'));
  expect(storage.read()).toEqual(tokens('second'));
});

test('clearing clears all local storage', () => {
  const { items, tokens: storage } = browserStorage();
  storage.write(pair('first'));
  storage.clear();
  expect([...items]).toEqual([]);
});

test('a pair of which only half fits is not stored', () => {
  const { items, tokens: storage } = browserStorage(['_rt']);
  expect(() => storage.write(pair('first'))).toThrow('QuotaExceededError');
  expect([...items]).toEqual([['theme', 'dark']]);
});
