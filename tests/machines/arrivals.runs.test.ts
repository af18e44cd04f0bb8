import { createActor, SimulatedClock } from 'xstate';
import { type ArrivalsAnswer, arrivalsMachine, type ArrivalsQuestion } from '../../src/machines/arrivals';
import { fakeCall, network, status } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

/** Enquiries by number, as they came in; the open ones; and what this page shows of them. */
function begin() {
  const call = fakeCall<ArrivalsAnswer, ArrivalsQuestion>();
  const clock = new SimulatedClock();
  const actor = createActor(arrivalsMachine.provide({ actors: { look: call.logic } }), { clock });
  actor.start();
  const run = {
    actor,
    call,
    clock,
    newest: 0,
    open: 0,
    /** Newest enquiry that the list shows, or had when it was first asked for; null without a list. */
    shown: null as number | null,
    /** True for a list that does not show its beginning, until the first answer. */
    isUnknown: false,
    isVisible: true,
    isWatched: false,
    /** Calls before the page was hidden, or nobody's; null while it may ask. */
    quietSince: null as number | null,
    /** True if a query without an answer kept all others away. */
    isStuck: false,
    look: (): ArrivalsAnswer => {
      const { list } = call.inputs.at(-1) ?? { list: null };
      const after = list?.newest ?? 0;
      if (run.isUnknown) Object.assign(run, { shown: run.newest, isUnknown: false });
      return { count: run.open, latestId: run.newest, arrived: list ? run.newest - after : 0 };
    },
    showList: (newest: number | null) => {
      Object.assign(run, { shown: newest, isUnknown: newest === null });
      actor.send({ type: 'list.shown', newest, filter: {} });
    },
    rest: () => {
      run.quietSince = run.isVisible && run.isWatched ? null : call.inputs.length;
    },
    arrived: () => actor.getSnapshot().context.arrived,
  };
  return run;
}

type World = ReturnType<typeof begin>;

const isAsking = ({ call }: World) => call.isWaiting();
const passes = (seconds: number) => ({ happen: ({ clock }: World) => clock.increment(seconds * 1000) });
const fails = (fail: (call: World['call']) => Promise<void>) => ({
  when: isAsking,
  happen: ({ call }: World) => fail(call),
});

testRuns('arrivals', sentences.arrivals, {
  begin,
  events: {
    'somebody signs in': {
      isCommon: true,
      when: ({ isWatched }) => !isWatched,
      happen: (world) => {
        Object.assign(world, { isWatched: true, quietSince: null });
        world.actor.send({ type: 'watch.start', isVisible: world.isVisible });
        world.rest();
      },
    },
    'the user signs out': {
      when: ({ isWatched }) => isWatched,
      happen: (world) => {
        Object.assign(world, { isWatched: false, shown: null, isUnknown: false });
        world.actor.send({ type: 'watch.stop' });
        world.rest();
      },
    },
    'an enquiry comes in': {
      isCommon: true,
      happen: (world) => {
        world.newest += 1;
        world.open += 1;
      },
    },
    'one is dealt with here': {
      when: ({ open }) => open > 0,
      happen: (world) => {
        world.open -= 1;
        world.actor.send({ type: 'look.request' });
      },
    },
    'the list is shown': { isCommon: true, happen: (world) => world.showList(world.newest) },
    'the second page of the list is shown': { happen: (world) => world.showList(null) },
    'the list is left': {
      happen: (world) => {
        Object.assign(world, { shown: null, isUnknown: false });
        world.actor.send({ type: 'list.left' });
      },
    },
    'the page is hidden': {
      when: ({ isVisible }) => isVisible,
      happen: (world) => {
        world.isVisible = false;
        world.actor.send({ type: 'page.hidden' });
        world.rest();
      },
    },
    'the page is seen again': {
      isCommon: true,
      when: ({ isVisible }) => !isVisible,
      happen: (world) => {
        Object.assign(world, { isVisible: true, quietSince: null });
        world.actor.send({ type: 'page.shown' });
        world.rest();
      },
    },
    'the numbers come': {
      isCommon: true,
      when: isAsking,
      happen: (world) => world.call.answer(world.look()),
    },
    'older numbers come too late': {
      when: ({ call }) => call.isGivenUp(),
      happen: ({ call }) => call.answerLate({ count: 99, latestId: 99, arrived: 99 }),
    },
    'the numbers do not come': fails((call) => call.fail(network)),
    'the answer is lost': fails((call) => call.lose()),
    'the permission is gone': fails((call) => call.fail(status(403))),
    'seconds pass': passes(20),
    'half a minute passes': passes(30),
    'minutes pass': passes(300),
  },
  always: {
    'no enquiry is announced twice, and none that the list shows': (world) =>
      world.arrived() <= world.newest - (world.shown ?? world.newest),
    'a page that is hidden, or of nobody, asks nothing': ({ quietSince, call }) =>
      quietSince === null || (call.inputs.length === quietSince && !call.isWaiting()),
  },
  rest: async (world) => {
    const { actor } = world;
    if (!world.isWatched) actor.send({ type: 'watch.start', isVisible: world.isVisible });
    if (!world.isVisible) actor.send({ type: 'page.shown' });
    if (actor.getSnapshot().matches({ watching: 'resting' })) actor.send({ type: 'look.request' });
    // The running query gets no answer; the next one does.
    const asked = world.call.inputs.length;
    for (let waits = 0; world.call.inputs.length === asked && waits < 40; waits += 1) {
      world.clock.increment(10_000);
    }
    world.isStuck = world.call.inputs.length === asked;
    await world.call.answer(world.look());
    world.newest += 1;
    world.open += 1;
    world.clock.increment(20_000);
    await world.call.answer(world.look());
  },
  inTheEnd: {
    'no enquiry is missed': (world) =>
      !world.isStuck &&
      world.actor.getSnapshot().context.count === world.open &&
      world.arrived() === world.newest - (world.shown ?? world.newest),
  },
});
