import { expect } from 'vitest';
import {
  type ApprovalAsking,
  type ApprovalOf,
  type ApprovalSubject,
  isPublishingBlocked,
} from '../../src/machines/approval.rules';
import type { ApprovalModelEvent, ApprovalModelState } from '../models/approval.model';
import { approvalScreen } from './approval.world';
import { network, status } from './fake-call';
import type { ModelExecutors } from './model';

/** Where the page of a model is stored, sent, approved and published. */
export interface ApprovalServer {
  subject: ApprovalSubject;
  of: () => Promise<ApprovalOf>;
  edit: () => Promise<void>;
  /** False for content that is not the newest. */
  send: (of: ApprovalOf, asking: ApprovalAsking) => Promise<boolean>;
  withdraw: (id: number) => Promise<void>;
  approve: () => Promise<void>;
  askChanges: () => Promise<void>;
  /** False if approvals are missing and no reason is given. */
  publish: (reason?: string) => Promise<boolean>;
}

const reason = '錯誤的坪數公開中，須立即更正';
const asking = (): ApprovalAsking => ({
  note: '主標題改得更短',
  dueOn: new Date(Date.now() + 86_400_000).toISOString(),
  people: [],
});

/** The sender's screen on a server. */
export async function approvalExecutors(
  server: ApprovalServer,
): Promise<ModelExecutors<ApprovalModelState, ApprovalModelEvent>> {
  const { actor, load, sendCall, withdraw, overrule } = approvalScreen(server.subject);
  const say = (event: Parameters<typeof actor.send>[0]) => () => actor.send(event);
  const read = async () => load.answer(await server.of());
  const elsewhere = (happen: () => Promise<void>) => async () => {
    await happen();
    actor.send({ type: 'approval.reload' });
    await read();
  };
  const sees =
    (state: unknown, isBlocked: boolean, error: unknown = null) =>
    async () => {
      const { value, context } = actor.getSnapshot();
      expect([value, isPublishingBlocked(context.of), context.error]).toEqual([state, isBlocked, error]);
      if (isBlocked) expect(await server.publish()).toBe(false);
    };
  const send = async () => {
    actor.send({ type: 'request.send', asking: asking() });
    const sent = sendCall.inputs.at(-1);
    if (sent && (await server.send(sent.of, sent.asking))) await sendCall.answer(null);
    else await sendCall.fail(status(409));
    await read();
  };
  actor.start();
  await read();
  return {
    states: {
      unneeded: sees({ settled: 'unneeded' }, false),
      missing: sees({ settled: 'missing' }, true),
      composing: sees('composing', true),
      unsent: sees('refused', true, network),
      outdated: sees('refused', true, status(409)),
      requested: sees({ settled: 'requested' }, true),
      withdrawing: sees('asking', true),
      changesAsked: sees({ settled: 'changesAsked' }, true),
      approved: sees({ settled: 'approved' }, false),
      needsAgain: sees({ settled: 'needsAgain' }, true),
      reasoning: sees('reasoning', true),
    },
    events: {
      'page.edit': elsewhere(server.edit),
      'request.open': say({ type: 'request.open' }),
      'request.cancel': say({ type: 'request.close' }),
      'request.send': send,
      'request.sendOffline': async () => {
        actor.send({ type: 'request.send', asking: asking() });
        await sendCall.fail(network);
      },
      'request.sendStale': async () => {
        await server.edit();
        await send();
      },
      'request.sendAgain': async () => {
        actor.send({ type: 'request.open' });
        await send();
      },
      'approver.approve': elsewhere(server.approve),
      'approver.askChanges': elsewhere(server.askChanges),
      'withdrawal.open': say({ type: 'withdrawal.open' }),
      'withdrawal.cancel': say({ type: 'withdrawal.close' }),
      'withdrawal.confirm': async () => {
        actor.send({ type: 'withdrawal.confirm' });
        await server.withdraw(withdraw.inputs.at(-1)?.id ?? 0);
        await withdraw.answer(null);
        await read();
      },
      'emergency.open': say({ type: 'emergency.open' }),
      'emergency.cancel': say({ type: 'emergency.close' }),
      'emergency.confirm': async () => {
        actor.send({ type: 'emergency.confirm', reason });
        expect(await server.publish(overrule.inputs.at(-1)?.reason)).toBe(true);
        await overrule.answer(null);
        await read();
      },
      'page.publish': elsewhere(async () => expect(await server.publish()).toBe(true)),
    },
  };
}
