import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  accountOf,
  type Credentials,
  isSignedIn,
  sessionMachine,
  type SignInAnswer,
  tokenOf,
} from '../../src/machines/session';
import { renewForAllTabs, type RenewalOutcome } from '../../src/machines/session-renewal';
import type { StoredTokens } from '../../src/machines/token-storage';
import { failed, ok, settled, status } from './fake-call';
import { runsOf } from './random-runs';
import { account, browserStorage } from './session.world';

const MINUTE = 60_000;

/** Two tabs of one browser: local storage, the lock of the renewal and the server's tokens are shared. */
function twoTabs(scheduler: fc.Scheduler) {
  const clock = new SimulatedClock();
  const { items, tokens: storage } = browserStorage();
  /** A refresh token is good for one renewal. */
  const good = new Set<string>();
  const sent: string[] = [];
  let given = 0;
  const pair = (): StoredTokens => {
    given += 1;
    good.add(`refresh-${given}`);
    const tokenExpiresOn = new Date(clock.now() + 15 * MINUTE).toISOString();
    return { token: `token-${given}`, refreshToken: `refresh-${given}`, tokenExpiresOn };
  };
  let last: Promise<unknown> = Promise.resolve();
  const lock = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  const answer = <T>(label: string, value: () => T) =>
    scheduler.schedule(Promise.resolve(), label).then(value);
  storage.write(pair());
  const tabs = ['A', 'B'].map((name) => {
    /** Local storage as this tab sees it: its writes become news for the other one. */
    const told = { ...storage, write: notify(storage.write), clear: notify(storage.clear) };
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          signIn: fromPromise<SignInAnswer, Credentials>(() => answer(`${name} signs in`, pair)),
          loadAccount: fromPromise(() => answer(`account for ${name}`, () => account(1))),
          revoke: fromPromise<unknown, StoredTokens>(({ input }) =>
            answer(`revocation of ${name}`, () => good.delete(input.refreshToken)),
          ),
          renew: fromPromise<RenewalOutcome, { refreshToken: string }>(({ input }) =>
            renewForAllTabs(
              {
                lock,
                storage: told,
                renew: (refreshToken) =>
                  answer(`renewal of ${name}`, () => {
                    sent.push(refreshToken);
                    return good.delete(refreshToken) ? ok(pair()) : failed(status(401));
                  }),
              },
              input.refreshToken,
            ),
          ),
        },
      }),
      { clock, input: { storage: told, now: () => clock.now() } },
    );
    return { name, actor };
    function notify<TInput extends unknown[]>(write: (...input: TInput) => void) {
      return (...input: TInput) => {
        write(...input);
        const other = tabs.find((tab) => tab.name !== name);
        void answer(`news for ${other?.name}`, () =>
          other?.actor.send({ type: 'storage.changed', tokens: storage.read() }),
        );
      };
    }
  });
  for (const { actor } of tabs) actor.start();
  return { clock, items, storage, sent, tabs };
}

const acts = {
  'minutes pass': ({ clock }: ReturnType<typeof twoTabs>) => clock.increment(13 * MINUTE),
  'a moment passes': ({ clock }: ReturnType<typeof twoTabs>) => clock.increment(MINUTE / 10),
  'A signs out': ({ tabs }: ReturnType<typeof twoTabs>) => tabs[0]?.actor.send({ type: 'signOut.request' }),
  'B signs out': ({ tabs }: ReturnType<typeof twoTabs>) => tabs[1]?.actor.send({ type: 'signOut.request' }),
  'B signs in': ({ tabs }: ReturnType<typeof twoTabs>) =>
    tabs[1]?.actor.send({ type: 'password.submit', account: 'staff1', password: 'secret' }),
  'the computer wakes': ({ tabs }: ReturnType<typeof twoTabs>) => {
    for (const { actor } of tabs) actor.send({ type: 'clock.woke' });
  },
} as const;
type Act = keyof typeof acts;
const words = fc.array(fc.constantFrom(...(Object.keys(acts) as Act[])), { maxLength: 8 });

test('two tabs agree in the end, and no refresh token is sent twice, whatever comes first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), words, async (scheduler, list) => {
      const world = twoTabs(scheduler);
      scheduler.scheduleSequence(
        list.map((word) => ({ label: word, builder: async () => acts[word](world) })),
      );
      await scheduler.waitIdle();
      // A renewal that took too long is tried again after a pause.
      for (let round = 0; round < 3; round += 1) {
        world.clock.increment(MINUTE);
        await scheduler.waitIdle();
        await settled();
      }
      const { items, storage, sent, tabs } = world;
      expect(new Set(sent).size).toBe(sent.length);
      const kept = storage.read();
      for (const { actor } of tabs) {
        const snapshot = actor.getSnapshot();
        expect(isSignedIn(snapshot)).toBe(kept !== null);
        expect(tokenOf(snapshot)).toBe(kept?.token ?? null);
        expect(accountOf(snapshot)?.id).toBe(kept === null ? undefined : 1);
        actor.stop();
      }
      expect([...items.keys()].filter(() => kept === null)).toEqual([]);
    }),
    runsOf(100),
  );
}, 600_000);
