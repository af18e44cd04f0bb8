import { describe, expect, test } from 'vitest';
import { assign, createActor, setup, toPromise } from 'xstate';
import type { ApiError, ApiResult } from '../../src/api/result';
import {
  apiError,
  called,
  failedAs,
  isAnnounced,
  notProvided,
  NotProvidedError,
} from '../../src/machines/call';
import { failed, network, ok, refused, settled, status } from './fake-call';

const run = <T>(operation: (input: string, options: { signal: AbortSignal }) => Promise<ApiResult<T>>) =>
  toPromise(createActor(called(operation), { input: 'A1' }).start());

describe('called', () => {
  test('resolves with the data of the answer', async () => {
    await expect(run(async (input) => ok({ code: input }))).resolves.toEqual({ code: 'A1' });
  });

  test.each([network, refused, status(409)])('fails with the ApiError of the answer: %o', async (error) => {
    await expect(run(async () => failed(error))).rejects.toBe(error);
  });

  test('a stopped actor aborts its call', () => {
    let signal: AbortSignal | undefined;
    const actor = createActor(
      called((_: void, options) => {
        signal = options.signal;
        return new Promise<ApiResult<null>>(() => {});
      }),
    ).start();
    expect(signal?.aborted).toBe(false);
    actor.stop();
    expect(signal?.aborted).toBe(true);
  });
});

describe('what an actor failed with', () => {
  test.each<[unknown, ApiError]>([
    [refused, refused],
    [status(500), status(500)],
    [new TypeError('lost'), network],
    [{ kind: 'something else' }, network],
    [undefined, network],
    [null, network],
  ])('%o counts as %o', (reason, error) => {
    expect(apiError(reason)).toEqual(error);
  });

  test('an ApiError is taken as it is', () => {
    for (const error of [network, refused, status(500)]) expect(apiError(error)).toBe(error);
  });

  test('a failed call has exactly one kind', () => {
    const kinds = ['unreachable', 'invalid', 'refused', 'stale', 'unauthorized', 'broken'] as const;
    const ways = [network, status(400), refused, status(409), status(401), status(500)];
    expect(ways.map((error) => kinds.filter((kind) => failedAs(kind)({ event: { error } })))).toEqual(
      kinds.map((kind) => [kind]),
    );
  });

  test('failedAs distinguishes the kinds', () => {
    const isRefusal = failedAs('refused', 'invalid');
    const ways = [network, refused, status(400), status(401), status(409), status(500)];
    expect(ways.map((error) => isRefusal({ event: { error } }))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('a missing actor stops the machine with its name, however the machine handles failures', async () => {
    const machine = setup({
      types: { context: {} as { error: ApiError | null } },
      actors: { load: notProvided<string>('load') },
    }).createMachine({
      context: { error: null },
      invoke: { src: 'load', onError: { actions: assign({ error: ({ event }) => apiError(event.error) }) } },
    });
    const actor = createActor(machine);
    const problems: unknown[] = [];
    actor.subscribe({ error: (problem) => problems.push(problem) });
    actor.start();
    await settled();
    expect(problems).toEqual([new NotProvidedError('load')]);
  });
});

test('the whole app announces 401, 403, 500 and 503', () => {
  expect([401, 403, 500, 503, 400, 404, 409, 502].map((answered) => isAnnounced(status(answered)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([isAnnounced(network), isAnnounced(refused)]).toEqual([false, false]);
});
