import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { paletteMachine, type SearchAnswer, type Way } from '../../src/machines/palette';
import { coverageText } from './coverage';
import { fakeCall, network, settled } from './fake-call';
import { after, done, rejected, walk } from './model';

const answerOf = (id: number): SearchAnswer => ({
  groups: [
    {
      kind: 'case',
      count: 1,
      items: [{ id, title: '松濤硯', detail: 'HY202503', changedOn: '2026-11-18T06:32:06.000Z' }],
    },
  ],
});

function start() {
  const call = fakeCall<SearchAnswer, { keyword: string }>();
  const clock = new SimulatedClock();
  const opened: [Way, string | null][] = [];
  const actor = createActor(paletteMachine.provide({ actors: { search: call.logic } }), { clock });
  actor.on('choice.made', ({ way }) => opened.push([way, actor.getSnapshot().context.active]));
  actor.start();
  return {
    actor,
    call,
    opened,
    type: (keyword: string) => actor.send({ type: 'keyword.change', keyword }),
    rest: () => clock.increment(1000),
    enter: (way: Way = 'here') => actor.send({ type: 'choice.request', way }),
    choose: (active: string) => actor.send({ type: 'active.set', active }),
  };
}

test('every state and every transition of the search is walked', async () => {
  const { steps, coverage, ...rest } = walk(paletteMachine, {
    input: undefined,
    distinguish: ({ keyword, active, answer, error }) => [keyword, active, answer !== null, error !== null],
    events: [
      { type: 'keyword.change', keyword: '松' },
      { type: 'keyword.change', keyword: '濤' },
      { type: 'keyword.change', keyword: ' ' },
      { type: 'active.set', active: 'case-1-' },
      { type: 'choice.request', way: 'here' },
      { type: 'search.retry' },
      after('pause', 'palette.waiting'),
      done('search', answerOf(1)),
      rejected('search', network),
    ],
  });
  expect(rest).toEqual({ unreached: [], untaken: [], tagged: { busy: ['asking', 'waiting'] } });
  expect(steps.length).toBeGreaterThan(10);
  await expect(coverageText([coverage])).toMatchFileSnapshot('coverage/palette.json');
});

test('the server is called after a pause in typing, once for each keyword, and each call aborts the one before', async () => {
  const { actor, call, type, rest } = start();
  type('松');
  type('松濤');
  expect(call.inputs).toEqual([]);
  rest();
  expect(call.inputs).toEqual([{ keyword: '松濤' }]);
  type('松濤 ');
  rest();
  expect(call.inputs).toHaveLength(1);
  type('松濤硯');
  expect(call.signals[0]?.aborted).toBe(true);
  rest();
  await call.answer(answerOf(2));
  expect([call.inputs.length, actor.getSnapshot().value, actor.getSnapshot().context.answer]).toEqual([
    2,
    'found',
    answerOf(2),
  ]);
});

test('results stay visible until the next answer, and disappear when the keyword is empty', async () => {
  const { actor, call, type, rest } = start();
  const answer = () => actor.getSnapshot().context.answer;
  type('松');
  rest();
  await call.answer(answerOf(1));
  type('松濤');
  rest();
  expect(answer()).toEqual(answerOf(1));
  type('  ');
  expect([answer(), actor.getSnapshot().value, call.signals[1]?.aborted]).toEqual([null, 'empty', true]);
});

test('Enter before the answer searches at once, and opens only a line that was marked', async () => {
  const { call, opened, type, rest, enter, choose } = start();
  type('松');
  rest();
  await call.answer(answerOf(1));
  choose('case-1-');
  type('濤');
  enter('tab');
  expect([call.inputs.length, opened]).toEqual([2, []]);
  enter();
  await call.answer(answerOf(2));
  expect(opened).toEqual([]);
  enter();
  expect(opened).toEqual([['here', null]]);
});

test('a chosen line stays chosen when an answer arrives, and Enter opens it, also before the answer', async () => {
  const { actor, call, opened, type, rest, enter, choose } = start();
  type('松');
  rest();
  await call.answer(answerOf(1));
  type('松濤');
  choose('case-1-');
  rest();
  await call.answer(answerOf(2));
  enter();
  expect(opened).toEqual([['here', 'case-1-']]);
  type('松濤硯');
  expect(actor.getSnapshot().context.active).toBeNull();
  choose('case-2-');
  enter();
  rest();
  enter('tab');
  expect(opened.slice(1)).toEqual([
    ['here', 'case-2-'],
    ['tab', 'case-2-'],
  ]);
  await call.answer(answerOf(3));
  expect(opened).toHaveLength(3);
});

test('a failed search is retried with the same keyword, and lines that need no search can be opened', async () => {
  const { actor, call, opened, type, rest, enter } = start();
  type('松');
  rest();
  await call.lose();
  enter();
  expect(opened).toEqual([['here', null]]);
  actor.send({ type: 'search.retry' });
  expect(actor.getSnapshot().context.error).toBeNull();
  await call.answer(answerOf(1));
  await settled();
  expect([call.inputs, actor.getSnapshot().value]).toEqual([[{ keyword: '松' }, { keyword: '松' }], 'found']);
});
