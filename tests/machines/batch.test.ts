import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { ApiError } from '../../src/api/result';
import { type BatchCall, batchMachine, type BatchResult } from '../../src/machines/batch';
import { coverageText } from './coverage';
import { fakeCall, network, refused } from './fake-call';
import { done, rejected, walk } from './model';

const items = [
  { id: 1, name: '松濤硯' },
  { id: 2, name: '硯川' },
  { id: 3, name: '硯里' },
];

function start() {
  const call = fakeCall<unknown, BatchCall>();
  const sorting = fakeCall<
    readonly (number | string)[],
    { action: string; ids: readonly (number | string)[] }
  >();
  const results: BatchResult[] = [];
  const unsorted: ApiError[] = [];
  const actor = createActor(
    batchMachine.provide({ actors: { callItem: call.logic, findExcluded: sorting.logic } }),
  );
  actor.on('batch.ended', ({ result }) => results.push(result));
  actor.on('batch.unsorted', ({ error }) => unsorted.push(error));
  actor.start();
  return { actor, call, sorting, results, unsorted };
}

const switching = { type: 'batch.start', action: 'offline', items, isAsked: false } as const;
const deleting = { type: 'batch.start', action: 'delete', items, isAsked: true } as const;

test('every state and every transition of a batch is walked', async () => {
  const { steps, coverage, ...rest } = walk(batchMachine, {
    input: undefined,
    distinguish: ({ left, isStopping }) => [left.length, isStopping],
    events: [
      { ...switching, items: items.slice(0, 2) },
      { ...deleting, items: items.slice(0, 2) },
      { ...switching, items: [] },
      { type: 'batch.confirm' },
      { type: 'batch.stop' },
      done('findExcluded', []),
      done('findExcluded', [1]),
      done('findExcluded', [1, 2]),
      rejected('findExcluded', network),
      done('callItem', null),
      rejected('callItem', refused),
      rejected('callItem', network),
    ],
  });
  expect(rest).toEqual({
    unreached: [],
    untaken: [],
    tagged: { asked: ['asking', 'sorting'], busy: ['running'] },
  });
  expect(steps.length).toBeGreaterThan(5);
  await expect(coverageText([coverage])).toMatchFileSnapshot('coverage/batch.json');
});

test('the calls are made one after another, and failures are reported beside successes', async () => {
  const { actor, call, sorting, results } = start();
  actor.send(switching);
  expect(call.inputs).toEqual([{ action: 'offline', id: 1 }]);
  await call.answer(null);
  await call.fail(refused);
  await call.answer(null);
  expect(call.inputs.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(sorting.inputs).toEqual([]);
  expect(results).toEqual([
    {
      action: 'offline',
      done: [items[0], items[2]],
      failed: [{ item: items[1], error: refused }],
      left: [],
    },
  ]);
});

test('nothing is deleted before it is confirmed', async () => {
  const { actor, call, sorting, results } = start();
  actor.send(deleting);
  actor.send({ type: 'batch.confirm' });
  expect(actor.getSnapshot().value).toBe('sorting');
  actor.send({ type: 'batch.stop' });
  actor.send(deleting);
  await sorting.answer([]);
  actor.send({ type: 'batch.stop' });
  expect([call.inputs, results, actor.getSnapshot().value]).toEqual([[], [], 'idle']);
  actor.send(deleting);
  await sorting.answer([]);
  actor.send({ type: 'batch.confirm' });
  expect(call.inputs).toEqual([{ action: 'delete', id: 1 }]);
});

test('the question names excluded records, and only the others are processed', async () => {
  const { actor, call, sorting, results } = start();
  actor.send(deleting);
  expect(sorting.inputs).toEqual([{ action: 'delete', ids: [1, 2, 3] }]);
  await sorting.answer([1, 3]);
  const { left, excluded } = actor.getSnapshot().context;
  expect({ left, excluded }).toEqual({ left: [items[1]], excluded: [items[0], items[2]] });
  actor.send({ type: 'batch.confirm' });
  await call.answer(null);
  expect(call.inputs).toEqual([{ action: 'delete', id: 2 }]);
  expect(results).toEqual([{ action: 'delete', done: [items[1]], failed: [], left: [] }]);
});

test('if all are excluded there is nothing to confirm, and if the check fails there is no question', async () => {
  const { actor, call, sorting, unsorted } = start();
  actor.send(deleting);
  await sorting.answer([1, 2, 3]);
  actor.send({ type: 'batch.confirm' });
  expect([actor.getSnapshot().value, call.inputs]).toEqual(['asking', []]);
  actor.send({ type: 'batch.stop' });
  actor.send(deleting);
  await sorting.fail(network);
  expect([actor.getSnapshot().value, unsorted]).toEqual(['idle', [network]]);
});

test('a batch that is stopped ends after the call that is under way, and one without a connection at once', async () => {
  const { actor, call, results } = start();
  actor.send(switching);
  actor.send({ type: 'batch.stop' });
  await call.answer(null);
  actor.send(switching);
  await call.fail(network);
  expect(results).toEqual([
    { action: 'offline', done: [items[0]], failed: [], left: [items[1], items[2]] },
    {
      action: 'offline',
      done: [],
      failed: [{ item: items[0], error: network }],
      left: [items[1], items[2]],
    },
  ]);
});
