import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { createSafetyCopyMachine, SAFETY_COPY_MS } from '../../src/machines/safety-copy';
import type { SafetyCopy, Unsaved } from '../../src/machines/safety-copy.types';
import { fakeCall } from './fake-call';
import { after, done, rejected, walk } from './model';

type Values = { title: string };
const machine = createSafetyCopyMachine<Values>();
const typed: Unsaved<Values> = { version: 3, values: { title: '松濤硯' } };
const more: Unsaved<Values> = { version: 3, values: { title: '松濤硯二期' } };
const copy: SafetyCopy<Values> = { accountId: 1, path: '/case/edit/12', title: '編輯建案', savedAt: 0, ...typed };
const changed = (unsaved: Unsaved<Values> | null) => ({ type: 'values.changed' as const, unsaved });

async function start(found: SafetyCopy<Values> | null = null) {
  const read = fakeCall<SafetyCopy<Values> | null, void>();
  const write = fakeCall<void, Unsaved<Values>>();
  const remove = fakeCall<void, void>();
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide({ actors: { read: read.logic, write: write.logic, remove: remove.logic } }), { clock });
  const restored: unknown[] = [];
  actor.on('copy.restored', (event) => restored.push(event.copy));
  actor.start();
  await read.answer(found);
  return { actor, write, remove, restored, pause: () => clock.increment(SAFETY_COPY_MS), state: () => actor.getSnapshot().value };
}

test('every state and every transition of the safety copy is walked', async () => {
  const { steps, ...missing } = walk(machine, {
    input: undefined,
    events: [
      changed(typed), changed(more), changed(null),
      { type: 'copy.restore' }, { type: 'copy.discard' }, { type: 'copy.flush' }, { type: 'changes.settled' },
      done('read', copy), done('read', null), rejected('read'),
      done('write', undefined), rejected('write'), done('remove', undefined), rejected('remove'),
      after('pause', 'safetyCopy.waiting'),
    ],
    distinguish: ({ wanted, written, found }) => [wanted?.values.title, wanted === written, found !== null],
  });
  expect(missing).toEqual({ unreached: [], untaken: [] });
  await expect(steps.sort().join('\n')).toMatchFileSnapshot('steps/safety-copy.txt');
});

test('a copy is written only when something differs, and not at every key', async () => {
  const { actor, write, pause, state } = await start();
  expect(state()).toBe('clean');
  actor.send(changed(null));
  pause();
  expect(write.inputs).toEqual([]);
  actor.send(changed(typed));
  actor.send(changed(more));
  expect(write.inputs).toEqual([]);
  pause();
  expect(write.inputs).toEqual([more]);
  await write.answer();
  expect(state()).toBe('stored');
});

test('no copy stays after a successful save, one that is being written neither', async () => {
  const { actor, write, remove, pause, state } = await start();
  actor.send(changed(typed));
  pause();
  actor.send({ type: 'changes.settled' });
  await write.answer();
  expect(state()).toBe('removing');
  await remove.answer();
  expect(state()).toBe('clean');
});

test('what is typed while a copy is written is written after it', async () => {
  const { actor, write, pause, state } = await start();
  actor.send(changed(typed));
  pause();
  actor.send(changed(more));
  await write.answer();
  expect(state()).toBe('waiting');
  pause();
  expect(write.inputs).toEqual([typed, more]);
});

test('a copy that is offered is not overwritten before somebody has chosen', async () => {
  const { actor, write, pause, restored, state } = await start(copy);
  actor.send(changed(more));
  pause();
  expect(write.inputs).toEqual([]);
  expect(state()).toBe('offering');
  actor.send({ type: 'copy.restore' });
  expect(restored).toEqual([copy]);
  expect(state()).toBe('stored');
});

test('the end of a session writes at once', async () => {
  const { actor, write } = await start();
  actor.send(changed(typed));
  actor.send({ type: 'copy.flush' });
  expect(write.inputs).toEqual([typed]);
});

test('storage that refuses is said, and tried again with the next change', async () => {
  const { actor, write, pause } = await start();
  actor.send(changed(typed));
  pause();
  await write.lose();
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  actor.send(changed(more));
  pause();
  expect(write.inputs).toEqual([typed, more]);
});
