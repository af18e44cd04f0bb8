import { createActor, type EventFrom } from 'xstate';
import { reviewMachine } from '../../src/machines/review';
import {
  type Approval,
  type ApprovalBlock,
  type ChangeRequestInput,
  isSeen,
  ownBlocks,
} from '../../src/machines/review.rules';
import { review, withdrawn } from './approval.world';
import { fakeCall, network, refused, status } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

interface Marking {
  approval: Approval;
  keys: readonly string[];
  isSeen: boolean;
}
interface Decision {
  approval: Approval;
  note: string;
  asking: ChangeRequestInput | null;
}

const asking: ChangeRequestInput = { note: '改回第二季', reasons: ['documents'], attached: [] };
const own = ['part-31', 'part-32'] as const;
const idOf = ({ key, hash }: Pick<ApprovalBlock, 'key' | 'hash'>) => `${key} ${hash}`;

/** The approver's screen, and a server with the blocks as their authors save them. */
function begin() {
  const load = fakeCall<Approval, { id: number }>();
  const mark = fakeCall<unknown, Marking>();
  const decide = fakeCall<unknown, Decision>();
  const actor = createActor(
    reviewMachine.provide({ actors: { loadReview: load.logic, markSeen: mark.logic, decide: decide.logic } }),
    { input: { approval: review } },
  );
  const world = {
    actor,
    load,
    mark,
    decide,
    /** The request as the server has it. */
    stored: review,
    /** Ticks of the approver on the screen, as it was then. */
    ticked: new Set<string>(),
    endings: 0,
    decidedAtEnd: null as number | null,
    change: (key: string) => {
      world.set(key, ({ hash }) => ({ hash: `${hash}+`, isSeen: false }));
    },
    set: (key: string, to: (block: ApprovalBlock) => Partial<ApprovalBlock>) => {
      const blocks = world.stored.blocks.map((each) => (each.key === key ? { ...each, ...to(each) } : each));
      world.stored = { ...world.stored, blocks };
    },
    isPresent: ({ key, hash }: ApprovalBlock) =>
      world.stored.blocks.some((each) => each.key === key && each.hash === hash),
    /** Stores the marks that were sent; false if they are for blocks of before. */
    takeMarks: (): boolean => {
      const sent = mark.inputs.at(-1);
      const blocks = sent?.approval.blocks.filter(({ key }) => sent.keys.includes(key)) ?? [];
      if (world.stored.state !== 'requested' || !sent) return false;
      if (sent.isSeen && !blocks.every((block) => world.isPresent(block))) return false;
      for (const { key } of blocks) world.set(key, () => ({ isSeen: sent.isSeen }));
      return true;
    },
    takeDecision: (): boolean => {
      const sent = decide.inputs.at(-1);
      if (world.stored.state !== 'requested' || !sent) return false;
      return (
        sent.asking !== null ||
        ownBlocks(world.stored).every(
          (block) => block.isSeen && ownBlocks(sent.approval).some((each) => idOf(each) === idOf(block)),
        )
      );
    },
  };
  actor.on('review.ended', () => {
    world.endings += 1;
    world.decidedAtEnd ??= decide.inputs.length;
  });
  actor.start();
  return world;
}

type World = ReturnType<typeof begin>;
type Call = 'load' | 'mark' | 'decide';

const waits = (call: Call) => (world: World) => world[call].isWaiting();
const lost = (call: Call) => ({ when: waits(call), happen: (world: World) => world[call].lose() });
const answered = (call: 'mark' | 'decide', isTaken: (world: World) => boolean) => ({
  isCommon: true as const,
  when: waits(call),
  happen: (world: World) => {
    if (isTaken(world)) return world[call].answer(null);
    return world[call].fail(world.stored.state === 'requested' ? status(409) : refused);
  },
});
const does = (event: EventFrom<typeof reviewMachine>) => ({
  when: ({ actor }: World) => actor.getSnapshot().can(event),
  happen: ({ actor }: World) => actor.send(event),
});
const ticks = (key: string, isOn: boolean) => ({
  happen: (world: World) => {
    const block = world.actor.getSnapshot().context.approval.blocks.find((each) => each.key === key);
    if (isOn && block) world.ticked.add(idOf(block));
    world.actor.send({ type: 'block.mark', key, isSeen: isOn });
  },
});

testRuns('review', sentences.review, {
  begin,
  events: {
    'the first block is ticked': { isCommon: true, ...ticks(own[0], true) },
    'the second block is ticked': { isCommon: true, ...ticks(own[1], true) },
    'the first block is unticked': ticks(own[0], false),
    'the mark is stored': answered('mark', (world) => world.takeMarks()),
    'the mark is stored, and the answer is lost': {
      when: waits('mark'),
      happen: (world) => {
        world.takeMarks();
        return world.mark.lose();
      },
    },
    'the mark does not arrive': lost('mark'),
    'the first block is changed': { happen: (world) => world.change(own[0]) },
    'the second block is changed': { happen: (world) => world.change(own[1]) },
    'the request is withdrawn': {
      happen: (world) => {
        world.stored = { ...withdrawn, blocks: world.stored.blocks };
      },
    },
    'the request is sent again': {
      isCommon: true,
      when: ({ stored }) => stored.state === 'withdrawn',
      happen: (world) => {
        world.stored = { ...world.stored, state: 'requested' };
      },
    },
    'the route loads the request': {
      happen: ({ actor, stored }) => actor.send({ type: 'review.loaded', approval: stored }),
    },
    'the request is read': {
      isCommon: true,
      when: waits('load'),
      happen: ({ load, stored }) => load.answer(stored),
    },
    'the request cannot be read': lost('load'),
    'the question to approve opens': { isCommon: true, ...does({ type: 'approval.open' }) },
    'the question for changes opens': does({ type: 'change.open' }),
    'the question closes': does({ type: 'decision.close' }),
    'it is approved': { isCommon: true, ...does({ type: 'approval.confirm', note: '' }) },
    'changes are asked for': does({ type: 'change.send', asking }),
    'the decision is answered': answered('decide', (world) => world.takeDecision()),
    'the decision does not arrive': { when: waits('decide'), happen: ({ decide }) => decide.fail(network) },
  },
  always: {
    'nothing is approved that was not seen as it is': ({ decide, ticked }) => {
      const sent = decide.inputs.at(-1);
      return (
        !sent || sent.asking !== null || ownBlocks(sent.approval).every((block) => ticked.has(idOf(block)))
      );
    },
    'a block shows as seen only what its approver saw': ({ actor, ticked }) => {
      const { approval, marks } = actor.getSnapshot().context;
      return ownBlocks(approval).every((block) => !isSeen(block, marks) || ticked.has(idOf(block)));
    },
    'a review ends once, and decides nothing after': ({ endings, decide, decidedAtEnd }) =>
      endings <= 1 && (decidedAtEnd === null || decide.inputs.length === decidedAtEnd),
  },
  rest: async ({ load, mark, decide, stored }) => {
    for (let round = 0; round < 4; round += 1) {
      if (decide.isWaiting()) await decide.lose();
      if (mark.isWaiting()) await mark.lose();
      while (load.isWaiting()) await load.answer(stored);
    }
  },
  inTheEnd: {
    'no screen waits for ever': ({ actor, mark, load }) =>
      !mark.isWaiting() &&
      !load.isWaiting() &&
      !actor.getSnapshot().hasTag('deciding') &&
      actor.getSnapshot().context.marks.size === 0,
  },
});
