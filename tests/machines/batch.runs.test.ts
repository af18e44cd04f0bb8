import { createActor, type EventFrom } from 'xstate';
import { type BatchCall, type BatchItem, batchMachine, type BatchResult } from '../../src/machines/batch';
import { fakeCall, network, refused, status } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

const items: readonly BatchItem[] = ['甲', '乙', '丙', '丁'].map((name, index) => ({ id: index + 1, name }));
const ids = (list: readonly BatchItem[]) => list.map(({ id }) => id);

function begin() {
  const call = fakeCall<unknown, BatchCall>();
  const find = fakeCall<readonly BatchItem['id'][], { action: string; ids: readonly BatchItem['id'][] }>();
  const actor = createActor(
    batchMachine.provide({ actors: { callItem: call.logic, findExcluded: find.logic } }),
  );
  const run = {
    actor,
    call,
    find,
    /** Calls before the present batch. */
    before: 0,
    /** Left out of the present batch. */
    excluded: [] as readonly BatchItem['id'][],
    /** Calls when the user stopped; null if not stopped. */
    stoppedAt: null as number | null,
    /** How the calls of the present batch ended. */
    answered: new Map<BatchItem['id'], boolean>(),
    /** All that was told of the present batch. */
    result: null as BatchResult | null,
    asked: () => call.inputs.slice(run.before).map(({ id }) => id),
    start: (isAsked: boolean) => {
      Object.assign(run, { before: call.inputs.length, excluded: [], stoppedAt: null, result: null });
      run.answered.clear();
      actor.send({ type: 'batch.start', action: 'delete', items, isAsked });
    },
  };
  actor.on('batch.ended', ({ result }) => {
    run.result = result;
  });
  actor.start();
  return run;
}

type World = ReturnType<typeof begin>;

const does = (event: EventFrom<typeof batchMachine>) => ({
  when: ({ actor }: World) => actor.getSnapshot().can(event),
  happen: ({ actor }: World) => actor.send(event),
});
const starts = (isAsked: boolean) => ({
  when: ({ actor }: World) => actor.getSnapshot().matches('idle'),
  happen: (world: World) => world.start(isAsked),
});
const sorted = (excluded: readonly BatchItem['id'][]) => ({
  when: ({ find }: World) => find.isWaiting(),
  happen: (world: World) => {
    world.excluded = excluded;
    return world.find.answer(excluded);
  },
});
const ends = (isDone: boolean, end: (call: World['call']) => Promise<void>) => ({
  when: ({ call }: World) => call.isWaiting(),
  happen: ({ call, answered, asked }: World) => {
    answered.set(asked().at(-1) ?? 0, isDone);
    return end(call);
  },
});
const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;
const isRunning = ({ actor }: World) => actor.getSnapshot().matches('running');

testRuns('batch', sentences.batch, {
  begin,
  events: {
    'records are chosen, and run at once': starts(false),
    'records are chosen, and a question is to be asked': starts(true),
    'nothing is to be left out': sorted([]),
    'the second is to be left out': sorted([2]),
    'all are to be left out': sorted(ids(items)),
    'what to leave out gets no answer': {
      when: ({ find }) => find.isWaiting(),
      happen: ({ find }) => find.lose(),
    },
    'what to leave out comes too late': {
      when: ({ find }) => find.isGivenUp(),
      happen: ({ find }) => find.answerLate([1]),
    },
    'the question is confirmed': { isCommon: true, ...does({ type: 'batch.confirm' }) },
    'it is stopped': {
      when: ({ actor }) => actor.getSnapshot().can({ type: 'batch.stop' }),
      happen: (world) => {
        if (isRunning(world)) world.stoppedAt ??= world.call.inputs.length;
        world.actor.send({ type: 'batch.stop' });
      },
    },
    'the record is done': { isCommon: true, ...ends(true, (call) => call.answer(null)) },
    'the record is refused': { isCommon: true, ...ends(false, (call) => call.fail(refused)) },
    'the server fails': ends(false, (call) => call.fail(status(500))),
    'the answer is lost': ends(false, (call) => call.lose()),
    'the network fails': ends(false, (call) => call.fail(network)),
    'the session ends': ends(false, (call) => call.fail(status(401))),
  },
  always: {
    'no record is asked twice in a batch, and none that was left out': (world) =>
      isUnique(world.asked()) && world.asked().every((id) => !world.excluded.includes(id)),
    'a batch that was stopped asks for no further record': ({ stoppedAt, call }) =>
      stoppedAt === null || call.inputs.length === stoppedAt,
    'each record ends as its call did, or is left': ({ result, answered, excluded }) => {
      if (result === null) return true;
      const rest = ids(items).filter((id) => !excluded.includes(id) && !answered.has(id));
      const ended = (isDone: boolean) =>
        [...answered].filter(([, each]) => each === isDone).map(([id]) => id);
      const told = [ids(result.done), result.failed.map(({ item }) => item.id), ids(result.left)];
      return JSON.stringify(told) === JSON.stringify([ended(true), ended(false), rest]);
    },
    'no batch goes on for ever': ({ actor, call, find }) =>
      actor.getSnapshot().matches('idle') ||
      actor.getSnapshot().matches('asking') ||
      call.isWaiting() ||
      find.isWaiting(),
  },
  rest: async ({ actor, call, find }) => {
    if (find.isWaiting()) await find.lose();
    if (actor.getSnapshot().matches('running')) actor.send({ type: 'batch.stop' });
    if (call.isWaiting()) await call.answer(null);
  },
});
