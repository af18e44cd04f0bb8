import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { ApiResult } from '../../src/api/result';
import { switchCallMachine } from '../../src/machines/switch-call';
import { failed, fakeCall, network, ok, refused } from './fake-call';
import { done, rejected, walk } from './model';

function start(value: boolean) {
  const call = fakeCall<ApiResult<unknown>, { value: boolean }>();
  const actor = createActor(switchCallMachine.provide({ actors: { callSwitch: call.logic } }), { input: { value } });
  const changes: boolean[] = [];
  actor.on('value.changed', (event) => changes.push(event.value));
  actor.start();
  return { actor, call, changes, value: () => actor.getSnapshot().context.value };
}

test('every state and every transition of a switch is walked', () => {
  const { steps, ...missing } = walk(switchCallMachine, {
    input: { value: false },
    events: [
      { type: 'switch.toggle' },
      { type: 'value.synced', value: true },
      done('callSwitch', ok(null)),
      done('callSwitch', failed(refused)),
      rejected('callSwitch'),
    ],
  });
  expect(missing).toEqual({ unreached: [], untaken: [] });
  expect(steps).toEqual([
    'idle --switch.toggle--> calling',
    'idle --value.synced--> idle',
    'calling --value.synced--> calling',
    'calling --done.callSwitch(ok)--> idle',
    'calling --done.callSwitch(failed)--> failed',
    'calling --error.callSwitch--> failed',
    'failed --switch.toggle--> calling',
    'failed --value.synced--> idle',
  ]);
});

test('the value is sent to the server and changes locally only when the call succeeded', async () => {
  const { actor, call, changes, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(call.inputs).toEqual([{ value: true }]);
  expect(value()).toBe(false);
  await call.answer(ok(null));
  expect(actor.getSnapshot().hasTag('editable')).toBe(true);
  expect(value()).toBe(true);
  expect(changes).toEqual([true]);
});

test.each([
  ['is refused', async (call: ReturnType<typeof start>['call']) => call.answer(failed(refused))],
  ['gets no answer', async (call: ReturnType<typeof start>['call']) => call.answer(failed(network))],
  ['rejects', async (call: ReturnType<typeof start>['call']) => call.lose()],
])('a call that %s leaves the value and says nothing', async (_, fail) => {
  const { actor, call, changes, value } = start(true);
  actor.send({ type: 'switch.toggle' });
  await fail(call);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().hasTag('editable')).toBe(true);
  expect(value()).toBe(true);
  expect(changes).toEqual([]);
});

test('a toggle while the call runs is ignored', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  actor.send({ type: 'switch.toggle' });
  await call.answer(ok(null));
  expect(call.inputs).toHaveLength(1);
  expect(value()).toBe(true);
});

test('after a failed call the switch can be toggled again', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  await call.answer(failed(network));
  actor.send({ type: 'switch.toggle' });
  await call.answer(ok(null));
  expect(value()).toBe(true);
});

test('a re-loaded record is taken over at once while nothing runs', () => {
  const { actor, value } = start(false);
  actor.send({ type: 'value.synced', value: true });
  expect(value()).toBe(true);
});

test('a record re-loaded while the call ran never overwrites what the server has agreed to', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  actor.send({ type: 'value.synced', value: false });
  await call.answer(ok(null));
  expect(value()).toBe(true);
});

test('a record re-loaded while the call ran counts when the call failed', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  actor.send({ type: 'value.synced', value: true });
  expect(value()).toBe(false);
  await call.answer(failed(network));
  expect(value()).toBe(true);
});

test('a switch without its call fails loudly instead of looking like a lost network', () => {
  const actor = createActor(switchCallMachine, { input: { value: false } });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  actor.send({ type: 'switch.toggle' });
  expect(errors.map(String)).toEqual(['NotProvidedError: The actor "callSwitch" must be provided']);
});
