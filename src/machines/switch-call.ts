import { assign, emit, setup } from 'xstate';
import { mustBeProvided, rejection } from './failure';

/**
 * A switch that moves only when the server has agreed: case highlight, website and account status
 * (specification 4 "local value changes only if the call succeeded", 8 last paragraph).
 * A record that was re-loaded while the call ran counts only if the call fails: it may have been read before it.
 */
export const switchCallMachine = setup({
  types: {
    input: {} as { value: boolean },
    context: {} as { value: boolean; wanted: boolean; synced: boolean | null },
    events: {} as { type: 'switch.toggle' } | { type: 'value.synced'; value: boolean },
    emitted: {} as { type: 'value.changed'; value: boolean },
    tags: {} as 'busy' | 'editable',
  },
  actors: { callSwitch: mustBeProvided<unknown, { value: boolean }>('callSwitch') },
  actions: {
    want: assign({ wanted: ({ context }) => !context.value, synced: null }),
    adopt: assign((_, params: { value: boolean }) => ({ value: params.value })),
    remember: assign((_, params: { value: boolean }) => ({ synced: params.value })),
    applyWanted: assign({ value: ({ context }) => context.wanted, synced: null }),
    applySynced: assign({ value: ({ context }) => context.synced ?? context.value, synced: null }),
    announce: emit(({ context }) => ({ type: 'value.changed' as const, value: context.value })),
  },
}).createMachine({
  id: 'switchCall',
  context: ({ input }) => ({ value: input.value, wanted: input.value, synced: null }),
  initial: 'idle',
  states: {
    idle: {
      tags: 'editable',
      on: {
        'switch.toggle': { target: 'calling', actions: 'want' },
        'value.synced': { actions: { type: 'adopt', params: ({ event }) => event } },
      },
    },
    calling: {
      tags: 'busy',
      on: { 'value.synced': { actions: { type: 'remember', params: ({ event }) => event } } },
      invoke: {
        id: 'callSwitch',
        src: 'callSwitch',
        input: ({ context }) => ({ value: context.wanted }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'idle', actions: ['applyWanted', 'announce'] },
          { target: 'failed', actions: 'applySynced' },
        ],
        onError: { target: 'failed', actions: [({ event }) => void rejection(event.error), 'applySynced'] },
      },
    },
    // Looks like idle on purpose: a failed switch call shows no message of its own.
    failed: {
      tags: 'editable',
      on: {
        'switch.toggle': { target: 'calling', actions: 'want' },
        'value.synced': { target: 'idle', actions: { type: 'adopt', params: ({ event }) => event } },
      },
    },
  },
});
