import { describe, expect, test } from 'vitest';
import { approvalLife } from '../../src/machines/approval.rules';
import { type ApprovalModelEvent, approvalModel, type ApprovalModelState } from '../models/approval.model';
import { approvalExecutors, type ApprovalServer } from './approval.executors';
import { approved, changesAsked, missing, needsAgain, requested, unneeded } from './approval.world';
import { modelPaths } from './model';

/** A server of one page, which counts its versions. */
function server(): ApprovalServer {
  let version = 1;
  let shown = 1;
  let request: 'none' | 'open' | 'changesAsked' = 'none';
  let approvedVersion: number | null = null;
  const now = () => {
    if (request === 'changesAsked') return changesAsked;
    if (request === 'none') return version === shown ? unneeded : missing;
    if (approvedVersion === null) return requested;
    return approvedVersion === version ? approved : needsAgain;
  };
  const close = () => {
    request = 'none';
    approvedVersion = null;
  };
  return {
    subject: { kind: 'site', recordId: 3 },
    of: async () => ({ ...now(), rowVersion: version }),
    edit: async () => {
      version += 1;
    },
    send: async ({ rowVersion }) => {
      if (rowVersion !== version) return false;
      request = 'open';
      return true;
    },
    withdraw: async () => close(),
    approve: async () => {
      request = 'open';
      approvedVersion = version;
    },
    askChanges: async () => {
      request = 'changesAsked';
      approvedVersion = null;
    },
    publish: async (reason) => {
      if (reason === undefined && approvalLife(now()) !== 'approved') return false;
      shown = version;
      close();
      return true;
    },
  };
}

describe('the approval of a page behaves as its sender sees it', () => {
  const paths = modelPaths<ApprovalModelState, ApprovalModelEvent>(approvalModel);
  test('the walk is long enough to mean something and short enough to run', () => {
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.length).toBeLessThan(60);
  });
  test.each(paths.map((path) => [path.title, path] as const))('%s', async (_, path) => {
    await expect(path.run(await approvalExecutors(server()))).resolves.toBeUndefined();
  });
});
