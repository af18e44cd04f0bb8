import type { EventFrom } from 'xstate';
import type { approvalMachine } from '../../src/machines/approval';
import {
  type ApprovalAsking,
  approvalLife,
  type ApprovalOf,
  type ApprovalSubject,
} from '../../src/machines/approval.rules';
import {
  approvalScreen,
  approved,
  changesAsked,
  missing,
  needsAgain,
  requested,
  unneeded,
} from './approval.world';
import { refused, status } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

const subject: ApprovalSubject = { kind: 'news', recordId: 3 };
const asking: ApprovalAsking = { note: '合併', dueOn: '2026-11-26T10:00:00Z', people: [] };
const reason = '錯誤的坪數公開中';

/** The sender's screen, and a server that keeps the record, its request and what is public. */
function begin() {
  const { actor, load, sendCall, withdraw, overrule, remind } = approvalScreen(subject);
  actor.start();
  const world = {
    actor,
    load,
    sendCall,
    withdraw,
    overrule,
    remind,
    /** What the server says of the record now. */
    of: missing,
    /** What the server said when the screen was told last. */
    told: null as ApprovalOf | null,
    /** What the server had when it was asked last. */
    asked: missing,
    loads: 0,
    /** True until the screen is told what it changed itself. */
    isOwnUntold: false,
    /** True if the running load answers with it. */
    isOwnAsked: false,
    /** Version and reason of what went public without its approvals. */
    public: null as { version: number; told: number | undefined; reason: string } | null,
    set: (of: ApprovalOf) => {
      world.of = { ...of, rowVersion: world.of.rowVersion };
    },
    changeHere: () => {
      world.isOwnUntold = true;
      world.isOwnAsked = false;
    },
    save: () => {
      world.of = { ...(world.of.request ? needsAgain : missing), rowVersion: world.of.rowVersion + 1 };
    },
    tell: () => {
      world.told = world.asked;
      if (world.isOwnAsked) world.isOwnUntold = false;
      return world.told;
    },
    send: (): boolean => {
      const sent = world.sendCall.inputs.at(-1);
      if (sent?.of.rowVersion !== world.of.rowVersion) return false;
      world.set(requested);
      return true;
    },
    overruleNow: (): boolean => {
      const sent = world.overrule.inputs.at(-1);
      if (sent?.of.rowVersion !== world.of.rowVersion) return false;
      world.public = { version: sent.of.rowVersion, told: world.told?.rowVersion, reason: sent.reason };
      world.set(unneeded);
      return true;
    },
  };
  return world;
}

type World = ReturnType<typeof begin>;
type Call = 'load' | 'sendCall' | 'withdraw' | 'overrule' | 'remind';

const waits = (call: Call) => (world: World) => world[call].isWaiting();
const lost = (call: Call) => ({ when: waits(call), happen: (world: World) => world[call].lose() });
const refuses = (call: Call) => ({ when: waits(call), happen: (world: World) => world[call].fail(refused) });
const does = (event: EventFrom<typeof approvalMachine>) => ({
  when: ({ actor }: World) => actor.getSnapshot().can(event),
  happen: ({ actor }: World) => actor.send(event),
});
/** Decided by an approver while a request is open. */
const decided = (of: ApprovalOf) => ({
  when: (world: World) => world.of.request !== null,
  happen: (world: World) => world.set(of),
});
/** Answered as the server does; 409 if it saw a later version. */
const answered = (call: 'sendCall' | 'overrule', isTaken: (world: World) => boolean) => ({
  isCommon: true as const,
  when: waits(call),
  happen: (world: World) => {
    if (!isTaken(world)) return world[call].fail(status(409));
    world.changeHere();
    return world[call].answer(null);
  },
});

testRuns('approval', sentences.approval, {
  begin,
  events: {
    'the approval comes': {
      isCommon: true,
      when: waits('load'),
      happen: (world) => world.load.answer(world.tell()),
    },
    'the approval does not come': lost('load'),
    'an older approval comes too late': {
      when: ({ load }) => load.isGivenUp(),
      happen: ({ load }) => load.answerLate({ ...missing, rowVersion: 1 }),
    },
    'the approval is read again': does({ type: 'approval.reload' }),
    'a colleague saves the record': { happen: (world) => world.save() },
    'the record is saved here': {
      when: ({ actor }) =>
        actor.getSnapshot().can({ type: 'approval.reload' }) || actor.getSnapshot().matches('reading'),
      happen: (world) => {
        world.save();
        world.changeHere();
        world.actor.send({ type: 'approval.reload' });
      },
    },
    'an approver asks for changes': decided(changesAsked),
    'the approvers approve': decided(approved),
    'the question to send opens': { isCommon: true, ...does({ type: 'request.open' }) },
    'the question to send closes': does({ type: 'request.close' }),
    'it is sent': { isCommon: true, ...does({ type: 'request.send', asking }) },
    'the sending is answered': answered('sendCall', (world) => world.send()),
    'it is sent, and the answer is lost': {
      when: waits('sendCall'),
      happen: (world) => {
        world.send();
        return world.sendCall.lose();
      },
    },
    'the sending is refused': refuses('sendCall'),
    'the question to withdraw opens': does({ type: 'withdrawal.open' }),
    'the question to withdraw closes': does({ type: 'withdrawal.close' }),
    'it is withdrawn': { isCommon: true, ...does({ type: 'withdrawal.confirm' }) },
    'the withdrawal is answered': {
      when: waits('withdraw'),
      happen: (world) => {
        world.set(missing);
        world.changeHere();
        return world.withdraw.answer(null);
      },
    },
    'the withdrawal gets no answer': lost('withdraw'),
    'the question of an emergency opens': { isCommon: true, ...does({ type: 'emergency.open' }) },
    'the question of an emergency closes': does({ type: 'emergency.close' }),
    'it goes public in an emergency': { isCommon: true, ...does({ type: 'emergency.confirm', reason }) },
    'the emergency is answered': answered('overrule', (world) => world.overruleNow()),
    'the emergency is refused': refuses('overrule'),
    'it is public, and the answer is lost': {
      when: waits('overrule'),
      happen: (world) => {
        world.overruleNow();
        return world.overrule.lose();
      },
    },
    'an approver is reminded': does({ type: 'approver.remind', roleId: 7 }),
    'the reminder is answered': { when: waits('remind'), happen: ({ remind }) => remind.answer(null) },
    'the reminder gets no answer': lost('remind'),
  },
  watch: (world) => {
    if (world.load.inputs.length === world.loads) return;
    world.loads = world.load.inputs.length;
    world.asked = world.of;
    world.isOwnAsked = world.isOwnUntold;
  },
  always: {
    'nothing unapproved is ever public': ({ public: shown }) =>
      shown === null || (shown.reason === reason && shown.version === shown.told),
    'the screen shows what the server last said': ({ actor, told }) => {
      const { of } = actor.getSnapshot().context;
      return of === told && (of === null || isShownAs(actor, of));
    },
  },
  rest: async (world) => {
    for (const call of ['sendCall', 'withdraw', 'overrule', 'remind'] as const) {
      if (world[call].isWaiting()) await world[call].lose();
    }
    while (world.load.isWaiting()) await world.load.answer(world.tell());
  },
  inTheEnd: {
    'what the screen changed itself it also shows': ({ isOwnUntold, actor }) =>
      !isOwnUntold || actor.getSnapshot().matches('unreadable'),
    'no screen waits for ever': ({ actor, load }) =>
      !load.isWaiting() &&
      !actor.getSnapshot().hasTag('sending') &&
      !actor.getSnapshot().hasTag('withdrawing'),
  },
});

/** Where nothing is under way, the state is that of the answer. */
function isShownAs(actor: World['actor'], of: ApprovalOf): boolean {
  const { value } = actor.getSnapshot();
  return typeof value === 'string' || value.settled === approvalLife(of);
}
