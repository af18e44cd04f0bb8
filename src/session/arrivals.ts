import { kindUnits } from '../../openapi/generated/kinds';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getWaitingContacts } from '../api/generated/operations';
import { session } from '../machines/actors';
import {
  type ArrivalsAnswer,
  arrivalsMachine,
  type ArrivalsQuestion,
  type ShownList,
} from '../machines/arrivals';
import { accountOf, isSignedIn, ownerOf, tokenOf } from '../machines/session';
import { isSettled } from '../machines/session-calls';
import { claimMap, permissionOf } from './permissions';

/** The enquiries that came in, of this tab: it watches as long as somebody who may view them is signed in. */
const arrivals = createActor(
  arrivalsMachine.provide({
    actors: {
      look: fromPromise<ArrivalsAnswer, ArrivalsQuestion>(async ({ input: { list }, signal }) => {
        const result = await getWaitingContacts(list ? { ...list.filter, ...afterOf(list) } : {}, {
          signal,
          token: await currentToken(signal),
          isQuiet: true,
        });
        if (!result.ok) throw result.error;
        return result.data;
      }),
    },
  }),
);

const afterOf = ({ newest }: ShownList) => (newest === null ? {} : { after: newest });

/** The access token as it is: a look waits for a renewal that runs, and never asks for one. Throws where none is of use. */
async function currentToken(signal: AbortSignal): Promise<string> {
  const snapshot = await waitFor(session, isSettled, { signal });
  const { times, now } = snapshot.context;
  const token = tokenOf(snapshot);
  if (token === null || snapshot.hasTag('unconfirmed') || (times !== null && now() >= times.usableUntil)) {
    throw new Error('No token is of use now');
  }
  return token;
}

let watched: string | null = null;
const isVisible = () => document.visibilityState === 'visible';

function follow(): void {
  const snapshot = session.getSnapshot();
  const account = isSignedIn(snapshot) ? accountOf(snapshot) : null;
  const mayView =
    account !== null &&
    account.isSecondFactorDue !== true &&
    permissionOf(claimMap(account.roleClaims), kindUnits.contact).canView;
  const wanted = mayView ? ownerOf(account) : null;
  if (wanted === watched) return;
  if (watched !== null) arrivals.send({ type: 'watch.stop' });
  if (wanted !== null) arrivals.send({ type: 'watch.start', isVisible: isVisible() });
  watched = wanted;
}

let isWatching = false;

/** Goes on for as long as the app is open; the first screen that shows a number begins it. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  arrivals.start();
  session.subscribe(follow);
  follow();
  document.addEventListener('visibilitychange', () => {
    arrivals.send({ type: isVisible() ? 'page.shown' : 'page.hidden' });
  });
}

/** Asks at once how many wait, as after a save. */
export function lookForContacts(): void {
  watch();
  arrivals.send({ type: 'look.request' });
}

/** How many enquiries are not handled yet, the one number of menu, home and list; null until it is known. */
export function useWaitingCount(): number | null {
  useEffect(watch, []);
  return useSelector(arrivals, ({ context }) => context.count);
}

/** How many enquiries came in since the list on the screen was read. `list` has to be another object for each reading. */
export function useArrived(list: ShownList | null): number {
  useEffect(() => {
    watch();
    if (list) arrivals.send({ type: 'list.shown', ...list });
    return () => arrivals.send({ type: 'list.left' });
  }, [list]);
  return useSelector(arrivals, ({ context }) => context.arrived);
}
