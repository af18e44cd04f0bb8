import { assign, emit, setup } from 'xstate';
import type { ApiError } from '../api/result';
import { dataOf, errorOf, mustBeProvided, rejection } from './failure';

export interface StaleSaveContext<TLatest> {
  /** The record as the server has it now. */
  latest: TLatest | null;
  error: ApiError | null;
}

/**
 * What follows a save that came too late (decisions 2, HTTP 409): the newest record is fetched, compared with what was
 * typed, and one of the two is chosen. Nothing is locked, and nothing is lost before somebody has chosen.
 * A factory, as records differ by form.
 */
export function createStaleSaveMachine<TLatest>() {
  return setup({
    types: {
      context: {} as StaleSaveContext<TLatest>,
      events: {} as { type: 'stale.found' | 'latest.retry' | 'difference.show' | 'difference.hide' | 'latest.adopt' | 'mine.keep' | 'choice.postpone' },
      emitted: {} as { type: 'latest.adopted' | 'mine.kept' | 'save.confirmed'; latest: TLatest },
      tags: {} as 'busy' | 'failed' | 'asking' | 'comparing',
    },
    actors: { loadLatest: mustBeProvided<TLatest, void>('loadLatest') },
    guards: {
      /** The save had come through and only its answer was lost; to be provided. */
      isAsTyped: (_context, _params: { latest: TLatest | null }) => false,
    },
    actions: {
      takeLatest: assign((_, params: { latest: TLatest }) => ({ latest: params.latest, error: null })),
      fail: assign((_, params: { error: ApiError }) => ({ error: params.error })),
      forget: assign({ latest: null, error: null }),
      // Both happen only where `latest` is known.
      adopt: emit(({ context }) => ({ type: 'latest.adopted' as const, latest: context.latest as TLatest })),
      confirm: emit(({ context }) => ({ type: 'save.confirmed' as const, latest: context.latest as TLatest })),
      keep: emit(({ context }) => ({ type: 'mine.kept' as const, latest: context.latest as TLatest })),
    },
  }).createMachine({
    id: 'staleSave',
    context: { latest: null, error: null },
    initial: 'upToDate',
    states: {
      upToDate: { on: { 'stale.found': 'loading' } },
      loading: {
        tags: 'busy',
        on: { 'choice.postpone': 'upToDate' },
        invoke: {
          id: 'loadLatest',
          src: 'loadLatest',
          onDone: [
            {
              guard: { type: 'isAsTyped', params: ({ event }) => ({ latest: event.output.ok ? event.output.data : null }) },
              target: 'upToDate',
              actions: [{ type: 'takeLatest', params: ({ event }) => ({ latest: dataOf(event.output) }) }, 'confirm', 'forget'],
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'choosing',
              actions: { type: 'takeLatest', params: ({ event }) => ({ latest: dataOf(event.output) }) },
            },
            { target: 'unreachable', actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) } },
          ],
          onError: { target: 'unreachable', actions: { type: 'fail', params: ({ event }) => ({ error: rejection(event.error) }) } },
        },
      },
      unreachable: {
        tags: 'failed',
        on: { 'latest.retry': 'loading', 'choice.postpone': { target: 'upToDate', actions: 'forget' } },
      },
      choosing: {
        initial: 'asking',
        on: {
          'latest.adopt': { target: 'upToDate', actions: ['adopt', 'forget'] },
          'mine.keep': { target: 'upToDate', actions: ['keep', 'forget'] },
          'choice.postpone': { target: 'upToDate', actions: 'forget' },
        },
        states: {
          asking: { tags: 'asking', on: { 'difference.show': 'comparing' } },
          comparing: { tags: 'comparing', on: { 'difference.hide': 'asking' } },
        },
      },
    },
  });
}
