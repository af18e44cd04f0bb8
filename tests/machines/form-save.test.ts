import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { ApiError, ApiResult } from '../../src/api/result';
import { createFormSaveMachine, type FormSaveInput } from '../../src/machines/form-save';
import { failed, fakeCall, network, ok, refused, status } from './fake-call';
import { done, rejected, walk } from './model';

type Values = { title: string };
const machine = createFormSaveMachine<Values, { id: number }>();
const values = { title: '松濤硯' };

function start() {
  const save = fakeCall<ApiResult<{ id: number }>, FormSaveInput<Values>>();
  const actor = createActor(machine.provide({ actors: { save: save.logic } }));
  const saved: unknown[] = [];
  actor.on('form.saved', (event) => saved.push(event.data));
  actor.start();
  return { actor, save, saved, context: () => actor.getSnapshot().context };
}

test('every state and every transition of the save of a form is walked', async () => {
  const { steps, ...missing } = walk(machine, {
    input: undefined,
    events: [
      { type: 'values.changed' },
      { type: 'submit.attempt' },
      { type: 'save.request', values },
      { type: 'save.cancel' },
      { type: 'progress.changed', progress: 0.5 },
      { type: 'form.reset' },
      done('save', ok({ id: 1 })),
      ...[status(400), refused, status(409), network, status(500)].map((error) => done('save', failed(error))),
      rejected('save'),
    ],
  });
  expect(missing).toEqual({ unreached: [], untaken: [] });
  await expect(steps.join('\n')).toMatchFileSnapshot('steps/form-save.txt');
});

test('validation shows only after save was pressed once', () => {
  const { actor, context, save } = start();
  actor.send({ type: 'values.changed' });
  expect(context().submitted).toBe(false);
  actor.send({ type: 'submit.attempt' });
  expect(context().submitted).toBe(true);
  expect(save.inputs).toEqual([]);
});

test('a save sends the values, tells its progress and leaves nothing unsaved', async () => {
  const { actor, save, saved, context } = start();
  actor.send({ type: 'values.changed' });
  actor.send({ type: 'save.request', values });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(save.inputs.map((input) => input.values)).toEqual([values]);
  save.inputs[0]?.onProgress(0.4);
  expect(context().progress).toBe(0.4);
  save.inputs[0]?.onProgress(1.7);
  expect(context().progress).toBe(1);
  await save.answer(ok({ id: 7 }));
  expect(actor.getSnapshot().value).toEqual({ open: 'saved' });
  expect(saved).toEqual([{ id: 7 }]);
  expect(context()).toMatchObject({ dirty: false, submitted: false, error: null });
});

test('a double click on save sends once', async () => {
  const { actor, save, saved } = start();
  actor.send({ type: 'save.request', values });
  actor.send({ type: 'save.request', values });
  await save.answer(ok({ id: 7 }));
  expect(save.inputs).toHaveLength(1);
  expect(saved).toHaveLength(1);
});

test('what is typed while the save runs stays unsaved', async () => {
  const { actor, save, context } = start();
  actor.send({ type: 'save.request', values });
  actor.send({ type: 'values.changed' });
  await save.answer(ok({ id: 7 }));
  expect(context().dirty).toBe(true);
});

test('cancelling aborts the upload and keeps the form as it was', () => {
  const { actor, save, saved, context } = start();
  actor.send({ type: 'values.changed' });
  actor.send({ type: 'save.request', values });
  actor.send({ type: 'save.cancel' });
  expect(save.signals[0]?.aborted).toBe(true);
  expect(actor.getSnapshot().value).toEqual({ open: 'editing' });
  expect(context().dirty).toBe(true);
  expect(saved).toEqual([]);
});

const invalid: ApiError = { kind: 'status', status: 400, messages: [], errors: { title: ['此欄位為必填'] } };

test.each([
  ['invalid', invalid],
  ['refused', refused],
  ['stale', status(409)],
  ['unreachable', network],
  ['broken', status(500)],
] as const)('a failed save leads to a state of its own: %s', async (state, error) => {
  const { actor, save, context } = start();
  actor.send({ type: 'values.changed' });
  actor.send({ type: 'save.request', values });
  await save.answer(failed(error));
  expect(actor.getSnapshot().value).toEqual({ open: state });
  expect(actor.getSnapshot().hasTag('editable')).toBe(true);
  expect(context()).toMatchObject({ error, dirty: true, submitted: true });
});

test('a save that is cut off can be tried again', async () => {
  const { actor, save, saved } = start();
  actor.send({ type: 'save.request', values });
  await save.lose();
  expect(actor.getSnapshot().value).toEqual({ open: 'unreachable' });
  actor.send({ type: 'save.request', values });
  await save.answer(ok({ id: 7 }));
  expect(saved).toEqual([{ id: 7 }]);
});

test('another record starts anew', async () => {
  const { actor, save, context } = start();
  actor.send({ type: 'values.changed' });
  actor.send({ type: 'save.request', values });
  await save.answer(failed(status(409)));
  actor.send({ type: 'form.reset' });
  expect(actor.getSnapshot().value).toEqual({ open: 'editing' });
  expect(context()).toMatchObject({ dirty: false, submitted: false, error: null });
});
