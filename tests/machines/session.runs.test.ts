import { accountOf, isSignedIn, tokenOf } from '../../src/machines/session';
import { network, refused, settled, status } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';
import { sessionWorld } from './session.world';

function begin() {
  const world = sessionWorld().start();
  const run = {
    ...world,
    /** Counts the tokens that the server gave out. */
    given: 0,
    /** Tokens of sessions that are over. */
    over: new Set<string>(),
    everGiven: new Set<string>(),
    endings: 0,
    /** Endings that had no reason to be. */
    wrongEndings: { unauthorized: 0, network: 0 },
    /** True while local storage must be as empty as the sign-out left it. */
    isCleared: false,
    /** Written by another tab, not yet told here. */
    isNews: false,
    pair: () => {
      run.given += 1;
      const pair = world.pair(`t${run.given}`);
      run.everGiven.add(pair.token).add(pair.refreshToken);
      run.isCleared = false;
      return pair;
    },
  };
  world.actor.on('session.ending', ({ reason }) => {
    run.endings += 1;
    if (reason === 'elsewhere') return;
    run.over = new Set(run.everGiven);
    run.isCleared = true;
  });
  return run;
}

type World = ReturnType<typeof begin>;
type Call = 'signIn' | 'loadAccount' | 'renew' | 'revoke';

const waits = (call: Call) => (world: World) => world[call].isWaiting();
const says = (event: Parameters<World['actor']['send']>[0]) => ({
  when: ({ actor }: World) => actor.getSnapshot().can(event),
  happen: ({ actor }: World) => actor.send(event),
});
/** An event that must end no session. */
const harmless = (
  kind: keyof World['wrongEndings'],
  when: (world: World) => boolean,
  happen: (world: World) => void | Promise<void>,
) => ({
  when,
  happen: async (world: World) => {
    const { endings } = world;
    await happen(world);
    world.wrongEndings[kind] += world.endings - endings;
  },
});
const lost = (call: Call) => harmless('network', waits(call), (world) => world[call].lose());
const passes = (minutes: number) => ({ happen: ({ minutes: pass }: World) => pass(minutes) });
const writtenElsewhere = (change: (world: World) => void) => ({
  happen: (world: World) => {
    change(world);
    world.isNews = true;
  },
});

testRuns('session', sentences.session, {
  begin,
  events: {
    'the password is sent': says({ type: 'password.submit', account: 'staff1', password: 'secret' }),
    'the sign-in succeeds': {
      isCommon: true,
      when: waits('signIn'),
      happen: (world) => world.signIn.answer(world.pair()),
    },
    'a passcode is asked for': {
      when: (world) => waits('signIn')(world) && !world.has('secondStep'),
      happen: ({ signIn }) => signIn.answer({ challenge: 'challenge' }),
    },
    'the sign-in is refused': { when: waits('signIn'), happen: ({ signIn }) => signIn.fail(refused) },
    'the sign-in took too long': {
      isCommon: true,
      when: (world) => waits('signIn')(world) && world.has('secondStep'),
      happen: ({ signIn }) => signIn.fail(status(401)),
    },
    'the sign-in gets no answer': lost('signIn'),
    'the passcode is sent': { isCommon: true, ...says({ type: 'passcode.submit', passcode: '123456' }) },
    'the second step is cancelled': says({ type: 'secondStep.cancel' }),
    'the account comes': {
      isCommon: true,
      when: waits('loadAccount'),
      happen: (world) => world.loadAccount.answer(world.me(1)),
    },
    'the account of somebody else comes': {
      when: waits('loadAccount'),
      happen: (world) => world.loadAccount.answer(world.me(2)),
    },
    'the account is answered 401': {
      when: waits('loadAccount'),
      happen: ({ loadAccount }) => loadAccount.fail(status(401)),
    },
    'the account gets no answer': lost('loadAccount'),
    'the account comes too late': {
      when: ({ loadAccount }) => loadAccount.isGivenUp(),
      happen: (world) => world.loadAccount.answerLate(world.me(1)),
    },
    'the tokens are renewed': {
      isCommon: true,
      when: waits('renew'),
      happen: async (world) => {
        const pair = world.pair();
        world.storage.tokens = pair;
        await world.renew.answer({ kind: 'renewed', tokens: pair });
      },
    },
    "another tab's tokens are adopted": {
      isCommon: true,
      when: (world) => waits('renew')(world) && world.storage.tokens !== null,
      happen: async (world) => {
        const tokens = world.pair();
        world.storage.tokens = tokens;
        await world.renew.answer({ kind: 'adopted', tokens });
      },
    },
    'the renewal finds a sign-out': {
      isCommon: true,
      when: waits('renew'),
      happen: async ({ renew, storage }) => {
        storage.items.clear();
        await renew.answer({ kind: 'signedOut' });
      },
    },
    'the renewal is refused': {
      isCommon: true,
      when: waits('renew'),
      happen: ({ renew }) => renew.answer({ kind: 'refused' }),
    },
    'the renewal fails': harmless('network', waits('renew'), ({ renew }) =>
      renew.answer({ kind: 'failed', error: network }),
    ),
    'the renewal gets no answer': lost('renew'),
    'the new tokens cannot be kept': {
      isCommon: true,
      when: waits('renew'),
      happen: (world) => world.renew.answer({ kind: 'storageFailed', tokens: world.pair() }),
    },
    'the renewal comes too late': {
      when: ({ renew }) => renew.isGivenUp(),
      happen: (world) => world.renew.answerLate({ kind: 'refused' }),
    },
    'the user signs out': says({ type: 'signOut.request' }),
    'the tokens are revoked': { when: waits('revoke'), happen: ({ revoke }) => revoke.answer(null) },
    'the revocation gets no answer': lost('revoke'),
    'another tab writes tokens': writtenElsewhere((world) => {
      world.storage.tokens = world.pair();
    }),
    'another tab signs out': {
      when: ({ storage }) => storage.tokens !== null,
      ...writtenElsewhere(({ storage }) => storage.items.clear()),
    },
    'the news of the other tab comes': {
      when: ({ isNews }) => isNews,
      happen: (world) => {
        world.isNews = false;
        world.actor.send({ type: 'storage.changed', tokens: world.storage.tokens });
      },
    },
    'a 401 of the present token': {
      when: ({ actor }) => tokenOf(actor.getSnapshot()) !== null,
      happen: ({ actor }) =>
        actor.send({ type: 'unauthorized.received', token: tokenOf(actor.getSnapshot()) ?? '' }),
    },
    'a 401 of an old token': harmless(
      'unauthorized',
      ({ has }) => has('authorized'),
      ({ actor }) => actor.send({ type: 'unauthorized.received', token: 'old-token' }),
    ),
    'a 403': says({ type: 'forbidden.received' }),
    'the user tries again': says({ type: 'account.retry' }),
    'the account may have changed': says({ type: 'account.refresh' }),
    'the computer wakes': says({ type: 'clock.woke' }),
    'the storage is full': {
      when: ({ storage }) => storage.broken.length === 0,
      happen: ({ storage }) => void storage.broken.push('write'),
    },
    'the storage has room': {
      when: ({ storage }) => storage.broken.length > 0,
      happen: ({ storage }) => void storage.broken.splice(0),
    },
    'seconds pass': passes(0.1),
    'minutes pass': { isCommon: true, ...passes(12.5) },
  },
  always: {
    'after a sign-out nothing of the session is left': (world) => {
      const { account, credentials, challenge, tokens } = world.context();
      const asked = world.loadAccount.inputs.at(-1)?.token ?? '';
      if (world.isCleared && world.storage.items.size > 0) return false;
      if (!world.has('signedOut')) return world.isCleared || !world.over.has(asked);
      const isSigningIn = world.has('busy') && !world.state().startsWith('signingOut');
      return (
        account === null &&
        accountOf(world.actor.getSnapshot()) === null &&
        tokenOf(world.actor.getSnapshot()) === null &&
        (credentials === null || isSigningIn) &&
        (challenge === null || world.has('secondStep')) &&
        (tokens === null || world.revoke.isWaiting() || isSigningIn)
      );
    },
    'a 401 of an old token ends nothing': ({ wrongEndings }) => wrongEndings.unauthorized === 0,
    'a missing network ends no session': ({ wrongEndings }) => wrongEndings.network === 0,
  },
  rest: async (world) => {
    for (let round = 0; round < 8; round += 1) {
      if (world.signIn.isWaiting()) await world.signIn.answer(world.pair());
      if (world.renew.isWaiting()) await world.renew.answer({ kind: 'refused' });
      if (world.loadAccount.isWaiting()) await world.loadAccount.answer(world.me());
      world.minutes(0.1);
      await settled();
    }
  },
  inTheEnd: {
    'no screen waits for ever': (world) =>
      !world.has('busy') &&
      (world.has('signedOut') || world.has('failed') || isSignedIn(world.actor.getSnapshot())),
  },
});
