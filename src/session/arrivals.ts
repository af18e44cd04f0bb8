import { kindUnits } from '../../openapi/generated/kinds';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import { getWaitingContacts } from '../api/generated/operations';
import { session } from '../machines/actors';
import {
  type ArrivalsAnswer,
  arrivalsMachine,
  type ArrivalsQuestion,
  type ShownList,
} from '../machines/arrivals';
import { accountOf, isSignedIn, ownerOf } from '../machines/session';
import { currentToken } from './current-token';
import { claimMap, permissionOf } from './permissions';

/** New enquiries of this tab; active while a user with permission is signed in. */
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

/** Started by the first screen with a number; runs until the app closes. */
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

/** Polls at once, as after a save. */
export function lookForContacts(): void {
  watch();
  arrivals.send({ type: 'look.request' });
}

/** Number of open enquiries, shared by menu, home and list; null until known. */
export function useWaitingCount(): number | null {
  useEffect(watch, []);
  return useSelector(arrivals, ({ context }) => context.count);
}

/** Number of enquiries since the displayed list was loaded. `list` must be a new object per load. */
export function useArrived(list: ShownList | null): number {
  useEffect(() => {
    watch();
    if (list) arrivals.send({ type: 'list.shown', ...list });
    return () => arrivals.send({ type: 'list.left' });
  }, [list]);
  return useSelector(arrivals, ({ context }) => context.arrived);
}
