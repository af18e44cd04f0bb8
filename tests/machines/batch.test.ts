import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { type BatchAction, batchMachine, type BatchResult } from '../../src/machines/batch';
import { fakeCall, network, refused } from './fake-call';
import { done, rejected, walk } from './model';

const items = [
  { id: 1, name: '松濤硯' },
  { id: 2, name: '硯川' },
  { id: 3, name: '硯里' },
];

function start() {
  const call = fakeCall<unknown, { action: BatchAction; id: number }>();
  const results: BatchResult[] = [];
  const actor = createActor(batchMachine.provide({ actors: { callItem: call.logic } }));
  actor.on('batch.ended', ({ result }) => results.push(result));
  actor.start();
  return { actor, call, results };
}

test('every state and every transition of a batch is walked', () => {
  const { steps, ...rest } = walk(batchMachine, {
    input: undefined,
    distinguish: ({ left, isStopping }) => [left.length, isStopping],
    events: [
      { type: 'batch.start', action: 'online', items: items.slice(0, 2) },
      { type: 'batch.start', action: 'delete', items: items.slice(0, 2) },
      { type: 'batch.start', action: 'online', items: [] },
      { type: 'batch.confirm' },
      { type: 'batch.stop' },
      done('callItem', null),
      rejected('callItem', refused),
      rejected('callItem', network),
    ],
  });
  expect(rest).toEqual({ unreached: [], untaken: [], tagged: { busy: ['running'] } });
  expect(steps.length).toBeGreaterThan(5);
});

test('the calls are made one after another, and what fails is told beside what was done', async () => {
  const { actor, call, results } = start();
  actor.send({ type: 'batch.start', action: 'offline', items });
  expect(call.inputs).toEqual([{ action: 'offline', id: 1 }]);
  await call.answer(null);
  await call.fail(refused);
  await call.answer(null);
  expect(call.inputs.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(results).toEqual([
    {
      action: 'offline',
      done: [items[0], items[2]],
      failed: [{ item: items[1], error: refused }],
      left: [],
    },
  ]);
});

test('nothing is deleted before it is confirmed', () => {
  const { actor, call, results } = start();
  actor.send({ type: 'batch.start', action: 'delete', items });
  actor.send({ type: 'batch.stop' });
  expect([call.inputs, results, actor.getSnapshot().value]).toEqual([[], [], 'idle']);
  actor.send({ type: 'batch.start', action: 'delete', items });
  actor.send({ type: 'batch.confirm' });
  expect(call.inputs).toEqual([{ action: 'delete', id: 1 }]);
});

test('a batch that is stopped ends after the call that is under way, and one without a connection at once', async () => {
  const { actor, call, results } = start();
  actor.send({ type: 'batch.start', action: 'online', items });
  actor.send({ type: 'batch.stop' });
  await call.answer(null);
  actor.send({ type: 'batch.start', action: 'online', items });
  await call.fail(network);
  expect(results).toEqual([
    { action: 'online', done: [items[0]], failed: [], left: [items[1], items[2]] },
    {
      action: 'online',
      done: [],
      failed: [{ item: items[0], error: network }],
      left: [items[1], items[2]],
    },
  ]);
});
