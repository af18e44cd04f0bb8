import { assign, emit, fromPromise, setup } from 'xstate';
import { NotProvidedError } from './failure';
import type { SafetyCopy, SafetyCopyContext, SafetyCopyEvent, Unsaved } from './safety-copy.types';

/** Milliseconds between two writes while somebody types. */
export const SAFETY_COPY_MS = 400;

/**
 * The safety copy of one form: found and offered at the start, written while something differs, removed after a save.
 * A factory, as values differ by form. Storage that fails leads to `unprotected`, from where the next change tries again.
 */
export function createSafetyCopyMachine<TValues>() {
  return setup({
    types: {
      context: {} as SafetyCopyContext<TValues>,
      events: {} as SafetyCopyEvent<TValues>,
      emitted: {} as { type: 'copy.restored'; copy: SafetyCopy<TValues> },
      tags: {} as 'offering' | 'failed' | 'stored',
    },
    actors: {
      /** The copy of this form, or null when there is none or it says what the record says. */
      read: fromPromise<SafetyCopy<TValues> | null, void>(() => missing('read')),
      write: fromPromise<void, Unsaved<TValues>>(() => missing('write')),
      remove: fromPromise<void, void>(() => missing('remove')),
    },
    delays: { pause: SAFETY_COPY_MS },
    guards: {
      isWritten: ({ context }) => context.wanted !== null && context.wanted === context.written,
      isNothingWanted: ({ context }) => context.wanted === null,
    },
    actions: {
      want: assign((_, params: { unsaved: Unsaved<TValues> | null }) => ({ wanted: params.unsaved })),
      wantNothing: assign({ wanted: null, found: null }),
      offer: assign((_, params: { copy: SafetyCopy<TValues> | null }) => ({ found: params.copy })),
      putBack: emit(({ context }) => ({ type: 'copy.restored' as const, copy: context.found as SafetyCopy<TValues> })),
      closeOffer: assign({ found: null }),
      forgetWritten: assign({ written: null }),
    },
  }).createMachine({
    id: 'safetyCopy',
    context: { found: null, wanted: null, written: null },
    initial: 'reading',
    on: { 'values.changed': { actions: { type: 'want', params: ({ event }) => event } } },
    states: {
      reading: {
        invoke: {
          id: 'read',
          src: 'read',
          onDone: [
            { guard: ({ event }) => event.output !== null, target: 'offering', actions: { type: 'offer', params: ({ event }) => ({ copy: event.output }) } },
            { target: 'settling' },
          ],
          onError: { target: 'unprotected', actions: ({ event }) => rethrowMissing(event.error) },
        },
      },
      // Nothing is written meanwhile: the copy that is offered stays until somebody has answered.
      offering: {
        tags: ['offering', 'stored'],
        on: {
          'copy.restore': { target: 'stored', actions: ['putBack', 'closeOffer'] },
          'copy.discard': { target: 'removing', actions: 'closeOffer' },
        },
      },
      settling: {
        always: [{ guard: 'isNothingWanted', target: 'clean' }, { target: 'waiting' }],
      },
      clean: {
        on: { 'values.changed': { target: 'settling', actions: { type: 'want', params: ({ event }) => event } } },
      },
      waiting: {
        after: { pause: 'writing' },
        on: {
          'values.changed': [
            { guard: ({ event }) => event.unsaved === null, target: 'removing', actions: 'wantNothing' },
            { actions: { type: 'want', params: ({ event }) => event } },
          ],
          'copy.flush': 'writing',
          'changes.settled': { target: 'removing', actions: 'wantNothing' },
        },
      },
      writing: {
        entry: assign({ written: ({ context }) => context.wanted }),
        on: { 'changes.settled': { actions: 'wantNothing' } },
        invoke: {
          id: 'write',
          src: 'write',
          // `waiting` is entered with something wanted only.
          input: ({ context }) => context.wanted as Unsaved<TValues>,
          onDone: [
            { guard: 'isNothingWanted', target: 'removing' },
            { guard: 'isWritten', target: 'stored' },
            { target: 'waiting' },
          ],
          onError: { target: 'unprotected', actions: [({ event }) => rethrowMissing(event.error), 'forgetWritten'] },
        },
      },
      stored: {
        tags: 'stored',
        on: {
          'values.changed': [
            { guard: ({ event }) => event.unsaved === null, target: 'removing', actions: 'wantNothing' },
            { target: 'waiting', actions: { type: 'want', params: ({ event }) => event } },
          ],
          'changes.settled': { target: 'removing', actions: 'wantNothing' },
        },
      },
      removing: {
        entry: 'forgetWritten',
        invoke: {
          id: 'remove',
          src: 'remove',
          onDone: 'settling',
          onError: { target: 'unprotected', actions: ({ event }) => rethrowMissing(event.error) },
        },
      },
      unprotected: {
        tags: 'failed',
        on: {
          'values.changed': { target: 'settling', actions: { type: 'want', params: ({ event }) => event } },
          'changes.settled': { target: 'removing', actions: 'wantNothing' },
        },
      },
    },
  });
}

function missing(actor: string): never {
  throw new NotProvidedError(actor);
}

/** Storage may fail; a forgotten actor must not look like that. */
function rethrowMissing(reason: unknown): void {
  if (reason instanceof NotProvidedError) throw reason;
}
