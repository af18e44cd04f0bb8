import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { ApiResult } from '../../src/api/result';
import { createStaleSaveMachine } from '../../src/machines/stale-save';
import { failed, fakeCall, network, ok, status } from './fake-call';
import { done, rejected, walk } from './model';

type Latest = { title: string; isAsTyped?: boolean };
const machine = createStaleSaveMachine<Latest>().provide({ guards: { isAsTyped: (_, { latest }) => latest?.isAsTyped === true } });
const latest: Latest = { title: '松濤硯' };

function start() {
  const load = fakeCall<ApiResult<Latest>, void>();
  const actor = createActor(machine.provide({ actors: { loadLatest: load.logic } }));
  const told: unknown[] = [];
  for (const type of ['latest.adopted', 'mine.kept', 'save.confirmed'] as const) actor.on(type, (event) => told.push(event));
  actor.start();
  actor.send({ type: 'stale.found' });
  return { actor, load, told, state: () => actor.getSnapshot().value };
}

test('every state and every transition of a save that came too late is walked', async () => {
  const { steps, ...missing } = walk(machine, {
    input: undefined,
    events: [
      { type: 'stale.found' }, { type: 'latest.retry' }, { type: 'difference.show' }, { type: 'difference.hide' },
      { type: 'latest.adopt' }, { type: 'mine.keep' }, { type: 'choice.postpone' },
      done('loadLatest', ok(latest)), done('loadLatest', ok({ ...latest, isAsTyped: true })),
      done('loadLatest', failed(network)), done('loadLatest', failed(status(404))), rejected('loadLatest'),
    ],
  });
  expect(missing).toEqual({ unreached: [], untaken: [] });
  await expect(steps.sort().join('\n')).toMatchFileSnapshot('steps/stale-save.txt');
});

test('the newest version is compared before one of the two is chosen, and nothing is given up before', async () => {
  const { actor, load, told, state } = start();
  await load.answer(ok(latest));
  expect(state()).toEqual({ choosing: 'asking' });
  actor.send({ type: 'difference.show' });
  expect(told).toEqual([]);
  actor.send({ type: 'mine.keep' });
  expect(told).toEqual([{ type: 'mine.kept', latest }]);
});

test('the newest version can be adopted', async () => {
  const { actor, load, told } = start();
  await load.answer(ok(latest));
  actor.send({ type: 'latest.adopt' });
  expect(told).toEqual([{ type: 'latest.adopted', latest }]);
});

test('a newest version that cannot be loaded is said and asked for again', async () => {
  const { actor, load, state } = start();
  await load.answer(failed(network));
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  actor.send({ type: 'latest.retry' });
  await load.answer(ok(latest));
  expect(state()).toEqual({ choosing: 'asking' });
});

test('a save whose answer alone was lost is found saved', async () => {
  const { load, told, state } = start();
  const saved = { ...latest, isAsTyped: true };
  await load.answer(ok(saved));
  expect(told).toEqual([{ type: 'save.confirmed', latest: saved }]);
  expect(state()).toBe('upToDate');
});
