import { afterAll, describe, expect, test as walk } from 'vitest';
import { approvalExecutors, type ApprovalServer } from '../../machines/approval.executors';
import { modelWalks } from '../../machines/tours';
import { type ApprovalModelEvent, approvalModel, type ApprovalModelState } from '../../models/approval.model';
import { approvalsTest, approves, overrules, sites, unchanged, words } from '../support/approvals';

const test = await approvalsTest();
const clerk = await test.staff([...sites, overrules]);
const marketing = await test.staff([approves]);
await test.rule([['words', marketing]]);
afterAll(() => test.close());

/** A page that is public, with its draft the same. */
async function pageServer(): Promise<ApprovalServer> {
  const { themeId } = await test.begin(unchanged);
  let id = 0;
  let edits = 0;
  const done = (answer: { succeeded: boolean }) => expect(answer).toMatchObject({ succeeded: true });
  return {
    subject: { kind: 'site', recordId: themeId },
    of: async () => (await test.call(clerk, 'GET', `Approvals/of/site/${themeId}`)).data,
    edit: async () => {
      edits += 1;
      await test.edit(clerk, words(`面向山林，第${edits}次`));
    },
    send: async ({ rowVersion }, asking) => {
      const answer = await test.request(clerk, { rowVersion, ...asking });
      if (answer.status === 409) return false;
      done(answer);
      id = answer.data.id;
      return true;
    },
    withdraw: async (request) => done(await test.call(clerk, 'PUT', 'Approvals/withdraw', { id: request })),
    approve: async () => done(await test.approve(marketing, id)),
    askChanges: async () => done(await test.ask(marketing, id)),
    publish: async (emergencyReason) => {
      const { succeeded } = await test.publish(
        clerk,
        emergencyReason === undefined ? {} : { emergencyReason },
      );
      if (succeeded) expect((await test.shown())?.[0]).toBe(`面向山林，第${edits}次`);
      return succeeded;
    },
  };
}

describe('the approval of a page on the server behaves as its sender sees it', () => {
  const walks = modelWalks<ApprovalModelState, ApprovalModelEvent>(approvalModel);
  walk.each(walks.map((each) => [each.title, each] as const))('%s', async (_, each) => {
    await expect(each.run(await approvalExecutors(await pageServer()))).resolves.toBeUndefined();
  });
});
