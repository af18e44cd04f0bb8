import { describe, expect, test } from 'vitest';
import { accountOf, hasFeature, isSignedIn, tokenOf } from '../../src/machines/session';
import { inSession, usableToken } from '../../src/machines/session-calls';
import { network, refused, status } from './fake-call';
import { sessionWorld, signedInWorld, tokens } from './session.world';

const password = { type: 'password.submit', account: 'staff1', password: 'secret' } as const;

describe('signing in', () => {
  test('signed in means that both tokens are stored, and the account is known', async () => {
    const world = sessionWorld(tokens('first')).start();
    expect(world.state()).toBe('active.loadingAccount');
    expect(isSignedIn(world.actor.getSnapshot())).toBe(false);
    expect(world.loadAccount.inputs).toEqual([{ token: 'first-token' }]);
    await world.loadAccount.answer(world.me());
    expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
    expect(accountOf(world.actor.getSnapshot())).toEqual(world.me());
    expect(tokenOf(world.actor.getSnapshot())).toBe('first-token');
    expect(world.emitted).toEqual(['session.started 1']);
  });

  test.each([
    ['names what it has', { features: ['history'] as const }, [false, true]],
    ['knows only the specification', {}, [false, false]],
  ])(
    'the account gives the features of a server that %s; before that all count as available',
    async (_, told, has) => {
      const world = sessionWorld(tokens('first')).start();
      const parts = () =>
        (['trash', 'history'] as const).map((part) => hasFeature(world.actor.getSnapshot(), part));
      expect(parts()).toEqual([true, true]);
      await world.loadAccount.answer({ ...world.me(), ...told });
      expect(parts()).toEqual(has);
    },
  );

  test.each([
    ['no token', {}],
    ['an access token alone', { _t: 'first-token' }],
    ['a refresh token alone', { _rt: 'first-refresh' }],
    ['an empty refresh token', { _t: 'first-token', _rt: '' }],
  ])('with %s in local storage nobody is signed in', (_, stored) => {
    const world = sessionWorld(stored).start();
    expect(world.state()).toBe('signedOut.idle');
    expect(tokenOf(world.actor.getSnapshot())).toBeNull();
    expect(world.loadAccount.inputs).toEqual([]);
  });

  test('local storage that can not be read is like an empty one', () => {
    const world = sessionWorld(tokens('first'), ['read', 'write', 'clear']).start();
    expect(world.state()).toBe('signedOut.idle');
  });

  test('the right password stores the tokens, then loads the account', async () => {
    const world = sessionWorld().start();
    world.actor.send(password);
    expect(world.has('busy')).toBe(true);
    expect(world.signIn.inputs).toEqual([{ account: 'staff1', password: 'secret' }]);
    await world.signIn.answer(world.pair('new'));
    expect(world.storage.tokens).toEqual(world.pair('new'));
    expect(world.context().credentials).toBeNull();
    await world.loadAccount.answer(world.me());
    expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
    expect(world.emitted).toEqual(['session.started 1']);
  });

  test('the ticket of the company platform signs in as well', async () => {
    const world = sessionWorld().start();
    world.actor.send({ type: 'platformKey.submit', platformKey: 'ticket' });
    expect(world.signIn.inputs).toEqual([{ platformKey: 'ticket' }]);
  });

  test('a link that sets a password signs in with it', () => {
    const world = sessionWorld().start();
    world.actor.send({ type: 'link.submit', passwordLink: 'link', newPassword: 'new secret' });
    expect(world.signIn.inputs).toEqual([{ passwordLink: 'link', newPassword: 'new secret' }]);
  });

  test('a double click on sign in sends once', () => {
    const world = sessionWorld().start();
    world.actor.send(password);
    world.actor.send(password);
    expect(world.signIn.inputs).toHaveLength(1);
  });

  test.each([
    ['refused', refused],
    ['without an answer', network],
    ['limited', status(429)],
  ])('a sign-in that is %s shows the reason, and can be retried', async (_, error) => {
    const world = sessionWorld().start();
    world.actor.send(password);
    await world.signIn.fail(error);
    expect(world.emitted).toEqual([`failed ${error.kind}`]);
    expect(world.state()).toBe('signedOut.signInFailed');
    expect(world.context()).toMatchObject({ error, credentials: null });
    world.actor.send(password);
    expect(world.state()).toBe('signingIn');
    expect(world.context().error).toBeNull();
  });

  test('a sign-in call that breaks counts as one without an answer', async () => {
    const world = sessionWorld().start();
    world.actor.send(password);
    await world.signIn.lose();
    expect(world.context().error).toEqual(network);
  });

  test('full local storage signs out cleanly, and the tokens that cannot be kept are revoked', async () => {
    const world = sessionWorld().start();
    world.storage.broken = ['write'];
    world.actor.send(password);
    await world.signIn.answer(world.pair('new'));
    expect(world.state()).toBe('signedOut.storageFailed');
    expect(world.revoke.inputs).toEqual([world.pair('new')]);
    expect(world.emitted).toEqual(['ending storageFailed null', 'toast storageFailed', 'go /logout']);
    await world.revoke.answer(null);
    expect(world.context().tokens).toBeNull();
  });
});

describe('the second step of a sign-in', () => {
  async function askedWorld() {
    const world = sessionWorld().start();
    world.actor.send(password);
    await world.signIn.answer({ challenge: 'proof of the password' });
    return world;
  }
  const code = { type: 'passcode.submit', passcode: '123456' } as const;

  test('asks for the code, and keeps only the proof of the password', async () => {
    const world = await askedWorld();
    expect(world.state()).toBe('secondStep.asking');
    expect([world.has('secondStep'), world.has('signedOut'), world.has('failed')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(world.context()).toMatchObject({
      challenge: 'proof of the password',
      credentials: null,
      tokens: null,
    });
    expect(world.storage.tokens).toBeNull();
  });

  test('signs in with the right code, and clears both', async () => {
    const world = await askedWorld();
    world.actor.send(code);
    expect([world.state(), world.has('busy')]).toEqual(['secondStep.checking', true]);
    expect(world.signIn.inputs.at(-1)).toEqual({ challenge: 'proof of the password', code: '123456' });
    await world.signIn.answer(world.pair('new'));
    expect(world.storage.tokens).toEqual(world.pair('new'));
    expect(world.context()).toMatchObject({ challenge: null, credentials: null, error: null });
    await world.loadAccount.answer(world.me());
    expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
  });

  test.each([
    ['is refused', refused],
    ['gets no answer', network],
  ])('shows why a code %s, and accepts another one for the same proof', async (_, error) => {
    const world = await askedWorld();
    world.actor.send(code);
    await world.signIn.fail(error);
    expect([world.state(), world.has('failed')]).toEqual(['secondStep.refused', true]);
    expect(world.emitted).toEqual([`failed ${error.kind}`]);
    expect(world.context()).toMatchObject({ error, credentials: null });
    world.actor.send({ type: 'passcode.submit', passcode: '654321' });
    expect(world.context().error).toBeNull();
    expect(world.signIn.inputs.at(-1)).toEqual({ challenge: 'proof of the password', code: '654321' });
  });

  test('that took too long shows a message and asks for the password again', async () => {
    const world = await askedWorld();
    world.actor.send(code);
    await world.signIn.fail(status(401));
    expect(world.state()).toBe('signedOut.signInFailed');
    expect(world.emitted).toEqual(['failed status']);
    expect(world.context().challenge).toBeNull();
  });

  test('can return to the password', async () => {
    const world = await askedWorld();
    world.actor.send({ type: 'secondStep.cancel' });
    expect([world.state(), world.context().challenge]).toEqual(['signedOut.idle', null]);
  });

  test('ends when another tab signs in, and stays when one signs out', async () => {
    const world = await askedWorld();
    world.actor.send({ type: 'storage.changed', tokens: null });
    expect(world.state()).toBe('secondStep.asking');
    world.actor.send({ type: 'storage.changed', tokens: tokens('other') });
    expect(world.loadAccount.inputs).toEqual([{ token: 'other-token' }]);
  });
});

describe('starting with stored tokens', () => {
  const stored = (name: string, time: number) => ({
    ...tokens(name),
    tokenExpiresOn: new Date(time).toISOString(),
  });

  test('an expired stored access token is renewed before any call', async () => {
    const world = sessionWorld(stored('old', -1)).start();
    expect([world.state(), world.loadAccount.inputs, world.renew.inputs]).toEqual([
      'active.renewingFirst',
      [],
      [{ refreshToken: 'old-refresh' }],
    ]);
    world.actor.send({ type: 'unauthorized.received', token: 'old-token' });
    await world.renew.answer({ kind: 'renewed', tokens: world.pair('new') });
    await world.loadAccount.answer(world.me());
    expect(tokenOf(world.actor.getSnapshot())).toBe('new-token');
    expect(world.emitted).toEqual(['session.started 1']);
  });

  test('a valid one is used at once', () => {
    const world = sessionWorld(stored('first', 1)).start();
    expect([world.state(), world.renew.inputs]).toEqual(['active.loadingAccount', []]);
  });

  test('tokens renewed meanwhile by another tab are used', async () => {
    const world = sessionWorld(stored('old', -1)).start();
    await world.renew.answer({ kind: 'adopted', tokens: world.pair('other') });
    expect(world.loadAccount.inputs).toEqual([{ token: 'other-token' }]);
  });

  test.each([
    ['is not known', tokens('old')],
    ['has not come', stored('old', 1)],
  ])('a 401 signs out, also when the end of the token %s', async (_, start) => {
    const world = sessionWorld(start).start();
    await world.loadAccount.fail(status(401));
    expect([world.state(), world.renew.inputs, world.storage.tokens]).toEqual([
      'signedOut.expired',
      [],
      null,
    ]);
  });

  test.each([
    ['the server refuses it', { kind: 'refused' }, 'signedOut.expired'],
    ['another tab has signed out', { kind: 'signedOut' }, 'signedOut.idle'],
    [
      'the new ones can not be kept',
      { kind: 'storageFailed', tokens: tokens('new') },
      'signedOut.storageFailed',
    ],
    ['nobody answers', { kind: 'failed', error: network }, 'active.accountFailed'],
  ] as const)('a stored refresh token gives no session when %s', async (_, outcome, state) => {
    const world = sessionWorld(stored('old', -1)).start();
    await world.renew.answer(outcome);
    expect(world.state()).toBe(state);
  });

  test('the reason of a failed renewal is kept for the message', async () => {
    const world = sessionWorld(stored('old', -1)).start();
    await world.renew.answer({ kind: 'failed', error: status(503) });
    expect(world.context().error).toEqual(status(503));
  });

  test('a failed renewal is retried before the account is loaded', async () => {
    const world = sessionWorld(stored('old', -1)).start();
    await world.renew.lose();
    world.actor.send({ type: 'account.retry' });
    expect([world.state(), world.renew.inputs.length, world.loadAccount.inputs]).toEqual([
      'active.renewingFirst',
      2,
      [],
    ]);
  });

  test('without network the tokens are kept and the account can be loaded again', async () => {
    const world = sessionWorld(tokens('first')).start();
    await world.loadAccount.lose();
    expect(world.state()).toBe('active.accountFailed');
    expect(world.context().error).toEqual(network);
    expect(world.storage.tokens).toEqual(tokens('first'));
    world.actor.send({ type: 'account.retry' });
    await world.loadAccount.answer(world.me());
    expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
  });
});

describe('ways out', () => {
  test('logging out saves what was typed, clears ALL local storage, goes to /logout and revokes', async () => {
    const world = await signedInWorld();
    world.actor.on('session.ending', () => expect(world.storage.items.get('theme')).toBe('dark'));
    world.actor.send({ type: 'signOut.request' });
    expect(world.emitted).toEqual(['ending signedOut 1', 'go /logout']);
    expect([...world.storage.items]).toEqual([]);
    expect(world.revoke.inputs).toEqual([tokens('first')]);
    expect(tokenOf(world.actor.getSnapshot())).toBeNull();
    await world.revoke.answer(null);
    expect(world.state()).toBe('signedOut.idle');
    expect(world.context()).toMatchObject({ tokens: null, account: null });
  });

  test('signing out waits 5 s for the server and no longer', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'signOut.request' });
    world.clock.increment(4999);
    expect(world.state()).toBe('signingOut');
    world.clock.increment(1);
    expect(world.state()).toBe('signedOut.idle');
  });

  test('20 parallel 401 answers give one toast and one sign-out', async () => {
    const world = await signedInWorld();
    for (let time = 0; time < 20; time += 1) {
      world.actor.send({ type: 'unauthorized.received', token: 'first-token' });
    }
    expect(world.emitted).toEqual(['ending expired 1', 'toast expired', 'go /logout']);
    expect(world.state()).toBe('signedOut.expired');
    expect([...world.storage.items]).toEqual([]);
    expect(world.revoke.inputs).toEqual([]);
    expect(world.context().tokens).toBeNull();
  });

  test('a late 401 of an earlier session does not end the next one', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'unauthorized.received', token: 'earlier-token' });
    expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
    world.actor.send({ type: 'unauthorized.received' });
    expect(world.state()).toBe('signedOut.expired');
  });

  test("a 401 before the news of another tab's sign-in switches to that session", async () => {
    const world = await signedInWorld();
    world.storage.tokens = tokens('next');
    world.actor.send({ type: 'unauthorized.received', token: 'first-token' });
    expect([world.state(), tokenOf(world.actor.getSnapshot())]).toEqual([
      'active.loadingAccount',
      'next-token',
    ]);
    await world.loadAccount.fail(status(401));
    expect([world.state(), world.storage.tokens]).toEqual(['signedOut.expired', null]);
  });

  test("nor does a 401 of the account's load", async () => {
    const world = sessionWorld(tokens('first')).start();
    world.storage.tokens = tokens('next');
    await world.loadAccount.fail(status(401));
    expect(tokenOf(world.actor.getSnapshot())).toBe('next-token');
    expect(world.emitted).toEqual([]);
  });

  test('a 403 leads home with a toast, and reloads the claims', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'forbidden.received' });
    expect(world.emitted).toEqual(['toast forbidden', 'go /']);
    expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
    world.actor.send({ type: 'forbidden.received' });
    // Permissions changed once more; the running load may predate that.
    expect(world.loadAccount.signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
    await world.loadAccount.answer({ ...world.me(), roleClaims: [] });
    expect(accountOf(world.actor.getSnapshot())?.roleClaims).toEqual([]);
  });

  test('local storage that cannot be cleared does not prevent the sign-out', async () => {
    const world = await signedInWorld();
    world.storage.broken = ['read', 'write', 'clear'];
    world.actor.send({ type: 'signOut.request' });
    expect(world.emitted).toEqual(['ending signedOut 1', 'go /logout']);
  });
});

describe('other tabs', () => {
  test('signing out in one tab signs out all, without a second revocation or clearing', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'storage.changed', tokens: null });
    expect(world.emitted).toEqual(['ending elsewhere 1', 'go /logout']);
    expect(world.revoke.inputs).toEqual([]);
    expect(world.context().tokens).toBeNull();
    expect(world.storage.items.get('theme')).toBe('dark');
    expect(world.state()).toBe('signedOut.idle');
  });

  test('tokens renewed by another tab are used, with their expiry', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'storage.changed', tokens: world.pair('other') });
    expect(tokenOf(world.actor.getSnapshot())).toBe('other-token');
    expect(world.loadAccount.inputs.at(-1)).toEqual({ token: 'other-token' });
    world.minutes(0.5);
    await world.loadAccount.answer(world.me());
    expect(world.emitted).toEqual([]);
    world.minutes(11.4);
    expect(world.renew.inputs).toEqual([]);
    world.minutes(0.2);
    expect(world.renew.inputs).toEqual([{ refreshToken: 'other-refresh' }]);
  });

  test('an account signed in by another tab becomes the account here', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'storage.changed', tokens: tokens('other') });
    await world.loadAccount.answer(world.me(2));
    expect(accountOf(world.actor.getSnapshot())?.id).toBe(2);
    // Clears the screen like the end of a session.
    expect(world.emitted).toEqual(['ending elsewhere 1', 'session.started 2']);
  });

  test("a call waits until the account of another tab's tokens is known, and is sent only with its own account's tokens", async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'storage.changed', tokens: world.pair('renewed') });
    const own = usableToken(world.actor);
    await world.loadAccount.answer(world.me());
    expect(await own).toBe('renewed-token');
    world.actor.send({ type: 'storage.changed', tokens: world.pair('other') });
    const foreign = usableToken(world.actor).catch((error: unknown) => error);
    await world.loadAccount.answer(world.me(2));
    expect(await foreign).toMatchObject({ name: 'AbortError' });
    expect(await usableToken(world.actor)).toBe('other-token');
  });

  test('the account of tokens that a renewal finds is checked too', async () => {
    const world = await signedInWorld();
    world.minutes(12);
    const call = usableToken(world.actor).catch((error: unknown) => error);
    await world.renew.answer({ kind: 'adopted', tokens: world.pair('other') });
    await world.loadAccount.answer(world.me(2));
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(world.emitted).toEqual(['ending elsewhere 1', 'session.started 2']);
  });

  test('while the account of the tokens is unknown no call is sent; each call and a timer check again', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'storage.changed', tokens: world.pair('other') });
    const first = usableToken(world.actor).catch((error: unknown) => error);
    await world.loadAccount.lose();
    expect(await first).toEqual(new Error('The account is not known'));
    const second = usableToken(world.actor).catch((error: unknown) => error);
    await world.loadAccount.fail(status(503));
    expect(await second).toEqual(new Error('The account is not known'));
    expect(world.loadAccount.inputs).toHaveLength(3);
    world.clock.increment(4000);
    expect(world.loadAccount.inputs).toHaveLength(4);
    const third = usableToken(world.actor);
    await world.loadAccount.answer(world.me());
    expect([await third, world.emitted]).toEqual(['other-token', []]);
  });

  test('a waiting call is not sent when its account signs out', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'storage.changed', tokens: world.pair('other') });
    const call = usableToken(world.actor).catch((error: unknown) => error);
    world.actor.send({ type: 'storage.changed', tokens: null });
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  test('a series of calls notices whether its session has ended or continues', async () => {
    const world = await signedInWorld();
    const known: boolean[] = [];
    const result = await inSession(world.actor, async (isOver) => {
      world.actor.send({ type: 'storage.changed', tokens: world.pair('renewed') });
      await world.loadAccount.answer(world.me());
      known.push(isOver());
      world.actor.send({ type: 'storage.changed', tokens: world.pair('other') });
      await world.loadAccount.answer(world.me(2));
      known.push(isOver());
      return 'done';
    });
    expect([known, result]).toEqual([[false, true], 'done']);
  });

  test('accounts without an id are distinguished by their other data', async () => {
    const { id, account, ...plain } = sessionWorld().me();
    const world = sessionWorld(tokens('first')).start();
    await world.loadAccount.answer(plain);
    world.actor.send({ type: 'storage.changed', tokens: tokens('other') });
    await world.loadAccount.answer({ ...plain, name: '陳冠宇' });
    expect(world.emitted).toEqual(['session.started null', 'ending elsewhere null', 'session.started null']);
    expect([id, account]).toEqual([1, 'staff1']);
  });

  test('the same tokens again change nothing', async () => {
    const world = await signedInWorld();
    world.actor.send({ type: 'storage.changed', tokens: tokens('first') });
    expect(world.loadAccount.inputs).toHaveLength(1);
  });

  test('a sign-in in another tab signs in here, and a sign-out there changes nothing', async () => {
    const world = sessionWorld().start();
    world.actor.send({ type: 'storage.changed', tokens: null });
    expect(world.state()).toBe('signedOut.idle');
    world.actor.send({ type: 'storage.changed', tokens: tokens('other') });
    await world.loadAccount.answer(world.me());
    expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
  });
});
