import { createActor, SimulatedClock } from 'xstate';
import type { ApiResult } from '../../src/api/result';
import { type ToastRequest, toastsMachine } from '../../src/machines/toasts';
import { failed, network, ok, settled } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

function begin() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { now: () => clock.now() } });
  actor.start();
  const answers: ((answer: ApiResult<unknown>) => void)[] = [];
  /** How often each offer was taken. */
  const taken: number[] = [];
  const open = () => actor.getSnapshot().context.toasts.filter(({ closing }) => !closing);
  return {
    actor,
    clock,
    answers,
    taken,
    open,
    toasts: () => actor.getSnapshot().context.toasts,
    show: (request: ToastRequest) => actor.send({ type: 'toast.show', ...request }),
    offer: (text: string, subject: string) => {
      const place = taken.push(0) - 1;
      const call = () => {
        taken[place] = (taken[place] ?? 0) + 1;
        return new Promise<ApiResult<unknown>>((resolve) => answers.push(resolve));
      };
      const action = { label: '復原', subjects: [subject], running: '復原中', done: '已復原', call };
      actor.send({ type: 'toast.show', kind: 'success', text, action });
    },
  };
}

type World = ReturnType<typeof begin>;

const shown = (kind: ToastRequest['kind'], text: string, duration?: number) => ({
  happen: ({ show }: World) => show({ kind, text, ...(duration === undefined ? {} : { duration }) }),
});
const answered = (answer: ApiResult<unknown>) => ({
  when: ({ answers }: World) => answers.length > 0,
  happen: async ({ answers }: World) => {
    answers.shift()?.(answer);
    await settled();
  },
});
const passing = (ms: number) => ({ happen: ({ clock }: World) => clock.increment(ms) });
const hasToast = (world: World) => world.toasts().length > 0;
/** Sends an event for the oldest or the newest toast. */
const about = (type: 'toast.close' | 'action.run' | 'animation.end', place: 0 | -1) => ({
  when: hasToast,
  happen: (world: World) => world.actor.send({ type, id: world.toasts().at(place)?.id ?? '' }),
});
const isUnique = (items: readonly string[]) => new Set(items).size === items.length;

testRuns('toasts', sentences.toasts, {
  begin,
  events: {
    'a success is shown': shown('success', '儲存成功'),
    'an error is shown': shown('error', '儲存失敗'),
    'a long warning is shown': shown('warning', '即將到期', 8000),
    'undo of A is offered': { happen: (world) => world.offer('已改為「上架」', 'case-12/status') },
    'undo of B is offered': { happen: (world) => world.offer('已刪除', 'case-13') },
    'undo of C is offered': { happen: (world) => world.offer('已移動', 'case-14') },
    'undo of D is offered': { happen: (world) => world.offer('已複製', 'case-15') },
    'the oldest is closed': about('toast.close', 0),
    'the newest is closed': about('toast.close', -1),
    'the oldest is undone': about('action.run', 0),
    'the newest is undone': about('action.run', -1),
    'undo by the shortcut': { happen: ({ actor }) => actor.send({ type: 'action.newest' }) },
    'the undo is done': answered(ok(null)),
    'the undo fails': answered(failed(network)),
    'A is changed': { happen: ({ actor }) => actor.send({ type: 'action.void', subjects: ['case-12'] }) },
    'everything is changed': { happen: ({ actor }) => actor.send({ type: 'action.void' }) },
    'the animation of the oldest ends': about('animation.end', 0),
    'the animation of the newest ends': about('animation.end', -1),
    'the pointer comes': {
      when: hasToast,
      happen: ({ actor }) => actor.send({ type: 'toasts.pause' }),
    },
    'the pointer goes': { happen: ({ actor }) => actor.send({ type: 'toasts.resume' }) },
    'a moment passes': passing(900),
    'seconds pass': passing(4000),
  },
  always: {
    'an offer is taken once at most': ({ taken }) => taken.every((times) => times <= 1),
    'no two open toasts say the same': ({ open }) =>
      isUnique(
        open()
          .filter(({ kind }) => kind !== 'loading')
          .map(({ kind, text }) => `${kind} ${text}`),
      ),
  },
  rest: ({ actor, clock, open }) => {
    actor.send({ type: 'toasts.resume' });
    for (const { id, action } of open()) if (action) actor.send({ type: 'toast.close', id });
    clock.increment(8000);
    clock.increment(1000);
  },
  inTheEnd: {
    'a toast that was shown closes or is a loading one': ({ toasts, answers }) =>
      toasts().every(({ kind, closing }) => kind === 'loading' && !closing) &&
      toasts().length === answers.length,
  },
});
