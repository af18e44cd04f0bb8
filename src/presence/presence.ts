import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { components } from '../../openapi/generated/types';
import { offers } from '../api/features';
import { tellPresence } from '../api/generated/operations';
import { randomId } from '../api/random-id';
import { session } from '../machines/actors';
import {
  type BeatInput,
  isLost,
  presenceMachine,
  type PresentAt,
  type PresentPerson,
} from '../machines/presence';
import { tokenOf } from '../machines/session';
import { currentToken } from '../session/current-token';

/** Of this page load, told with every beat. */
const tab = randomId();

/** Presence of this tab, which has one form open at most. */
const presence = createActor(
  presenceMachine.provide({
    actors: {
      beat: fromPromise<components['schemas']['Presence'], BeatInput>(async ({ input, signal }) => {
        const token = await currentToken(signal);
        const result = await tellPresence({ tab, ...input }, { signal, token, isQuiet: true });
        if (!result.ok) throw result.error;
        return result.data;
      }),
    },
    actions: {
      sayLeft: (_, at: PresentAt | null) => {
        const token = tokenOf(session.getSnapshot());
        if (!at || token === null) return;
        void tellPresence(
          { tab, ...at, partId: null, state: 'left', isHidden: false },
          { token, isQuiet: true, isLast: true },
        );
      },
    },
  }),
  { input: { now: () => Date.now() } },
);

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  presence.start();
  document.addEventListener('visibilitychange', () => {
    presence.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  });
  window.addEventListener('pagehide', () => presence.send({ type: 'page.left' }));
  // From the cache of the back button.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) presence.send({ type: 'page.shown' });
  });
}

/** A record that a form has open, and the block at which the user is. */
export type OpenRecord = PresentAt & { partId?: number | null };

/** Tells that the record is open while the calling form is there; nothing for none, or where the server lacks it. */
export function usePresence(record: OpenRecord | undefined): void {
  const isTold = record !== undefined && offers('presence');
  const { kind, recordId, partId = null } = record ?? {};
  useEffect(() => {
    if (!isTold || kind === undefined || recordId === undefined) return undefined;
    start();
    const isHidden = document.visibilityState === 'hidden';
    presence.send({ type: 'record.opened', kind, recordId, partId: null, isHidden });
    return () => presence.send({ type: 'record.left', kind, recordId });
  }, [isTold, kind, recordId]);
  useEffect(() => {
    if (isTold) presence.send({ type: 'part.entered', partId });
  }, [isTold, partId]);
}

/** Tells that the user types in the open form. */
export function tellTyping(): void {
  presence.send({ type: 'key.typed' });
}

export interface Present {
  others: readonly PresentPerson[];
  /** Beats get no answer: nobody can be seen. */
  isLost: boolean;
}

/** Others at the open record. */
export function usePresent(): Present {
  const others = useSelector(presence, ({ context }) => context.others);
  return { others, isLost: useSelector(presence, isLost) };
}
