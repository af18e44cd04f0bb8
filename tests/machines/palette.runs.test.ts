import { createActor, SimulatedClock } from 'xstate';
import { paletteMachine, type SearchAnswer } from '../../src/machines/palette';
import { fakeCall, network } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

function begin() {
  const call = fakeCall<SearchAnswer, { keyword: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(paletteMachine.provide({ actors: { search: call.logic } }), { clock });
  const run = {
    actor,
    call,
    clock,
    /** Text that the user typed last, which the machine is not asked for. */
    typed: '',
    /** Keywords of the answers. */
    found: new Map<SearchAnswer, string>(),
    wrongOpenings: 0,
    type: (keyword: string) => {
      run.typed = keyword;
      actor.send({ type: 'keyword.change', keyword });
    },
    /** Answers the newest call, or an aborted one. */
    answer: (at: number): SearchAnswer => {
      const answer = { groups: [] };
      run.found.set(answer, call.inputs.at(at)?.keyword ?? '');
      return answer;
    },
    isOfTyped: () => {
      const { answer } = actor.getSnapshot().context;
      return answer !== null && run.found.get(answer) === run.typed.trim();
    },
  };
  actor.on('choice.made', () => {
    const isNothing = run.typed.trim() === '' || actor.getSnapshot().matches('failed');
    if (actor.getSnapshot().context.active === null && !isNothing && !run.isOfTyped()) run.wrongOpenings += 1;
  });
  actor.start();
  return run;
}

type World = ReturnType<typeof begin>;

const types = (keyword: string) => ({ happen: (world: World) => world.type(keyword) });
const isAsking = ({ call }: World) => call.isWaiting();

testRuns('palette', sentences.palette, {
  begin,
  events: {
    '松 is typed': types('松'),
    '濤 is typed': types('濤'),
    'a space is typed behind': { happen: (world) => world.type(`${world.typed} `) },
    'all is erased': types(''),
    'a line is chosen': { happen: ({ actor }) => actor.send({ type: 'active.set', active: 'case-1' }) },
    Enter: { isCommon: true, happen: ({ actor }) => actor.send({ type: 'choice.request', way: 'here' }) },
    'the search is tried again': { happen: ({ actor }) => actor.send({ type: 'search.retry' }) },
    'the answer comes': {
      isCommon: true,
      when: isAsking,
      happen: (world) => world.call.answer(world.answer(-1)),
    },
    'the answer does not come': { when: isAsking, happen: ({ call }) => call.fail(network) },
    'an older answer comes too late': {
      when: ({ call }) => call.isGivenUp(),
      happen: (world) => world.call.answerLate(world.answer(0)),
    },
    'a moment passes': { happen: ({ clock }) => clock.increment(100) },
    'the pause passes': { isCommon: true, happen: ({ clock }) => clock.increment(180) },
  },
  always: {
    'what is shown as found belongs to what is typed': (world) => {
      const { actor, typed } = world;
      if (typed.trim() === '') return actor.getSnapshot().context.answer === null;
      return !actor.getSnapshot().matches('found') || world.isOfTyped();
    },
    'what opens was chosen, or found for what is typed': ({ wrongOpenings }) => wrongOpenings === 0,
  },
  rest: async (world) => {
    world.clock.increment(180);
    if (world.call.isWaiting()) await world.call.answer(world.answer(-1));
  },
  inTheEnd: {
    'no search waits for ever': ({ actor, typed }) =>
      !actor.getSnapshot().hasTag('busy') && (typed.trim() === '') === actor.getSnapshot().matches('empty'),
  },
});
