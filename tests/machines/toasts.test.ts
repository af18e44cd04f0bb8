import { createActor, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { toastMachine } from '../../src/machines/toast';
import { type ToastRequest, toastsMachine } from '../../src/machines/toasts';
import { after, walk } from './model';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { now: () => clock.now() } });
  actor.start();
  const show = (request: ToastRequest) => actor.send({ type: 'toast.show', ...request });
  const shown = () =>
    actor.getSnapshot().context.toasts.map(({ text, closing }) => (closing ? `${text} (closing)` : text));
  return { actor, clock, show, shown, first: () => actor.getSnapshot().context.toasts[0]?.id ?? 'none' };
}

const input = { id: 'a', duration: 3000, action: { label: '復原', run: () => {} }, now: () => 0, queue: createActor(toastsMachine, { input: { now: () => 0 } }) };
const events = [
  ...['toast.repeat', 'toast.dismiss', 'animation.end', 'action.run', 'pointer.enter', 'pointer.leave'].map((type) => ({
    type,
  })),
  after('remaining', 'toast.shown.counting'),
  after('closing', 'toast.closing'),
];

test('every state and every transition of a toast is walked', async () => {
  const timed = walk(toastMachine, { input, events });
  const sticky = walk(toastMachine, { input: { ...input, duration: null, action: null }, events });
  const inBoth = (key: 'unreached' | 'untaken') => timed[key].filter((id) => sticky[key].includes(id));
  expect({ unreached: inBoth('unreached'), untaken: inBoth('untaken') }).toEqual({ unreached: [], untaken: [] });
  await expect(sticky.steps.join('\n')).toMatchFileSnapshot('steps/toast-sticky.txt');
  await expect(timed.steps.join('\n')).toMatchFileSnapshot('steps/toast.txt');
});

test('every state and every transition of the queue is walked', async () => {
  const { steps, ...missing } = walk(toastsMachine, {
    input: { now: () => 0 },
    distinguish: (context) => context.toasts.map(({ text, closing }) => [text, closing]),
    events: [
      { type: 'toast.show', kind: 'info', text: 'a' },
      { type: 'toast.close', id: 'toast-0' },
      { type: 'action.run', id: 'toast-0' },
      { type: 'animation.end', id: 'toast-0' },
      { type: 'toasts.pause' },
      { type: 'toasts.resume' },
      { type: 'toasts.clear' },
      { type: 'toast.closing', id: 'toast-0' },
      { type: 'toast.removed', id: 'toast-0' },
      { type: 'toast.removed', id: 'toast-9' },
    ],
  });
  expect(missing).toEqual({ unreached: [], untaken: [] });
  await expect(steps.join('\n')).toMatchFileSnapshot('steps/toasts.txt');
});

test.each([
  ['success', 3000],
  ['info', 3000],
  ['error', 5000],
] as const)('a toast of kind %s closes by itself after %i ms', (kind, ms) => {
  const { clock, show, shown } = start();
  show({ kind, text: '儲存成功' });
  clock.increment(ms - 1);
  expect(shown()).toEqual(['儲存成功']);
  clock.increment(1);
  expect(shown()).toEqual(['儲存成功 (closing)']);
});

test('a duration asked for wins over the default', () => {
  const { clock, show, shown } = start();
  show({ kind: 'success', text: '刪除成功', duration: 8000 });
  clock.increment(7999);
  expect(shown()).toEqual(['刪除成功']);
  clock.increment(1);
  expect(shown()).toEqual(['刪除成功 (closing)']);
});

test('a loading toast never closes by itself', () => {
  const { actor, clock, show, shown } = start();
  show({ kind: 'loading', text: '上傳中', id: 'upload' });
  clock.increment(86_400_000);
  expect(shown()).toEqual(['上傳中']);
  actor.send({ type: 'toast.close', id: 'upload' });
  expect(shown()).toEqual(['上傳中 (closing)']);
});

test('a loading toast that two wait for closes with the last of them', () => {
  const { actor, show, shown } = start();
  show({ kind: 'loading', text: '上傳中', id: 'first' });
  show({ kind: 'loading', text: '上傳中', id: 'second' });
  actor.send({ type: 'toast.close', id: 'first' });
  expect(shown()).toEqual(['上傳中']);
  actor.send({ type: 'toast.close', id: 'second' });
  expect(shown()).toEqual(['上傳中 (closing)']);
});

test('a toast is removed when its close animation ends', () => {
  const { actor, clock, show, shown, first } = start();
  show({ kind: 'info', text: 'a' });
  clock.increment(3000);
  actor.send({ type: 'animation.end', id: first() });
  expect(shown()).toEqual([]);
});

test('a toast is removed even when no animation end is ever reported', () => {
  const { clock, show, shown } = start();
  show({ kind: 'info', text: 'a' });
  clock.increment(3000);
  clock.increment(1000);
  expect(shown()).toEqual([]);
});

test('20 equal errors at once are one toast', () => {
  const { clock, show, shown } = start();
  for (let time = 0; time < 20; time += 1) show({ kind: 'error', text: '權限已過期，請重新登入' });
  expect(shown()).toEqual(['權限已過期，請重新登入']);
  clock.increment(5000);
  expect(shown()).toEqual(['權限已過期，請重新登入 (closing)']);
});

test('the same text in another kind is a toast of its own, in order', () => {
  const { show, shown } = start();
  show({ kind: 'info', text: 'a' });
  show({ kind: 'error', text: 'a' });
  show({ kind: 'info', text: 'b' });
  expect(shown()).toEqual(['a', 'a', 'b']);
});

test('a repeated toast starts its time anew, and comes back when it was closing', () => {
  const { clock, show, shown } = start();
  show({ kind: 'info', text: 'a' });
  clock.increment(2000);
  show({ kind: 'info', text: 'a' });
  clock.increment(2999);
  expect(shown()).toEqual(['a']);
  clock.increment(1);
  expect(shown()).toEqual(['a (closing)']);
  show({ kind: 'info', text: 'a' });
  expect(shown()).toEqual(['a']);
  clock.increment(2999);
  expect(shown()).toEqual(['a']);
});

test('the clocks stand while the pointer rests on a toast, and go on with what is left', () => {
  const { actor, clock, show, shown } = start();
  show({ kind: 'info', text: 'a' });
  clock.increment(2000);
  actor.send({ type: 'toasts.pause' });
  clock.increment(60_000);
  expect(shown()).toEqual(['a']);
  actor.send({ type: 'toasts.resume' });
  clock.increment(999);
  expect(shown()).toEqual(['a']);
  clock.increment(1);
  expect(shown()).toEqual(['a (closing)']);
});

test('a toast that comes while the pointer rests on another waits too', () => {
  const { actor, clock, show, shown } = start();
  show({ kind: 'info', text: 'a' });
  actor.send({ type: 'toasts.pause' });
  show({ kind: 'info', text: 'b' });
  clock.increment(60_000);
  expect(shown()).toEqual(['a', 'b']);
});

test('closing the last toast under the pointer does not stop the clocks of later ones', () => {
  const { actor, clock, show, shown, first } = start();
  show({ kind: 'info', text: 'a' });
  actor.send({ type: 'toasts.pause' });
  actor.send({ type: 'toast.close', id: first() });
  clock.increment(1000);
  show({ kind: 'info', text: 'b' });
  clock.increment(3000);
  expect(shown()).toEqual(['b (closing)']);
});

test('an action runs once and closes its toast', () => {
  const { actor, show, shown, first } = start();
  const run = vi.fn<() => void>();
  show({ kind: 'success', text: '刪除成功', action: { label: '復原', run } });
  actor.send({ type: 'action.run', id: first() });
  actor.send({ type: 'action.run', id: first() });
  expect(run).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['刪除成功 (closing)']);
});

test('clearing closes all toasts', () => {
  const { actor, show, shown } = start();
  show({ kind: 'info', text: 'a' });
  show({ kind: 'loading', text: 'b' });
  actor.send({ type: 'toasts.clear' });
  expect(shown()).toEqual(['a (closing)', 'b (closing)']);
});
