import { type ActorRefFrom, createActor, fromTransition, SimulatedClock } from 'xstate';
import type { ApiResult } from '../../src/api/result';
import { toastMachine, type ToastReport } from '../../src/machines/toast';
import { failed, network, ok, settled } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

/** Events that a toast sends to its queue, from being shown until it is gone. */
const lives = ['closing removed', 'running closing removed', 'running done closing removed'];

/** Toasts one after the other, as a queue shows them. */
function begin() {
  const clock = new SimulatedClock();
  const queue = createActor(
    fromTransition((told: string[], { type }: ToastReport) => {
      told.push(type.replace('toast.', ''));
      return told;
    }, []),
  );
  queue.start();
  const told: string[] = queue.getSnapshot().context;
  const answers: ((answer: ApiResult<unknown>) => void)[] = [];
  const run = {
    clock,
    told,
    answers,
    actor: null as ActorRefFrom<typeof toastMachine> | null,
    /** Milliseconds until it must close; null while it stays. */
    left: null as number | null,
    isUnderPointer: false,
    /** Closed by a press, or its offer was taken. */
    isEnded: true,
    calls: 0,
    is: (state: 'shown' | 'running' | 'closing') => run.actor?.getSnapshot().matches(state) === true,
    /** Begins a life. */
    fill: (left: number | null) => {
      if (run.is('closing')) Object.assign(run, { isUnderPointer: false });
      if (!run.is('shown')) {
        told.length = 0;
        Object.assign(run, { isEnded: false, calls: 0 });
      }
      run.left = left;
    },
    show: (duration: number | null) => {
      run.fill(duration);
      run.actor = createActor(toastMachine, {
        clock,
        input: { id: 'toast-0', duration, now: () => clock.now(), queue },
      });
      run.isUnderPointer = false;
      run.actor.start();
    },
    call: () => {
      run.calls += 1;
      return new Promise<ApiResult<unknown>>((resolve) => answers.push(resolve));
    },
  };
  return run;
}

type World = ReturnType<typeof begin>;

const isShown = ({ is }: World) => is('shown');
const isGone = ({ actor }: World) => actor?.getSnapshot().status !== 'active';
const shown = (duration: number | null) => ({
  isCommon: true as const,
  when: isGone,
  happen: (world: World) => world.show(duration),
});
const repeated = (duration: number | null) => ({
  when: (world: World) => isShown(world) || world.is('closing'),
  happen: (world: World) => {
    world.fill(duration);
    world.actor?.send({ type: 'toast.repeat', duration });
    // As the queue does for a toast that comes while the pointer rests.
    if (world.isUnderPointer) world.actor?.send({ type: 'pointer.enter' });
  },
});
const points = (type: 'pointer.enter' | 'pointer.leave') => ({
  when: isShown,
  happen: (world: World) => {
    world.isUnderPointer = type === 'pointer.enter';
    world.actor?.send({ type });
  },
});
const passes = (ms: number) => ({
  happen: (world: World) => {
    if (isShown(world) && !world.isUnderPointer && world.left !== null) world.left -= ms;
    world.clock.increment(ms);
  },
});
const answered = (answer: ApiResult<unknown>) => ({
  when: ({ answers }: World) => answers.length > 0,
  happen: async ({ answers }: World) => {
    answers.shift()?.(answer);
    await settled();
  },
});

testRuns('toast', sentences.toast, {
  begin,
  events: {
    'one is shown': shown(3000),
    'one is shown until it is closed': shown(null),
    'it is shown again': repeated(3000),
    'it is shown again until it is closed': repeated(null),
    'it is closed': {
      when: (world) => !isGone(world),
      happen: (world) => {
        world.isEnded ||= isShown(world);
        world.actor?.send({ type: 'toast.dismiss' });
      },
    },
    'its offer is taken': {
      when: (world) => !isGone(world),
      happen: async (world) => {
        world.isEnded ||= isShown(world);
        world.actor?.send({ type: 'action.run', call: world.call });
        await settled();
      },
    },
    'the call is done': answered(ok(null)),
    'the call fails': answered(failed(network)),
    'the pointer comes': points('pointer.enter'),
    'the pointer goes': points('pointer.leave'),
    'its animation ends': {
      when: (world) => !isGone(world),
      happen: ({ actor }) => actor?.send({ type: 'animation.end' }),
    },
    'a moment passes': passes(900),
    'seconds pass': passes(2500),
  },
  always: {
    'a toast is shown for its time, in which the pointer does not count': (world) =>
      isShown(world) === (!world.isEnded && (world.left === null || world.left > 0)),
    'a toast closes once, and only then is gone': ({ told }) =>
      lives.some((life) => life.startsWith(told.join(' '))),
    'what a toast offers runs once, and neither time nor a press ends it': (world) =>
      world.calls <= 1 && world.is('running') === world.answers.length > 0,
  },
  rest: ({ actor }) => {
    actor?.stop();
  },
});
