import { assign, setup } from 'xstate';
import { apiError, notProvided } from './call';

export interface SwitchCallInput {
  value: boolean;
  /** Sets the switch later, such as after an undo; does nothing after unmounting. */
  adopt: (value: boolean) => void;
}

/**
 * Switch that moves after the server agrees (specification 4, 8). A reload during the call may be older; it
 * counts after a failure.
 */
export const switchCallMachine = setup({
  types: {} as {
    input: { value: boolean };
    context: { value: boolean; wanted: boolean; synced: boolean | null };
    events: { type: 'switch.toggle' } | { type: 'value.synced'; value: boolean };
  },
  actors: { callSwitch: notProvided<unknown, SwitchCallInput>('callSwitch') },
  actions: {
    want: assign({ wanted: ({ context }) => !context.value, synced: null }),
    adopt: assign((_, params: { value: boolean }) => ({ value: params.value })),
    remember: assign((_, params: { value: boolean }) => ({ synced: params.value })),
    applyWanted: assign({ value: ({ context }) => context.wanted, synced: null }),
    applySynced: assign({ value: ({ context }) => context.synced ?? context.value, synced: null }),
  },
}).createMachine({
  id: 'switchCall',
  context: ({ input }) => ({ value: input.value, wanted: input.value, synced: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'switch.toggle': { target: 'calling', actions: 'want' },
        'value.synced': { actions: { type: 'adopt', params: ({ event }) => event } },
      },
    },
    calling: {
      on: { 'value.synced': { actions: { type: 'remember', params: ({ event }) => event } } },
      invoke: {
        id: 'callSwitch',
        src: 'callSwitch',
        input: ({ context, self }) => ({
          value: context.wanted,
          adopt: (value) => {
            if (self.getSnapshot().status === 'active') self.send({ type: 'value.synced', value });
          },
        }),
        onDone: { target: 'idle', actions: 'applyWanted' },
        // A failed switch has no message of its own.
        onError: { target: 'idle', actions: [({ event }) => void apiError(event.error), 'applySynced'] },
      },
    },
  },
});
