import { assign, emit, setup } from 'xstate';
import type { ApiError } from '../api/result';
import { dataOf, errorOf, type FailureKind, failureKind, mustBeProvided, rejection } from './failure';

/** What the `save` actor gets: the values, and where to tell the part uploaded so far (0 to 1). */
export interface FormSaveInput<TValues> {
  values: TValues;
  onProgress: (progress: number) => void;
}

export interface FormSaveContext<TValues> {
  /** Validation is displayed: save was pressed once (specification 4, Forms). */
  submitted: boolean;
  dirty: boolean;
  /** Something was typed while the save ran; it stays unsaved when the save succeeds. */
  dirtySince: boolean;
  values: TValues | null;
  progress: number | null;
  error: ApiError | null;
}

/**
 * The save of a form, one failure state per kind of failure (specification 4 Forms, 5 error dialog, 8; decisions 2, 409).
 * A factory, as values and answer differ by form.
 */
export function createFormSaveMachine<TValues, TData>() {
  return setup({
    types: {
      context: {} as FormSaveContext<TValues>,
      events: {} as
        | { type: 'values.changed' }
        | { type: 'submit.attempt' }
        | { type: 'save.request'; values: TValues }
        | { type: 'save.cancel' }
        | { type: 'progress.changed'; progress: number }
        | { type: 'form.reset' },
      emitted: {} as { type: 'form.saved'; data: TData },
      tags: {} as 'busy' | 'editable' | 'failed' | 'saved',
    },
    actors: { save: mustBeProvided<TData, FormSaveInput<TValues>>('save') },
    actions: {
      markSubmitted: assign({ submitted: true }),
      markDirty: assign({ dirty: true, dirtySince: true }),
      begin: assign((_, params: { values: TValues }) => ({
        submitted: true,
        dirtySince: false,
        values: params.values,
        progress: null,
        error: null,
      })),
      setProgress: assign((_, params: { progress: number }) => ({
        progress: Math.min(1, Math.max(0, params.progress)),
      })),
      finish: assign({ dirty: ({ context }) => context.dirtySince, submitted: false, values: null }),
      fail: assign((_, params: { error: ApiError }) => ({ error: params.error })),
      clear: assign({ submitted: false, dirty: false, dirtySince: false, values: null, progress: null, error: null }),
      announce: emit((_, params: { data: TData }) => ({ type: 'form.saved' as const, data: params.data })),
    },
  }).createMachine({
    id: 'formSave',
    context: { submitted: false, dirty: false, dirtySince: false, values: null, progress: null, error: null },
    initial: 'open',
    on: { 'values.changed': { actions: 'markDirty' } },
    states: {
      open: {
        tags: 'editable',
        initial: 'editing',
        on: {
          'submit.attempt': { actions: 'markSubmitted' },
          'save.request': { target: 'saving', actions: { type: 'begin', params: ({ event }) => event } },
          'form.reset': { target: '.editing', actions: 'clear' },
        },
        states: {
          editing: {},
          saved: {
            tags: 'saved',
            on: { 'values.changed': { target: 'editing', actions: 'markDirty' } },
          },
          invalid: { tags: 'failed' },
          refused: { tags: 'failed' },
          stale: { tags: 'failed' },
          unreachable: { tags: 'failed' },
          broken: { tags: 'failed' },
        },
      },
      saving: {
        tags: 'busy',
        on: {
          'progress.changed': { actions: { type: 'setProgress', params: ({ event }) => event } },
          'save.cancel': 'open.editing',
        },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context, self }) => ({
            // `begin` has set the values before this state is entered.
            values: context.values as TValues,
            onProgress: (progress) => self.send({ type: 'progress.changed', progress }),
          }),
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'open.saved',
              actions: ['finish', { type: 'announce', params: ({ event }) => ({ data: dataOf(event.output) }) }],
            },
            { target: 'failing', actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) } },
          ],
          onError: {
            target: 'failing',
            actions: { type: 'fail', params: ({ event }) => ({ error: rejection(event.error) }) },
          },
        },
      },
      failing: {
        always: [
          { guard: ({ context }) => isKind(context.error, 'invalid'), target: 'open.invalid' },
          { guard: ({ context }) => isKind(context.error, 'refused'), target: 'open.refused' },
          { guard: ({ context }) => isKind(context.error, 'stale'), target: 'open.stale' },
          { guard: ({ context }) => isKind(context.error, 'unreachable'), target: 'open.unreachable' },
          { target: 'open.broken' },
        ],
      },
    },
  });
}

function isKind(error: ApiError | null, kind: FailureKind): boolean {
  return error !== null && failureKind(error) === kind;
}
