import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type { ApiResult } from '../../src/api/result';
import { toastMachine } from '../../src/machines/toast';
import { type ToastRequest, toastsMachine } from '../../src/machines/toasts';
import { coverageText } from './coverage';
import { failed, network, ok, settled } from './fake-call';
import { after, done, rejected, walk } from './model';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { now: () => clock.now() } });
  actor.start();
  const show = (request: ToastRequest) => actor.send({ type: 'toast.show', ...request });
  const shown = () =>
    actor.getSnapshot().context.toasts.map(({ text, closing }) => (closing ? `${text} (closing)` : text));
  return { actor, clock, show, shown, first: () => actor.getSnapshot().context.toasts[0]?.id ?? 'none' };
}

const input = {
  id: 'a',
  duration: 3000,
  now: () => 0,
  queue: createActor(toastsMachine, { input: { now: () => 0 } }),
};
const call = async () => ok(null);
const undo = { label: '復原', subjects: ['case-12/status'], running: '復原中', done: '已復原', call };

test('every state and every transition of a toast is walked', async () => {
  const { steps, coverage, ...rest } = walk(toastMachine, {
    input,
    events: [
      { type: 'toast.repeat', duration: 3000 },
      { type: 'toast.repeat', duration: null },
      ...['toast.dismiss', 'animation.end', 'pointer.enter', 'pointer.leave'].map((type) => ({
        type,
      })),
      { type: 'action.run', call },
      done('run', null),
      rejected('run'),
      after('remaining', 'toast.shown.counting'),
      after('closing', 'toast.closing'),
    ],
  });
  expect(rest).toEqual({ unreached: [], untaken: [], tagged: {} });
  await expect(steps.join('\n')).toMatchFileSnapshot('steps/toast.txt');
  await expect(coverageText([coverage])).toMatchFileSnapshot('coverage/toast.json');
}, 60_000);

test('every state and every transition of the queue is walked', async () => {
  const { steps, coverage, ...rest } = walk(toastsMachine, {
    input: { now: () => 0 },
    distinguish: (context) => context.toasts.map(({ kind, text, closing }) => [kind, text, closing]),
    events: [
      { type: 'toast.show', kind: 'success', text: 'a', action: undo },
      { type: 'toast.close', id: 'toast-0' },
      { type: 'action.run', id: 'toast-0' },
      { type: 'action.newest' },
      { type: 'animation.end', id: 'toast-0' },
      { type: 'toasts.pause' },
      { type: 'toasts.resume' },
      { type: 'action.void' },
      ...(['toast.running', 'toast.done', 'toast.closing', 'toast.removed'] as const).map((type) => ({
        type,
        id: 'toast-0',
      })),
      { type: 'toast.removed', id: 'toast-9' },
    ],
  });
  expect(rest).toEqual({ unreached: [], untaken: [], tagged: {} });
  await expect(steps.join('\n')).toMatchFileSnapshot('steps/toasts.txt');
  await expect(coverageText([coverage])).toMatchFileSnapshot('coverage/toasts.json');
}, 60_000);

test.each([
  ['success', 3000],
  ['warning', 5000],
  ['error', 5000],
] as const)('a toast of kind %s closes by itself after %i ms', (kind, ms) => {
  const { clock, show, shown } = start();
  show({ kind, text: '儲存成功' });
  clock.increment(ms - 1);
  expect(shown()).toEqual(['儲存成功']);
  clock.increment(1);
  expect(shown()).toEqual(['儲存成功 (closing)']);
});

test('a given duration overrides the default', () => {
  const { clock, show, shown } = start();
  show({ kind: 'success', text: '刪除成功', duration: 8000 });
  clock.increment(7999);
  expect(shown()).toEqual(['刪除成功']);
  clock.increment(1);
  expect(shown()).toEqual(['刪除成功 (closing)']);
});

test('a toast is removed when its close animation ends', () => {
  const { actor, clock, show, shown, first } = start();
  show({ kind: 'success', text: 'a' });
  clock.increment(3000);
  actor.send({ type: 'animation.end', id: first() });
  expect(shown()).toEqual([]);
});

test('a toast is removed also without an end of its animation', () => {
  const { clock, show, shown } = start();
  show({ kind: 'success', text: 'a' });
  clock.increment(3000);
  clock.increment(1000);
  expect(shown()).toEqual([]);
});

test('20 equal errors at once give one toast', () => {
  const { clock, show, shown } = start();
  for (let time = 0; time < 20; time += 1) show({ kind: 'error', text: '權限已過期，請重新登入' });
  expect(shown()).toEqual(['權限已過期，請重新登入']);
  clock.increment(5000);
  expect(shown()).toEqual(['權限已過期，請重新登入 (closing)']);
});

test('a text that continues a shown one takes its place, as both are about one act', () => {
  const { show, shown } = start();
  show({ kind: 'success', text: '儲存成功' });
  show({ kind: 'success', text: '儲存成功，已併入王小明的變更' });
  show({ kind: 'success', text: '儲存成功地' });
  expect(shown()).toEqual(['儲存成功，已併入王小明的變更', '儲存成功地']);
});

test('the same text of another kind is a separate toast, in order', () => {
  const { show, shown } = start();
  show({ kind: 'success', text: 'a' });
  show({ kind: 'error', text: 'a' });
  show({ kind: 'success', text: 'b' });
  expect(shown()).toEqual(['a', 'a', 'b']);
});

test('a repeated toast restarts its time, and reopens if it was closing', () => {
  const { clock, show, shown } = start();
  show({ kind: 'success', text: 'a' });
  clock.increment(2000);
  show({ kind: 'success', text: 'a' });
  clock.increment(2999);
  expect(shown()).toEqual(['a']);
  clock.increment(1);
  expect(shown()).toEqual(['a (closing)']);
  show({ kind: 'success', text: 'a' });
  expect(shown()).toEqual(['a']);
  clock.increment(2999);
  expect(shown()).toEqual(['a']);
});

test('a repeated toast stays for the duration of the last call', () => {
  const { clock, show, shown } = start();
  show({ kind: 'success', text: 'a' });
  clock.increment(2000);
  show({ kind: 'success', text: 'a', duration: 6000 });
  clock.increment(5999);
  expect(shown()).toEqual(['a']);
  clock.increment(1);
  expect(shown()).toEqual(['a (closing)']);
});

test('the timers pause while the pointer is on a toast, and continue with the remaining time', () => {
  const { actor, clock, show, shown } = start();
  show({ kind: 'success', text: 'a' });
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

test('a toast shown later counts its own time, before and after each pause', () => {
  const { actor, clock, show, shown } = start();
  clock.increment(50_000);
  show({ kind: 'success', text: 'a' });
  for (const left of [2000, 1000]) {
    clock.increment(1000);
    actor.send({ type: 'toasts.pause' });
    clock.increment(60_000);
    actor.send({ type: 'toasts.resume' });
    clock.increment(left === 1000 ? 999 : 0);
    expect(shown()).toEqual(['a']);
  }
  clock.increment(1);
  expect(shown()).toEqual(['a (closing)']);
});

test('a toast repeated under the pointer, or reopened, gets its full time again', () => {
  const { actor, clock, show, shown } = start();
  show({ kind: 'success', text: 'a' });
  clock.increment(2000);
  actor.send({ type: 'toasts.pause' });
  show({ kind: 'success', text: 'a' });
  expect(shown()).toEqual(['a']);
  actor.send({ type: 'toasts.resume' });
  clock.increment(2999);
  expect(shown()).toEqual(['a']);
  actor.send({ type: 'toasts.pause' });
  actor.send({ type: 'toast.close', id: 'toast-0' });
  expect(shown()).toEqual(['a (closing)']);
  show({ kind: 'success', text: 'a' });
  clock.increment(60_000);
  expect(shown()).toEqual(['a']);
  actor.send({ type: 'toasts.resume' });
  clock.increment(2999);
  expect(shown()).toEqual(['a']);
  clock.increment(1);
  expect(shown()).toEqual(['a (closing)']);
});

test('each toast closes separately; those under the pointer stay', () => {
  const { actor, clock, show, shown } = start();
  for (const text of ['a', 'b', 'c']) show({ kind: 'success', text });
  actor.send({ type: 'toasts.pause' });
  actor.send({ type: 'toast.close', id: 'toast-1' });
  expect(shown()).toEqual(['a', 'b (closing)', 'c']);
  actor.send({ type: 'animation.end', id: 'toast-1' });
  expect(shown()).toEqual(['a', 'c']);
  clock.increment(60_000);
  expect(shown()).toEqual(['a', 'c']);
  actor.send({ type: 'toasts.resume' });
  actor.send({ type: 'toast.close', id: 'toast-2' });
  actor.send({ type: 'animation.end', id: 'toast-2' });
  expect(shown()).toEqual(['a']);
});

test('a toast that appears while the pointer is on another one pauses too', () => {
  const { actor, clock, show, shown } = start();
  show({ kind: 'success', text: 'a' });
  actor.send({ type: 'toasts.pause' });
  show({ kind: 'success', text: 'b' });
  clock.increment(60_000);
  expect(shown()).toEqual(['a', 'b']);
});

test('closing the last toast under the pointer does not pause later ones', () => {
  const { actor, clock, show, shown, first } = start();
  show({ kind: 'success', text: 'a' });
  actor.send({ type: 'toasts.pause' });
  actor.send({ type: 'toast.close', id: first() });
  clock.increment(1000);
  show({ kind: 'success', text: 'b' });
  clock.increment(3000);
  expect(shown()).toEqual(['b (closing)']);
});

describe('what a toast offers', () => {
  test('stays until it is closed, also after the pointer was on it', () => {
    const { actor, clock, show, shown, first } = start();
    show({ kind: 'success', text: 'a' });
    show({ kind: 'success', text: 'a', action: undo });
    actor.send({ type: 'toasts.pause' });
    actor.send({ type: 'toasts.resume' });
    clock.increment(86_400_000);
    expect(shown()).toEqual(['a']);
    actor.send({ type: 'toast.close', id: first() });
    expect(shown()).toEqual(['a (closing)']);
  });

  test('closes the oldest when a fourth comes, and no toast without an offer', () => {
    const { show, shown } = start();
    show({ kind: 'error', text: '0' });
    for (const text of ['1', '2', '3', '4']) show({ kind: 'success', text, action: undo });
    expect(shown()).toEqual(['0', '1 (closing)', '2', '3', '4']);
  });

  test('is undone newest first by the shortcut, which does nothing when none is left', async () => {
    const { actor, show, shown } = start();
    const calls: string[] = [];
    for (const text of ['1', '2']) {
      const note = async () => {
        calls.push(text);
        return ok(null);
      };
      show({ kind: 'success', text, action: { ...undo, call: note } });
    }
    show({ kind: 'success', text: '3' });
    for (let time = 0; time < 3; time += 1) actor.send({ type: 'action.newest' });
    await settled();
    expect([calls, shown()]).toEqual([
      ['2', '1'],
      ['復原中 (closing)', '復原中 (closing)', '3', '已復原'],
    ]);
  });

  const offer = (run: () => Promise<ApiResult<unknown>>) => {
    const world = start();
    const reported = vi.fn<() => void>();
    world.actor.on('action.done', reported);
    world.show({ kind: 'success', text: '已改為「上架」', action: { ...undo, call: run } });
    const { kind } = world.actor.getSnapshot().context.toasts[0] ?? {};
    expect(kind).toBe('success');
    return { ...world, reported, press: () => world.actor.send({ type: 'action.run', id: 'toast-0' }) };
  };

  test('runs once, with a loading toast that does not close and cannot be closed', async () => {
    const run = vi.fn<() => Promise<ApiResult<unknown>>>(() => new Promise(() => {}));
    const { actor, clock, press, shown } = offer(run);
    press();
    press();
    actor.send({ type: 'toast.close', id: 'toast-0' });
    clock.increment(86_400_000);
    expect([run.mock.calls.length, shown(), actor.getSnapshot().context.toasts[0]?.kind]).toEqual([
      1,
      ['復原中'],
      'loading',
    ]);
  });

  test('reports its success, and that the screen is out of date', async () => {
    const { reported, press, shown } = offer(async () => ok(null));
    press();
    await settled();
    expect([shown(), reported.mock.calls.length]).toEqual([['復原中 (closing)', '已復原'], 1]);
  });

  test('belongs to the pressed toast, and ends with a success', async () => {
    const { actor, show } = start();
    show({ kind: 'error', text: 'a', action: { ...undo, done: '第一' } });
    show({ kind: 'error', text: 'b', action: { ...undo, done: '第二' } });
    actor.send({ type: 'action.run', id: 'toast-1' });
    const read = () => actor.getSnapshot().context.toasts.map(({ kind, text }) => [kind, text]);
    expect(read()).toEqual([
      ['error', 'a'],
      ['loading', '復原中'],
    ]);
    await settled();
    expect(read()).toEqual([
      ['error', 'a'],
      ['loading', '復原中'],
      ['success', '第二'],
    ]);
  });

  test('closes without a message when it fails, because every failed call is announced', async () => {
    const { reported, press, shown } = offer(async () => failed(network));
    press();
    await settled();
    expect([shown(), reported.mock.calls.length]).toEqual([['復原中 (closing)'], 0]);
  });

  test('is the newest one if another screen shows the same toast again', async () => {
    const newer = vi.fn<() => Promise<ApiResult<unknown>>>(async () => ok(null));
    const { show, press } = offer(async () => failed(network));
    show({ kind: 'success', text: '已改為「上架」', action: { ...undo, call: newer } });
    press();
    await settled();
    expect(newer).toHaveBeenCalledTimes(1);
  });

  test.each([
    [['case-12/status'], '已改為「上架」 (closing)'],
    [['case-12'], '已改為「上架」 (closing)'],
    [['case-1', 'case-12'], '已改為「上架」 (closing)'],
    [['case-12/site'], '已改為「上架」'],
    [['case-1'], '已改為「上架」'],
    [[], '已改為「上架」'],
    [undefined, '已改為「上架」 (closing)'],
  ])('is removed when %j can no longer be undone', (subjects, expected) => {
    const { actor, shown } = offer(async () => ok(null));
    actor.send({ type: 'action.void', ...(subjects === undefined ? {} : { subjects }) });
    expect(shown()).toEqual([expected]);
  });

  test('stays while it runs, whatever becomes impossible', () => {
    const { actor, press, shown } = offer(() => new Promise(() => {}));
    press();
    actor.send({ type: 'action.void' });
    expect(shown()).toEqual(['復原中']);
  });

  test('a toast without an offer runs nothing', () => {
    const { actor, show, shown, first } = start();
    show({ kind: 'success', text: 'a' });
    actor.send({ type: 'action.run', id: first() });
    expect(shown()).toEqual(['a']);
  });
});
