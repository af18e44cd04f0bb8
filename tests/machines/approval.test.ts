import { expect, test } from 'vitest';
import { approvalMachine } from '../../src/machines/approval';
import {
  type ApprovalAsking,
  approvalLife,
  type ApprovalSubject,
  isPublishingBlocked,
} from '../../src/machines/approval.rules';
import {
  approvalScreen,
  approved,
  changesAsked,
  missing,
  needsAgain,
  requested,
  unneeded,
  unruled,
} from './approval.world';
import { coverageText } from './coverage';
import { network, refused, status } from './fake-call';
import { done, rejected, walk } from './model';

const subject: ApprovalSubject = { kind: 'site', recordId: 3 };
const asking: ApprovalAsking = { note: '合併', dueOn: '2026-11-26T10:00:00Z', people: [] };
const answers = { unruled, unneeded, missing, requested, changesAsked, needsAgain, approved };

function start() {
  const { actor, load, sendCall, withdraw, overrule, remind } = approvalScreen(subject);
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return {
    actor,
    load,
    sendCall,
    withdraw,
    overrule,
    remind,
    emitted,
    state: () => actor.getSnapshot().value,
  };
}

test('every state and every transition of an approval is walked', async () => {
  const { steps, tagged, coverage, ...rest } = walk(approvalMachine, {
    input: { subject },
    distinguish: ({ of, error }) => [of && approvalLife(of), of?.mayRequest, error !== null],
    events: [
      { type: 'approval.reload' },
      { type: 'request.open' },
      { type: 'request.close' },
      { type: 'request.send', asking },
      { type: 'withdrawal.open' },
      { type: 'withdrawal.close' },
      { type: 'withdrawal.confirm' },
      { type: 'emergency.open' },
      { type: 'emergency.close' },
      { type: 'emergency.confirm', reason: '錯誤的坪數公開中' },
      { type: 'approver.remind', roleId: 7 },
      ...Object.values(answers).flatMap((of) => [
        done('loadApproval', of),
        // Nothing leads on without the permission.
        done('loadApproval', { ...of, mayRequest: false }),
      ]),
      rejected('loadApproval'),
      done('refresh', requested),
      rejected('refresh'),
      done('sendRequest', { id: 5, state: 'requested' }),
      rejected('sendRequest', refused),
      rejected('sendRequest', status(409)),
      done('withdraw', null),
      rejected('withdraw', network),
      done('overrule', { id: 1, rowVersion: 10 }),
      rejected('overrule', status(409)),
      done('remind', null),
      rejected('remind', refused),
    ],
  });
  expect(rest).toEqual({ unreached: [], untaken: [] });
  expect(tagged).toEqual({
    asking: ['composing', 'refreshing', 'refused', 'sending'],
    sending: ['sending'],
    withdrawing: ['withdrawing'],
    overruling: ['overruling', 'reasoning'],
  });
  await expect(steps.toSorted().join('\n')).toMatchFileSnapshot('steps/approval.txt');
  await expect(coverageText([coverage])).toMatchFileSnapshot('coverage/approval.json');
}, 60_000);

test.each(Object.entries(answers))('an answer is sorted: %s', async (life, of) => {
  const { actor, load, state } = start();
  await load.answer(of);
  expect(state()).toEqual({ settled: life });
  actor.send({ type: 'request.open' });
  const isSent = ['missing', 'requested', 'changesAsked', 'needsAgain'].includes(life);
  expect(state()).toEqual(isSent ? 'composing' : { settled: life });
  expect(isPublishingBlocked(of)).toBe(isSent);
});

test('without Edit nothing is sent, withdrawn or reminded', async () => {
  const { actor, load, state } = start();
  await load.answer({ ...requested, mayRequest: false });
  for (const type of ['request.open', 'withdrawal.open', 'emergency.open'] as const) actor.send({ type });
  actor.send({ type: 'approver.remind', roleId: 7 });
  expect(state()).toEqual({ settled: 'requested' });
});

test('input stays in the dialog when sending fails, also after the record was saved meanwhile', async () => {
  const { actor, load, sendCall, emitted, state } = start();
  await load.answer(missing);
  actor.send({ type: 'request.open' });
  actor.send({ type: 'request.send', asking });
  await sendCall.fail(status(409));
  expect(state()).toBe('refreshing');
  await load.answer({ ...missing, rowVersion: 10 });
  expect([state(), actor.getSnapshot().context.error]).toEqual(['refused', status(409)]);
  actor.send({ type: 'request.send', asking });
  expect(sendCall.inputs.map(({ of, asking: said }) => [of.rowVersion, said])).toEqual([
    [9, asking],
    [10, asking],
  ]);
  await sendCall.answer({});
  await load.answer(requested);
  expect([state(), emitted]).toEqual([{ settled: 'requested' }, ['approval.sent']]);
});

test('a record goes online in an emergency with its reason, and input stays when that fails', async () => {
  const { actor, load, overrule, emitted, state } = start();
  await load.answer(missing);
  actor.send({ type: 'emergency.open' });
  actor.send({ type: 'emergency.confirm', reason: '錯誤的坪數公開中' });
  await overrule.fail(status(409));
  expect([state(), actor.getSnapshot().context.error]).toEqual(['reasoning', status(409)]);
  actor.send({ type: 'emergency.confirm', reason: '錯誤的坪數公開中' });
  expect(overrule.inputs).toEqual([
    { of: missing, reason: '錯誤的坪數公開中' },
    { of: missing, reason: '錯誤的坪數公開中' },
  ]);
  await overrule.answer({ id: 1, rowVersion: 10 });
  await load.answer(unneeded);
  expect([state(), emitted]).toEqual([{ settled: 'unneeded' }, ['approval.overruled']]);
});

test('a department is reminded once until the content is sent again', async () => {
  const { actor, load, remind, sendCall } = start();
  await load.answer(requested);
  actor.send({ type: 'approver.remind', roleId: 7 });
  await remind.answer(null);
  expect([remind.inputs, [...actor.getSnapshot().context.reminded]]).toEqual([[{ id: 5, roleId: 7 }], [7]]);
  actor.send({ type: 'request.open' });
  actor.send({ type: 'request.send', asking });
  await sendCall.answer({});
  expect([...actor.getSnapshot().context.reminded]).toEqual([]);
});

test('a save during the load makes it load again', async () => {
  const { actor, load, state } = start();
  actor.send({ type: 'approval.reload' });
  expect(load.inputs).toEqual([subject, subject]);
  await load.answer(needsAgain);
  expect(state()).toEqual({ settled: 'needsAgain' });
});
