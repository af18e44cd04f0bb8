import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { type SwitchCallInput, switchCallMachine } from '../../src/machines/switch-call';
import { coverageText } from './coverage';
import { fakeCall, network, refused } from './fake-call';
import { done, rejected, walk } from './model';

function start(value: boolean) {
  const call = fakeCall<unknown, SwitchCallInput>();
  const actor = createActor(switchCallMachine.provide({ actors: { callSwitch: call.logic } }), {
    input: { value },
  });
  actor.start();
  return { actor, call, value: () => actor.getSnapshot().context.value };
}

test('every state and every transition of a switch is walked', async () => {
  const { steps, coverage, ...rest } = walk(switchCallMachine, {
    input: { value: false },
    events: [
      { type: 'switch.toggle' },
      { type: 'value.synced', value: true },
      done('callSwitch', null),
      rejected('callSwitch', refused),
      rejected('callSwitch'),
    ],
  });
  expect(rest).toEqual({ unreached: [], untaken: [], tagged: {} });
  expect(steps).toEqual([
    'idle --switch.toggle--> calling',
    'idle --value.synced--> idle',
    'calling --value.synced--> calling',
    'calling --done.callSwitch--> idle',
    'calling --error.callSwitch--> idle',
  ]);
  await expect(coverageText([coverage])).toMatchFileSnapshot('coverage/switch-call.json');
});

test('the value is sent to the server and changes locally only when the call succeeded', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  expect(actor.getSnapshot().value).toBe('calling');
  expect(call.inputs.map((input) => input.value)).toEqual([true]);
  expect(value()).toBe(false);
  await call.answer(null);
  expect(value()).toBe(true);
});

test.each([
  ['is refused', async (call: ReturnType<typeof start>['call']) => call.fail(refused)],
  ['gets no answer', async (call: ReturnType<typeof start>['call']) => call.fail(network)],
  ['rejects', async (call: ReturnType<typeof start>['call']) => call.lose()],
])('a call that %s does not change the value', async (_, fail) => {
  const { actor, call, value } = start(true);
  actor.send({ type: 'switch.toggle' });
  await fail(call);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(value()).toBe(true);
});

test('a toggle while the call runs is ignored', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  actor.send({ type: 'switch.toggle' });
  await call.answer(null);
  expect(call.inputs).toHaveLength(1);
  expect(value()).toBe(true);
});

test('after a failed call the switch can be toggled again', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  await call.fail(network);
  actor.send({ type: 'switch.toggle' });
  await call.answer(null);
  expect(value()).toBe(true);
});

test('a reloaded record replaces the value at once while nothing runs', () => {
  const { actor, value } = start(false);
  actor.send({ type: 'value.synced', value: true });
  expect(value()).toBe(true);
});

test('a record reloaded during the call never overwrites the accepted value', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  actor.send({ type: 'value.synced', value: false });
  await call.answer(null);
  expect(value()).toBe(true);
});

test('a record reloaded during the call is used if the call fails', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  actor.send({ type: 'value.synced', value: true });
  expect(value()).toBe(false);
  await call.fail(network);
  expect(value()).toBe(true);
});

test('an undo moves the switch, and does nothing once it is removed', async () => {
  const { actor, call, value } = start(false);
  actor.send({ type: 'switch.toggle' });
  await call.answer(null);
  call.inputs[0]?.adopt(false);
  expect(value()).toBe(false);
  actor.stop();
  const warn = vi.spyOn(console, 'warn');
  call.inputs[0]?.adopt(true);
  expect([value(), warn.mock.calls]).toEqual([false, []]);
  warn.mockRestore();
});

test('a switch without its call throws instead of looking like a lost connection', () => {
  const actor = createActor(switchCallMachine, { input: { value: false } });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  actor.send({ type: 'switch.toggle' });
  expect(errors.map(String)).toEqual(['NotProvidedError: The actor "callSwitch" must be provided']);
});
