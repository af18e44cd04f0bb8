import { describe, expect } from 'vitest';
import { isSignedIn } from '../../src/machines/session';
import { type SessionModelEvent, sessionModel, type SessionModelState } from '../models/session.model';
import { network, refused, settled, status } from './fake-call';
import type { ModelExecutors } from './model';
import { testPaths } from './test-paths';
import { sessionWorld, tokens } from './session.world';

const password = { type: 'password.submit', account: 'staff1', password: 'secret' } as const;

function executors(): ModelExecutors<SessionModelState, SessionModelEvent> {
  let world = sessionWorld().start();
  const signsIn = (expected: object) => {
    expect(world.has('signedOut')).toBe(true);
    expect(isSignedIn(world.actor.getSnapshot())).toBe(false);
    expect(world.storage.tokens).toBeNull();
    expect(world.context()).toMatchObject({ account: null, credentials: null, ...expected });
  };
  const home = () => {
    expect(isSignedIn(world.actor.getSnapshot())).toBe(true);
    expect(world.context().tokens).toEqual(world.storage.tokens);
    expect(world.context().account?.id).toBe(1);
  };
  const reload = () => {
    const stored = world.storage.tokens;
    world.actor.stop();
    world = sessionWorld(stored).start();
  };
  const code = async (typed: string) => {
    world.actor.send({ type: 'passcode.submit', passcode: typed });
    expect(world.signIn.inputs.at(-1)).toEqual({ challenge: 'challenge', code: typed });
    await world.signIn.answer(world.pair('new'));
    await world.loadAccount.answer(world.me());
  };
  const due = () => world.clock.increment(12 * 60_000);
  return {
    states: {
      signInForm: () => {
        signsIn({ error: null });
        expect(world.state()).toBe('signedOut.idle');
      },
      signInRefused: () => signsIn({ error: refused }),
      signInUnreachable: () => signsIn({ error: network }),
      passcodeForm: () => {
        signsIn({ error: null, challenge: 'challenge' });
        expect(world.has('secondStep')).toBe(true);
      },
      passcodeRefused: () => {
        signsIn({ error: refused, challenge: 'challenge' });
        expect(world.has('secondStep')).toBe(true);
      },
      passcodeLate: () => {
        signsIn({ error: status(401), challenge: null });
        expect(world.has('secondStep')).toBe(false);
      },
      storageRefused: () => {
        signsIn({ error: null });
        expect(world.state()).toBe('signedOut.storageFailed');
        expect(world.emitted).toContain('toast storageFailed');
      },
      home,
      confirmingSignOut: home,
      forbidden: () => {
        home();
        expect(world.emitted.slice(-2)).toEqual(['toast forbidden', 'go /']);
      },
      expired: () => {
        signsIn({ error: null });
        expect(world.state()).toBe('signedOut.expired');
        expect(world.emitted.slice(-3)).toEqual(['ending expired 1', 'toast expired', 'go /logout']);
      },
      accountUnreachable: () => {
        expect(world.state()).toBe('active.accountFailed');
        expect(world.storage.tokens).not.toBeNull();
      },
    },
    events: {
      'password.right': async () => {
        world.storage.broken.length = 0;
        world.actor.send(password);
        await world.signIn.answer(world.pair('new'));
        await world.loadAccount.answer(world.me());
      },
      'password.firstStep': async () => {
        world.actor.send(password);
        await world.signIn.answer({ challenge: 'challenge' });
      },
      'passcode.right': async () => code('123456'),
      'passcode.recovery': async () => code('7K2Q-M4XD'),
      'passcode.wrong': async () => {
        world.actor.send({ type: 'passcode.submit', passcode: '000000' });
        await world.signIn.fail(refused);
      },
      'passcode.late': async () => {
        world.actor.send({ type: 'passcode.submit', passcode: '123456' });
        await world.signIn.fail(status(401));
      },
      'passcode.cancel': () => world.actor.send({ type: 'secondStep.cancel' }),
      'password.wrong': async () => {
        world.actor.send(password);
        await world.signIn.fail(refused);
      },
      'password.offline': async () => {
        world.actor.send(password);
        await world.signIn.lose();
      },
      'password.storageFull': async () => {
        world.storage.broken.push('write');
        world.actor.send(password);
        await world.signIn.answer(world.pair('new'));
      },
      'otherTab.signsIn': async () => {
        world.storage.tokens = tokens('other');
        world.actor.send({ type: 'storage.changed', tokens: tokens('other') });
        await world.loadAccount.answer(world.me());
      },
      'otherTab.signsOut': () => {
        world.storage.clear();
        world.actor.send({ type: 'storage.changed', tokens: null });
      },
      'otherTab.renews': async () => {
        world.storage.tokens = tokens('other');
        world.actor.send({ type: 'storage.changed', tokens: tokens('other') });
        await world.loadAccount.answer(world.me());
      },
      // Only the screen has the question; the machine does not.
      'signOut.ask': () => {},
      'signOut.cancel': () => {},
      'signOut.confirm': async () => {
        world.actor.send({ type: 'signOut.request' });
        await world.revoke.answer(null);
      },
      'answer.unauthorized': () => {
        for (let call = 0; call < 20; call += 1) world.actor.send({ type: 'unauthorized.received' });
      },
      'answer.unauthorizedLate': () =>
        world.actor.send({ type: 'unauthorized.received', token: 'replaced-token' }),
      'answer.forbidden': () => world.actor.send({ type: 'forbidden.received' }),
      'renewal.done': async () => {
        due();
        world.storage.tokens = world.pair('renewed');
        await world.renew.answer({ kind: 'renewed', tokens: world.pair('renewed') });
      },
      'renewal.offline': async () => {
        due();
        await world.renew.lose();
      },
      'renewal.refused': async () => {
        due();
        await world.renew.answer({ kind: 'refused' });
      },
      'page.reload': async () => {
        reload();
        await world.loadAccount.answer(world.me());
      },
      'page.reloadNextDay': async () => {
        world.storage.tokens = { ...tokens('kept'), tokenExpiresOn: '1969-12-31T00:00:00Z' };
        reload();
        world.storage.tokens = world.pair('renewed');
        await world.renew.answer({ kind: 'renewed', tokens: world.pair('renewed') });
        await world.loadAccount.answer(world.me());
      },
      'page.reloadOffline': async () => {
        reload();
        await world.loadAccount.lose();
      },
      'account.retry': async () => {
        world.actor.send({ type: 'account.retry' });
        await world.loadAccount.answer(world.me());
        await settled();
      },
    },
  };
}

describe('the session behaves as staff see it', () => {
  testPaths(sessionModel, executors);
});
