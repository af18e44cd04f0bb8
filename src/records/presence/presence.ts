import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { components } from '../../../openapi/generated/types';
import { tellPresence } from '../../api/generated/operations';
import { randomId } from '../../api/random-id';
import { session } from '../../machines/actors';
import {
  type BeatInput,
  isLost,
  presenceMachine,
  type PresentAt,
  type PresentPerson,
} from '../../machines/presence';
import { tokenOf } from '../../machines/session';
import { currentToken } from '../../base/session/current-token';

/** Id of this page load, sent with every beat. */
const tab = randomId();

/** Presence of this tab, which has at most one open form. */
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
  // Restored from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) presence.send({ type: 'page.shown' });
  });
}

/** A record open in a form, and the block with the user's focus. */
export type OpenRecord = PresentAt & { partId?: number | null };

/** Reports the record as open while the calling form is mounted; does nothing without a record. */
export function usePresence(record: OpenRecord | undefined): void {
  const isReported = record !== undefined;
  const { kind, recordId, partId = null } = record ?? {};
  useEffect(() => {
    if (!isReported || kind === undefined || recordId === undefined) return undefined;
    start();
    const isHidden = document.visibilityState === 'hidden';
    presence.send({ type: 'record.opened', kind, recordId, partId: null, isHidden });
    return () => presence.send({ type: 'record.left', kind, recordId });
  }, [isReported, kind, recordId]);
  useEffect(() => {
    if (isReported) presence.send({ type: 'part.entered', partId });
  }, [isReported, partId]);
}

/** Reports that the user types in the open form. */
export function reportTyping(): void {
  presence.send({ type: 'key.typed' });
}

export interface Present {
  others: readonly PresentPerson[];
  /** True while beats get no answer, so other people are unknown. */
  isLost: boolean;
}

/** Other accounts at the open record. */
export function usePresent(): Present {
  const others = useSelector(presence, ({ context }) => context.others);
  return { others, isLost: useSelector(presence, isLost) };
}
