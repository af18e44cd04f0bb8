import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { reviewMachine } from '../../src/machines/review';
import {
  type Approval,
  type ChangeRequestInput,
  isOver,
  mayApprove,
  ownBlocks,
} from '../../src/machines/review.rules';
import { allSeen, review, seen, withdrawn } from './approval.world';
import { coverageText } from './coverage';
import { fakeCall, network, refused, settled, status } from './fake-call';
import { done, rejected, walk } from './model';

const asking: ChangeRequestInput = { note: '改回第二季', reasons: ['documents'], attached: ['part-31'] };

function start(approval: Approval) {
  const load = fakeCall<Approval, { id: number }>();
  const mark = fakeCall<unknown, { approval: Approval; keys: readonly string[]; isSeen: boolean }>();
  const decide = fakeCall<unknown, { approval: Approval; note: string; asking: ChangeRequestInput | null }>();
  const actor = createActor(
    reviewMachine.provide({ actors: { loadReview: load.logic, markSeen: mark.logic, decide: decide.logic } }),
    { input: { approval } },
  );
  const emitted: object[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const see = (key: string, isSeen = true) => actor.send({ type: 'block.mark', key, isSeen });
  return { actor, load, mark, decide, emitted, see, state: () => actor.getSnapshot().value };
}

test('every state and every transition of a review is walked', async () => {
  // Walks each region alone: they hardly depend on each other, and combined their states would multiply.
  const marking = [
    { type: 'block.mark', key: 'part-31', isSeen: true },
    done('markSeen', null),
    rejected('markSeen', status(409)),
    rejected('markSeen', network),
    done('reread', review),
    done('reread', withdrawn),
    rejected('reread'),
  ];
  const deciding = [
    { type: 'approval.open' },
    { type: 'change.open' },
    { type: 'decision.close' },
    { type: 'approval.confirm', note: '' },
    { type: 'change.send', asking },
    { type: 'review.loaded', approval: allSeen },
    { type: 'review.loaded', approval: review },
    ...['reload', 'refresh'].flatMap((id) => [done(id, review), done(id, withdrawn), rejected(id)]),
    ...['approve', 'askChanges'].flatMap((id) => [
      done(id, null),
      rejected(id, status(409)),
      rejected(id, network),
    ]),
  ];
  const walks = [
    { approval: review, events: marking },
    { approval: allSeen, events: deciding },
    { approval: { ...review, mayDecide: false }, events: [{ type: 'change.open' }] },
  ].map(({ approval, events }) =>
    walk(reviewMachine, {
      input: { approval },
      distinguish: ({ approval: now }) => [mayApprove(now, new Map()), isOver(now)],
      events,
    }),
  );
  const inAll = (of: 'unreached' | 'untaken') =>
    walks[0]?.[of].filter((item) => walks.every((one) => one[of].includes(item)));
  expect([inAll('unreached'), inAll('untaken')]).toEqual([[], []]);
  await expect([...new Set(walks.flatMap(({ steps }) => steps))].sort().join('\n')).toMatchFileSnapshot(
    'steps/review.txt',
  );
  await expect(coverageText(walks.map(({ coverage }) => coverage))).toMatchFileSnapshot(
    'coverage/review.json',
  );
});

test('the own blocks are those of the role that the account did not change and the role did not approve', () => {
  expect(ownBlocks(review).map(({ key }) => key)).toEqual(['part-31', 'part-32']);
  const [first, ...others] = review.blocks;
  const half = { ...review, blocks: [...(first ? [{ ...first, approvedBy: [7] }] : []), ...others] };
  expect(ownBlocks(half).map(({ key }) => key)).toEqual(['part-32']);
});

test('approval opens only once every own block is seen and stored', async () => {
  const { actor, mark, see, state } = start(review);
  actor.send({ type: 'approval.open' });
  see('part-31');
  see('part-32');
  actor.send({ type: 'approval.open' });
  expect(state()).toEqual({ marks: 'saving', decision: 'open' });
  await mark.answer(null);
  await mark.answer(null);
  expect(mark.inputs.map(({ keys, isSeen }) => [keys, isSeen])).toEqual([
    [['part-31'], true],
    [['part-32'], true],
  ]);
  actor.send({ type: 'approval.open' });
  expect(state()).toEqual({ marks: 'idle', decision: 'confirming' });
});

test('a mark removed while it is being stored is stored again', async () => {
  const { actor, mark, see } = start(review);
  see('part-31');
  see('part-31', false);
  await mark.answer(null);
  await mark.answer(null);
  expect(mark.inputs.map(({ isSeen }) => isSeen)).toEqual([true, false]);
  expect(actor.getSnapshot().context.approval.blocks[0]?.isSeen).toBe(false);
});

test('content changed meanwhile is not approved, and its block is unticked', async () => {
  const { actor, load, decide, emitted, state } = start(allSeen);
  actor.send({ type: 'approval.open' });
  actor.send({ type: 'approval.confirm', note: '' });
  expect(decide.inputs.map(({ asking: asked }) => asked)).toEqual([null]);
  await decide.fail(status(409));
  await load.answer(seen(review, 'part-32'));
  expect([state(), emitted]).toEqual([{ marks: 'idle', decision: 'open' }, []]);
  actor.send({ type: 'approval.open' });
  expect(state()).toEqual({ marks: 'idle', decision: 'open' });
});

test('a request that was withdrawn meanwhile ends the review', async () => {
  const { actor, load, decide, emitted } = start(allSeen);
  actor.send({ type: 'approval.open' });
  actor.send({ type: 'approval.confirm', note: '' });
  await decide.fail(refused);
  await load.answer(withdrawn);
  expect(emitted).toEqual([{ type: 'review.ended' }]);
});

test('a request for changes keeps its input without a connection, and is sent for the newest blocks', async () => {
  const { actor, load, decide, emitted, state } = start(review);
  actor.send({ type: 'change.open' });
  actor.send({ type: 'change.send', asking });
  await decide.fail(network);
  expect(state()).toEqual({ marks: 'idle', decision: 'composing' });
  actor.send({ type: 'change.send', asking });
  await decide.fail(status(409));
  const newer = { ...review, rowVersion: 10 };
  await load.answer(newer);
  actor.send({ type: 'change.send', asking });
  await decide.answer(null);
  await settled();
  expect(decide.inputs.map(({ approval, asking: said }) => [approval.rowVersion, said])).toEqual([
    [9, asking],
    [9, asking],
    [10, asking],
  ]);
  expect(emitted).toEqual([{ type: 'review.ended' }]);
});
