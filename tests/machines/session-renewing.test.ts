import { expect, test } from 'vitest';
import { isSignedIn, tokenOf } from '../../src/machines/session';
import { usableToken } from '../../src/machines/session-calls';
import { backoff, tokenTimes } from '../../src/machines/session-time';
import { network, status } from './fake-call';
import { account, sessionWorld, signedInWorld, tokens } from './session.world';

const lost = { kind: 'failed', error: network } as const;

test('tokens are renewed at 80 % of their life, or 60 s before its end when that is earlier', async () => {
  const world = await signedInWorld();
  world.minutes(11.99);
  expect(world.renew.inputs).toEqual([]);
  world.minutes(0.01);
  expect(world.renew.inputs).toEqual([{ refreshToken: 'first-refresh' }]);
  expect(tokenTimes(new Date(400_000).toISOString(), 0)).toEqual({ renewAt: 320_000, usableUntil: 400_000 });
  expect(tokenTimes(new Date(200_000).toISOString(), 0)).toEqual({ renewAt: 140_000, usableUntil: 200_000 });
  expect(tokenTimes(new Date(50_000).toISOString(), 0)).toEqual({ renewAt: 40_000, usableUntil: 50_000 });
  expect(tokenTimes(new Date(60_000).toISOString(), 0)).toEqual({ renewAt: 48_000, usableUntil: 60_000 });
  expect(tokenTimes(new Date(1_400_000).toISOString(), 1_000_000)).toEqual({
    renewAt: 1_320_000,
    usableUntil: 1_400_000,
  });
});

test('a renewal gives new tokens, unseen, again and again', async () => {
  const world = await signedInWorld();
  for (const name of ['second', 'third']) {
    world.minutes(12);
    await world.renew.answer({ kind: 'renewed', tokens: world.pair(name) });
    expect(tokenOf(world.actor.getSnapshot())).toBe(`${name}-token`);
  }
  expect(world.emitted).toEqual([]);
  expect(world.renew.inputs).toHaveLength(2);
});

test('a local clock that runs ahead does not renew in a tight loop', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  await world.renew.answer({ kind: 'renewed', tokens: world.pair('second', -60) });
  world.minutes(0.3);
  expect(world.renew.inputs).toHaveLength(1);
  world.minutes(0.2);
  expect(world.renew.inputs).toHaveLength(2);
});

test('a local clock that runs behind, or a token that lives for months, renews every 12 minutes', () => {
  expect(tokenTimes(new Date(10 ** 11).toISOString(), 0)?.renewAt).toBe(720_000);
});

test('without network the renewal is tried again, later each time, and the session stays', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  await world.renew.answer(lost);
  expect(world.state()).toContain('tokens.waiting');
  world.clock.increment(1999);
  expect(world.renew.inputs).toHaveLength(1);
  world.clock.increment(1);
  await world.renew.lose();
  world.clock.increment(3999);
  expect(world.renew.inputs).toHaveLength(2);
  world.clock.increment(1);
  expect(world.renew.inputs).toHaveLength(3);
  world.minutes(0.9);
  await world.renew.answer(lost);
  expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
  expect(world.emitted).toEqual([]);
  expect([1, 2, 5, 6, 99].map(backoff)).toEqual([2000, 4000, 32_000, 60_000, 60_000]);
});

test('a renewal without an answer is aborted after a minute and retried', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  world.minutes(1);
  expect(world.state()).toContain('tokens.waiting');
  expect(world.renew.signals[0]?.aborted).toBe(true);
});

test('a renewal that is refused means the session is over', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  await world.renew.answer({ kind: 'refused' });
  expect(world.emitted).toEqual(['ending expired 1', 'toast expired', 'go /logout']);
  expect(world.state()).toBe('signedOut.expired');
});

test('tokens renewed by another tab are used', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  await world.renew.answer({ kind: 'adopted', tokens: tokens('other') });
  expect(tokenOf(world.actor.getSnapshot())).toBe('other-token');
  expect(world.loadAccount.inputs.at(-1)).toEqual({ token: 'other-token' });
});

test('a renewal that finds local storage empty is a sign-out from another tab', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  await world.renew.answer({ kind: 'signedOut' });
  expect(world.emitted).toEqual(['ending elsewhere 1', 'go /logout']);
});

test('renewed tokens that can not be stored are revoked, and the session ends cleanly', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  await world.renew.answer({ kind: 'storageFailed', tokens: tokens('second') });
  expect(world.state()).toBe('signedOut.storageFailed');
  expect(world.revoke.inputs).toEqual([tokens('second')]);
  expect(world.emitted).toEqual(['ending storageFailed 1', 'toast storageFailed', 'go /logout']);
});

test('after the computer slept the expiry is checked at once', async () => {
  const world = await signedInWorld();
  world.actor.send({ type: 'clock.woke' });
  expect(world.renew.inputs).toEqual([]);
  world.sleep(600);
  expect(world.renew.inputs).toEqual([]);
  world.actor.send({ type: 'clock.woke' });
  expect(world.renew.inputs).toHaveLength(1);
});

test('waking up while waiting for the next try does not wait any longer', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  await world.renew.answer(lost);
  world.actor.send({ type: 'clock.woke' });
  expect(world.renew.inputs).toHaveLength(2);
});

test('no call is sent with an expired token: the renewal comes first', async () => {
  const world = await signedInWorld();
  expect(await usableToken(world.actor)).toBe('first-token');
  expect(world.renew.inputs).toEqual([]);
  world.sleep(16);
  const calls = Promise.all([usableToken(world.actor), usableToken(world.actor)]);
  await world.renew.answer({ kind: 'renewed', tokens: world.pair('second') });
  expect(await calls).toEqual(['second-token', 'second-token']);
  expect(world.renew.inputs).toHaveLength(1);
});

test('without network a call does not wait for ever, and is sent with the old token', async () => {
  const world = await signedInWorld();
  world.sleep(16);
  const call = usableToken(world.actor);
  await world.renew.lose();
  expect(await call).toBe('first-token');
});

test('a temporary failure of the server ends no session', async () => {
  const world = await signedInWorld();
  world.minutes(12);
  await world.renew.answer({ kind: 'failed', error: status(503) });
  expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
});

test('without an expiry from the server, tokens are renewed every 12 minutes and no more often', async () => {
  const world = sessionWorld(tokens('first')).start();
  await world.loadAccount.answer(account(1));
  for (let round = 1; round <= 3; round += 1) {
    world.minutes(11.9);
    expect(world.renew.inputs).toHaveLength(round - 1);
    world.minutes(0.2);
    expect(world.renew.inputs).toHaveLength(round);
    await world.renew.answer({ kind: 'renewed', tokens: tokens(`number${round}`) });
  }
  expect([tokenTimes(undefined, 0), tokenTimes('', 0), tokenTimes('soon', 0)]).toEqual([null, null, null]);
});

test('if such a server refuses every renewal, the session stays until a 401', async () => {
  const world = sessionWorld(tokens('first')).start();
  await world.loadAccount.answer(account(1));
  world.minutes(12);
  await world.renew.answer({ kind: 'refused' });
  expect([isSignedIn(world.actor.getSnapshot()), world.renew.inputs.length]).toEqual([true, 1]);
  world.minutes(11.9);
  expect(world.renew.inputs).toHaveLength(1);
  world.actor.send({ type: 'unauthorized.received', token: 'first-token' });
  expect(world.state()).toBe('signedOut.expired');
});

test.each([
  ['another tab has signed out', { kind: 'signedOut' }, 'signedOut.idle'],
  ['the new tokens can not be kept', { kind: 'storageFailed', tokens: null }, 'signedOut.storageFailed'],
] as const)('without an expiry, the session still ends when %s', async (_, outcome, state) => {
  const world = sessionWorld(tokens('first')).start();
  await world.loadAccount.answer(account(1));
  world.minutes(12);
  await world.renew.answer(outcome);
  expect(world.state()).toBe(state);
});

test('a token without an expiry is used', async () => {
  const world = sessionWorld(tokens('first')).start();
  await world.loadAccount.answer(account(1));
  world.actor.send({ type: 'clock.woke' });
  expect(await usableToken(world.actor)).toBe('first-token');
  expect(world.renew.inputs).toEqual([]);
});

test('a token is renewed exactly when it ends or its renewal is due', async () => {
  const world = await signedInWorld();
  world.sleep(12);
  world.actor.send({ type: 'clock.woke' });
  expect(world.renew.inputs).toHaveLength(1);
  await world.renew.answer({ kind: 'renewed', tokens: world.pair('second') });
  world.sleep(15);
  const call = usableToken(world.actor);
  await world.renew.answer({ kind: 'renewed', tokens: world.pair('third') });
  expect(await call).toBe('third-token');
});

test('reloading the account does not delay the renewal', async () => {
  const world = await signedInWorld();
  world.minutes(10);
  world.actor.send({ type: 'account.refresh' });
  await world.loadAccount.answer(world.me(1, 5));
  world.minutes(2);
  expect(world.renew.inputs).toHaveLength(1);
});

test('an account changed during its load is loaded again', async () => {
  const world = await signedInWorld();
  const before = world.loadAccount.signals.length;
  world.actor.send({ type: 'account.refresh' });
  world.actor.send({ type: 'account.refresh' });
  expect(world.loadAccount.signals.slice(before).map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('waking up before the renewal is due sets the timer to the remaining time', async () => {
  const world = await signedInWorld();
  world.sleep(10);
  world.actor.send({ type: 'clock.woke' });
  expect(world.renew.inputs).toEqual([]);
  world.minutes(2);
  expect(world.renew.inputs).toHaveLength(1);
});
