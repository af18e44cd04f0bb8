import { createActor, SimulatedClock } from 'xstate';
import {
  type BeatInput,
  presenceMachine,
  type PresentAt,
  type PresentPerson,
} from '../../src/machines/presence';
import { fakeCall, network, status } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

const LONGEST_MS = 30_000;
const records = [7, 8] as const;
const page = (recordId: number) => ({ kind: 'theme', recordId }) as const;

/** One tab, and a server with a colleague who comes to both records and leaves them. */
function begin() {
  const beat = fakeCall<{ others: PresentPerson[] }, BeatInput>();
  const clock = new SimulatedClock();
  const actor = createActor(
    presenceMachine.provide({
      actors: { beat: beat.logic },
      actions: { sayLeft: (_, at) => world.takeLeft(at) },
    }),
    { clock, input: { now: () => clock.now() } },
  );
  const world = {
    actor,
    beat,
    clock,
    /** Record whose form is open, or was. */
    at: 0,
    isOpen: false,
    isPageLeft: false,
    isColleagueThere: false,
    goneSince: 0,
    beats: 0,
    /** True once a beat was sent, until it is told that the record was left. */
    isKnown: false,
    wrongWords: 0,
    answer: (at = -1) => {
      const { recordId } = beat.inputs.at(at) ?? page(0);
      const colleague: PresentPerson = {
        accountId: recordId,
        name: '陳冠宇',
        partId: null,
        state: 'reading',
      };
      return { others: world.isColleagueThere ? [colleague] : [] };
    },
    takeLeft: (at: PresentAt | null) => {
      const isRight = world.isKnown && at?.recordId === world.at && (!world.isOpen || world.isPageLeft);
      if (!isRight) world.wrongWords += 1;
      world.isKnown = false;
    },
    open: (recordId: number) => {
      Object.assign(world, { at: recordId, isOpen: true });
      actor.send({ type: 'record.opened', ...page(recordId), partId: null, isHidden: false });
    },
  };
  actor.start();
  return world;
}

type World = ReturnType<typeof begin>;

const waits = ({ beat }: World) => beat.isWaiting();
const isHere = ({ isPageLeft }: World) => !isPageLeft;
const says = (event: Parameters<World['actor']['send']>[0]) => ({
  when: isHere,
  happen: ({ actor }: World) => actor.send(event),
});
/** A simulated clock ends no delay that began in the same step. */
const passes = (ms: number) => ({
  when: isHere,
  happen: ({ clock }: World) => {
    for (let passed = 0; passed < ms; passed += 500) clock.increment(500);
  },
});
const fails = (fail: (beat: World['beat']) => Promise<void>) => ({
  when: (world: World) => isHere(world) && waits(world),
  happen: ({ beat }: World) => fail(beat),
});

testRuns('presence', sentences.presence, {
  begin,
  events: {
    'a record is opened': { isCommon: true, when: isHere, happen: (world) => world.open(records[0]) },
    'another record is opened': { when: isHere, happen: (world) => world.open(records[1]) },
    'its form closes': {
      when: ({ isOpen }) => isOpen,
      happen: (world) => {
        world.isOpen = false;
        world.actor.send({ type: 'record.left', ...page(world.at) });
      },
    },
    'another form closes': says({ type: 'record.left', ...page(99) }),
    'a block is entered': says({ type: 'part.entered', partId: 5 }),
    'the block is left': says({ type: 'part.entered', partId: null }),
    'a key is typed': says({ type: 'key.typed' }),
    'the page is hidden': says({ type: 'page.hidden' }),
    'the page is seen again': says({ type: 'page.shown' }),
    'the page is left': {
      when: isHere,
      happen: (world) => {
        world.isPageLeft = true;
        world.actor.send({ type: 'page.left' });
      },
    },
    'the page comes back after an hour': {
      isCommon: true,
      when: ({ isPageLeft }) => isPageLeft,
      happen: (world) => {
        // The browser stops a page that it keeps, with its clocks.
        world.goneSince -= 3_600_000;
        world.isPageLeft = false;
        world.actor.send({ type: 'page.shown' });
      },
    },
    'a colleague comes': {
      isCommon: true,
      happen: (world) => {
        world.isColleagueThere = true;
      },
    },
    'the colleague leaves': {
      when: ({ isColleagueThere }) => isColleagueThere,
      happen: (world) => {
        Object.assign(world, { isColleagueThere: false, goneSince: world.clock.now() });
      },
    },
    'the beat is answered': {
      isCommon: true,
      when: (world) => isHere(world) && waits(world),
      happen: ({ beat, answer }) => beat.answer(answer()),
    },
    'an older beat is answered too late': {
      when: (world) => isHere(world) && world.beat.isGivenUp(),
      happen: ({ beat, answer }) => beat.answerLate(answer(0)),
    },
    'the network fails': fails((beat) => beat.fail(network)),
    'the answer is lost': fails((beat) => beat.lose()),
    'the permission is gone': fails((beat) => beat.fail(status(403))),
    'a moment passes': passes(500),
    'seconds pass': { isCommon: true, ...passes(5000) },
    'half a minute passes': passes(31_000),
  },
  watch: (world) => {
    const sent = world.beat.inputs.slice(world.beats);
    world.beats = world.beat.inputs.length;
    if (sent.length > 0) world.isKnown = true;
    if (sent.some(({ recordId }) => recordId !== world.at || !world.isOpen || world.isPageLeft)) {
      world.wrongWords += 1;
    }
  },
  always: {
    'who left is not shown for longer than two beats': ({
      actor,
      isColleagueThere,
      goneSince,
      clock,
      isPageLeft,
    }) =>
      isPageLeft ||
      isColleagueThere ||
      clock.now() - goneSince <= LONGEST_MS ||
      actor.getSnapshot().context.others.length === 0,
    'nobody is shown at another record': ({ actor, at }) =>
      actor.getSnapshot().context.others.every(({ accountId }) => accountId === at),
    'what the server is told of a record is true: open while it is, and left once': ({ wrongWords }) =>
      wrongWords === 0,
  },
  rest: ({ actor, clock, isOpen, isPageLeft, at }) => {
    if (isOpen && !isPageLeft) actor.send({ type: 'record.left', ...page(at) });
    clock.increment(800);
    actor.stop();
  },
});
