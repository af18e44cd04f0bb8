import { createActor, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { type BeatInput, isLost, presenceMachine, type PresentPerson } from '../../src/machines/presence';
import { coverageText } from './coverage';
import { fakeCall, network, status } from './fake-call';
import { after, done, rejected, walk } from './model';

interface Answer {
  others: PresentPerson[];
}
const page = { kind: 'theme', recordId: 7 } as const;
const opened = { type: 'record.opened', ...page, partId: null, isHidden: false } as const;
const chen: PresentPerson = { accountId: 2, name: '陳冠宇', partId: 5, state: 'typing' };

function start() {
  const call = fakeCall<Answer, BeatInput>();
  const clock = new SimulatedClock();
  const sayLeft = vi.fn<(at: unknown) => void>();
  const actor = createActor(
    presenceMachine.provide({
      actors: { beat: call.logic },
      actions: { sayLeft: (_, at) => sayLeft(at) },
    }),
    { clock, input: { now: () => clock.now() } },
  );
  actor.start();
  actor.send(opened);
  return { actor, call, clock, sayLeft, last: () => call.inputs.at(-1) };
}

test('every state and every transition of presence is walked', async () => {
  const { steps, coverage, ...rest } = walk(presenceMachine, {
    input: { now: () => 0 },
    distinguish: ({ sentState, failures, partId }) => [sentState, Math.min(failures, 1), partId],
    events: [
      opened,
      { type: 'record.left', ...page },
      { type: 'record.left', ...page, recordId: 99 },
      { type: 'part.entered', partId: 5 },
      { type: 'key.typed' },
      { type: 'page.shown' },
      { type: 'page.hidden' },
      { type: 'page.left' },
      done('beat', { others: [chen] }),
      rejected('beat', status(403)),
      rejected('beat', network),
      after('pause', 'presence.here.waiting'),
      after('patience', 'presence.here.sending'),
      after('grace', 'presence.leaving'),
    ],
  });
  expect(rest).toEqual({ unreached: [], untaken: [], tagged: {} });
  expect(steps).toContain('here.sending --error.beat--> resting');
  await expect(coverageText([coverage])).toMatchFileSnapshot('coverage/presence.json');
});

test('a beat is sent every 15 seconds while the record is open, with a mark from a hidden tab', async () => {
  const { actor, call, clock, last } = start();
  await call.answer({ others: [chen] });
  expect(actor.getSnapshot().context.others).toEqual([chen]);
  clock.increment(14_999);
  expect(call.inputs).toHaveLength(1);
  clock.increment(1);
  expect(call.inputs).toHaveLength(2);
  actor.send({ type: 'page.hidden' });
  expect(last()).toMatchObject({ state: 'reading', isHidden: true });
  await call.answer({ others: [] });
  clock.increment(15_000);
  expect(last()).toMatchObject({ state: 'reading', isHidden: true });
  expect(call.inputs).toHaveLength(4);
});

test('another block and the first key are sent at once, further keys with the next beat, and typing ends', async () => {
  const { actor, call, clock, last } = start();
  await call.answer({ others: [] });
  actor.send({ type: 'part.entered', partId: 5 });
  expect(last()).toMatchObject({ ...page, partId: 5, state: 'reading' });
  await call.answer({ others: [] });
  actor.send({ type: 'part.entered', partId: 5 });
  expect(call.inputs).toHaveLength(2);
  actor.send({ type: 'key.typed' });
  actor.send({ type: 'key.typed' });
  expect(call.inputs).toHaveLength(3);
  expect(last()).toMatchObject({ partId: 5, state: 'typing' });
  await call.answer({ others: [] });
  clock.increment(14_000);
  actor.send({ type: 'key.typed' });
  clock.increment(1_000);
  expect(last()).toMatchObject({ state: 'typing' });
  await call.answer({ others: [] });
  clock.increment(15_000);
  expect(last()).toMatchObject({ state: 'reading' });
});

test('without an answer nobody is shown; it retries, and an answer shows everyone again', async () => {
  const { actor, call, clock } = start();
  await call.answer({ others: [chen] });
  clock.increment(15_000);
  await call.fail(network);
  expect(isLost(actor.getSnapshot())).toBe(true);
  expect(actor.getSnapshot().context.others).toEqual([]);
  clock.increment(30_000);
  await call.answer({ others: [chen] });
  expect(isLost(actor.getSnapshot())).toBe(false);
  expect(actor.getSnapshot().context.others).toEqual([chen]);
});

test('a record is left once, unless another form of it opens at once', async () => {
  const { actor, call, clock, sayLeft } = start();
  await call.answer({ others: [chen] });
  actor.send({ type: 'record.left', ...page });
  actor.send(opened);
  expect(actor.getSnapshot().context.others).toEqual([chen]);
  clock.increment(5_000);
  expect(sayLeft).not.toHaveBeenCalled();
  actor.send({ type: 'record.left', ...page });
  clock.increment(5_000);
  expect(sayLeft.mock.calls).toEqual([[page]]);
  expect(actor.getSnapshot().context.others).toEqual([]);
});

test('a closing page reports its end at once, and is present again after the back button', async () => {
  const { actor, call, sayLeft } = start();
  await call.answer({ others: [] });
  actor.send({ type: 'page.left' });
  expect(sayLeft.mock.calls).toEqual([[page]]);
  actor.send({ type: 'page.shown' });
  expect(call.inputs).toHaveLength(2);
});

test('a server without the call is called once', async () => {
  const { actor, call, clock } = start();
  await call.fail(status(404));
  clock.increment(600_000);
  actor.send({ type: 'key.typed' });
  expect(call.inputs).toHaveLength(1);
  expect(isLost(actor.getSnapshot())).toBe(false);
});
