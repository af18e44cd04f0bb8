import { describe } from 'vitest';
import { approvalLife } from '../../src/machines/approval.rules';
import { approvalModel } from '../models/approval.model';
import { approvalExecutors, type ApprovalServer } from './approval.executors';
import { approved, changesAsked, missing, needsAgain, requested, unneeded } from './approval.world';
import { testPaths } from './test-paths';

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
  testPaths(approvalModel, () => approvalExecutors(server()));
});
