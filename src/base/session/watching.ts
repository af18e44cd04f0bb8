import { createActor, fromPromise } from 'xstate';
import type { ApiResult } from '../../api/result';
import { session } from '../../machines/actors';
import { type ArrivalsAnswer, arrivalsMachine, type ArrivalsQuestion } from '../../machines/arrivals';
import { accountOf, isSignedIn, ownerOf, type SessionAccount } from '../../machines/session';
import { currentToken } from './current-token';

interface Watching {
  look: (
    question: ArrivalsQuestion,
    options: { signal: AbortSignal; token: string; isQuiet: true },
  ) => Promise<ApiResult<ArrivalsAnswer>>;
  /** True for an account with permission. */
  mayLook: (account: SessionAccount) => boolean;
}

/** Number polled by this tab while a user with permission is signed in. */
export function watching({ look, mayLook }: Watching) {
  const actor = createActor(
    arrivalsMachine.provide({
      actors: {
        look: fromPromise<ArrivalsAnswer, ArrivalsQuestion>(async ({ input, signal }) => {
          const result = await look(input, { signal, token: await currentToken(signal), isQuiet: true });
          if (!result.ok) throw result.error;
          return result.data;
        }),
      },
    }),
  );
  let watched: string | null = null;
  let isWatching = false;
  const isVisible = () => document.visibilityState === 'visible';
  const follow = () => {
    const snapshot = session.getSnapshot();
    const account = isSignedIn(snapshot) ? accountOf(snapshot) : null;
    const mayView = account !== null && account.isSecondFactorDue !== true && mayLook(account);
    const owner = mayView ? ownerOf(account) : null;
    if (owner === watched) return;
    if (watched !== null) actor.send({ type: 'watch.stop' });
    if (owner !== null) actor.send({ type: 'watch.start', isVisible: isVisible() });
    watched = owner;
  };
  return {
    actor,
    /** Started by the first screen with a number; runs until the app closes. */
    watch(): void {
      if (isWatching) return;
      isWatching = true;
      actor.start();
      session.subscribe(follow);
      follow();
      document.addEventListener('visibilitychange', () => {
        actor.send({ type: isVisible() ? 'page.shown' : 'page.hidden' });
      });
    },
  };
}
