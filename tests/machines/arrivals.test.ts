import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import {
  type ArrivalsAnswer,
  arrivalsMachine,
  type ArrivalsQuestion,
  type ShownList,
} from '../../src/machines/arrivals';
import { coverageText } from './coverage';
import { fakeCall, network, settled, status } from './fake-call';
import { after, done, rejected, walk } from './model';

const answer = (count: number, arrived = 0, latestId = 10): ArrivalsAnswer => ({ count, arrived, latestId });
const list = { newest: 9, filter: { handleStatus: 0 } } satisfies ShownList;

function start(isVisible = true) {
  const call = fakeCall<ArrivalsAnswer, ArrivalsQuestion>();
  const clock = new SimulatedClock();
  const actor = createActor(arrivalsMachine.provide({ actors: { look: call.logic } }), { clock });
  actor.start();
  actor.send({ type: 'watch.start', isVisible });
  const numbers = () => {
    const { count, arrived } = actor.getSnapshot().context;
    return { count, arrived };
  };
  return { actor, call, clock, numbers };
}

test('every state and every transition of the enquiries that come in is walked', async () => {
  const { steps, coverage, ...rest } = walk(arrivalsMachine, {
    input: undefined,
    distinguish: ({ list: shown, failures }) => [shown !== null, Math.min(failures, 1)],
    events: [
      { type: 'watch.start', isVisible: true },
      { type: 'watch.start', isVisible: false },
      { type: 'watch.stop' },
      { type: 'page.shown' },
      { type: 'page.hidden' },
      { type: 'list.shown', ...list },
      { type: 'list.left' },
      { type: 'look.request' },
      done('look', answer(1)),
      rejected('look', status(401)),
      rejected('look', network),
      after('pause', 'arrivals.watching.waiting'),
      after('patience', 'arrivals.watching.looking'),
    ],
  });
  expect(rest).toEqual({ unreached: [], untaken: [], tagged: {} });
  expect(steps).toContain('watching.looking --error.look--> watching.waiting');
  await expect(coverageText([coverage])).toMatchFileSnapshot('coverage/arrivals.json');
});

test('it polls every twenty seconds, and counts enquiries that came after the list was read', async () => {
  const { actor, call, clock, numbers } = start();
  expect(numbers()).toEqual({ count: null, arrived: 0 });
  await call.answer(answer(7));
  actor.send({ type: 'list.shown', ...list });
  await call.answer(answer(7));
  clock.increment(19_999);
  expect(call.inputs).toEqual([{ list: null }, { list }]);
  clock.increment(1);
  expect(call.inputs).toHaveLength(3);
  await call.answer(answer(8, 1));
  expect(numbers()).toEqual({ count: 8, arrived: 1 });
  actor.send({ type: 'list.shown', newest: 11, filter: {} });
  expect(numbers()).toEqual({ count: 8, arrived: 0 });
});

test('an answer requested before the list was reloaded is ignored', async () => {
  const { actor, call, numbers } = start();
  actor.send({ type: 'list.shown', ...list });
  expect(call.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  actor.send({ type: 'look.request' });
  await call.answer(answer(3, 2));
  expect([call.inputs.length, numbers()]).toEqual([3, { count: 3, arrived: 2 }]);
});

test('a list that does not show its start counts from the first poll on', async () => {
  const { actor, call, clock, numbers } = start();
  actor.send({ type: 'list.shown', newest: null, filter: {} });
  await call.answer(answer(5, 5, 10));
  expect(numbers()).toEqual({ count: 5, arrived: 0 });
  clock.increment(20_000);
  expect(call.inputs.at(-1)).toEqual({ list: { newest: 10, filter: {} } });
  await call.answer(answer(6, 1, 11));
  expect(numbers()).toEqual({ count: 6, arrived: 1 });
});

test('it does not poll while the page is hidden, and polls at once when it is visible again', async () => {
  const { actor, call, clock } = start(false);
  clock.increment(600_000);
  expect(call.inputs).toHaveLength(0);
  actor.send({ type: 'page.shown' });
  await call.answer(answer(1));
  actor.send({ type: 'page.hidden' });
  clock.increment(600_000);
  expect(call.inputs).toHaveLength(1);
  actor.send({ type: 'page.shown' });
  expect(call.inputs).toHaveLength(2);
});

test('after failures it waits twice as long each time, at most five minutes, and keeps the last numbers', async () => {
  const { call, clock, numbers } = start();
  await call.answer(answer(4));
  clock.increment(20_000);
  for (const pause of [40_000, 80_000, 160_000, 300_000, 300_000]) {
    const asked = call.inputs.length;
    await call.fail(status(503));
    clock.increment(pause - 1);
    expect(call.inputs).toHaveLength(asked);
    clock.increment(1);
    expect(call.inputs).toHaveLength(asked + 1);
  }
  expect(numbers()).toEqual({ count: 4, arrived: 0 });
  await call.answer(answer(5));
  clock.increment(20_000);
  await settled();
  expect(call.inputs).toHaveLength(8);
});

test('without session or permission it stops until a request, and the sign-out clears it', async () => {
  for (const code of [401, 403, 404]) {
    const { actor, call, clock } = start();
    await call.fail(status(code));
    clock.increment(3_600_000);
    expect([code, call.inputs.length]).toEqual([code, 1]);
    actor.send({ type: 'look.request' });
    await call.answer(answer(2));
    actor.send({ type: 'watch.stop' });
    clock.increment(3_600_000);
    expect([call.inputs.length, actor.getSnapshot().context]).toEqual([
      2,
      { count: null, arrived: 0, list: null, failures: 0 },
    ]);
  }
});
