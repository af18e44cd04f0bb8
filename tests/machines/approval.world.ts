import { createActor } from 'xstate';
import { approvalMachine } from '../../src/machines/approval';
import type {
  ApprovalAsking,
  ApprovalDepartment,
  ApprovalOf,
  ApprovalSubject,
} from '../../src/machines/approval.rules';
import type { Approval, ApprovalBlock } from '../../src/machines/review.rules';
import { fakeCall } from './fake-call';

/** A screen of a record's approval, not started, and the calls that it makes. */
export function approvalScreen(subject: ApprovalSubject) {
  const load = fakeCall<ApprovalOf, ApprovalSubject>();
  const sendCall = fakeCall<unknown, { of: ApprovalOf; asking: ApprovalAsking }>();
  const withdraw = fakeCall<unknown, { id: number }>();
  const overrule = fakeCall<unknown, { of: ApprovalOf; reason: string }>();
  const remind = fakeCall<unknown, { id: number; roleId: number }>();
  const actor = createActor(
    approvalMachine.provide({
      actors: {
        loadApproval: load.logic,
        sendRequest: sendCall.logic,
        withdraw: withdraw.logic,
        overrule: overrule.logic,
        remind: remind.logic,
      },
    }),
    { input: { subject } },
  );
  return { actor, load, sendCall, withdraw, overrule, remind };
}

const counts = { blocks: 4, texts: 0, pictures: 0, figures: 3, plans: 1, terms: 0 };

const engineering: ApprovalDepartment = {
  roleId: 7,
  name: '工務部',
  parts: ['figures'],
  counts,
  approved: 0,
  again: 0,
  state: 'waiting',
  person: null,
  decidedBy: null,
  deciderDepartment: '',
  decidedOn: null,
  note: '',
  seenOn: null,
  isMine: false,
  ask: null,
  candidates: [
    { id: 21, name: '王柏翰', department: '', isBarred: false },
    { id: 22, name: '林雅婷', department: '', isBarred: true },
  ],
};

/** An open request, part of the server's answers below. */
const request: NonNullable<ApprovalOf['request']> = {
  id: 5,
  kind: 'site',
  recordId: 3,
  caseId: 12,
  title: '松濤硯',
  subtitle: '留白',
  cover: null,
  state: 'requested',
  isFirst: false,
  counts,
  requestedBy: '林雅婷',
  requestedOn: '2026-11-24T02:31:00Z',
  dueOn: '2026-11-26T10:00:00Z',
  goesPublicOn: null,
  release: null,
  departments: [{ roleId: 7, name: '工務部', parts: ['figures'], state: 'waiting', isMine: false }],
  asked: null,
  own: { blocks: 0, seen: 0, hash: null, mayApprove: false, inPlaceOf: [] },
};

export const missing: ApprovalOf = {
  kind: 'site',
  recordId: 3,
  rowVersion: 9,
  isRuled: true,
  isNeeded: true,
  isApproved: false,
  counts,
  figures: [],
  departments: [engineering],
  request: null,
  note: '',
  scheduledOn: null,
  mayRequest: true,
};
export const unruled: ApprovalOf = { ...missing, isRuled: false, isNeeded: false, departments: [] };
export const unneeded: ApprovalOf = { ...missing, isNeeded: false, isApproved: true, departments: [] };
export const requested: ApprovalOf = { ...missing, request };
export const changesAsked: ApprovalOf = {
  ...missing,
  departments: [
    {
      ...engineering,
      state: 'changesAsked',
      ask: {
        by: '王柏翰',
        at: '2026-11-24T03:48:00Z',
        reasons: ['documents'],
        note: '完工請改回第二季',
        blocks: ['part-31'],
        fields: [],
        isOpen: true,
      },
    },
  ],
  request: { ...request, state: 'changesAsked' },
};
export const needsAgain: ApprovalOf = {
  ...missing,
  departments: [{ ...engineering, state: 'needsAgain', approved: 3, again: 1 }],
  request,
};
export const approved: ApprovalOf = {
  ...missing,
  isApproved: true,
  departments: [
    {
      ...engineering,
      state: 'approved',
      approved: 4,
      decidedBy: '王柏翰',
      decidedOn: '2026-11-24T03:20:00Z',
      note: '與核准圖說一致',
    },
  ],
  request: { ...request, state: 'approved' },
};

const block: ApprovalBlock = {
  key: 'part-31',
  hash: 'a'.repeat(64),
  partId: 31,
  label: '',
  place: 5,
  change: 'changed',
  parts: ['figures'],
  before: {
    id: 30,
    partType: 11,
    sort: 4,
    items: [{ id: 1, textContent: '28 席', secSort: 0 }],
  },
  after: {
    id: 31,
    partType: 11,
    sort: 4,
    items: [{ id: 2, textContent: '26 席', secSort: 0 }],
  },
  fields: [],
  checks: [
    {
      label: '總戶數',
      before: '28 戶',
      after: '26 戶',
      blockKey: 'part-31',
      isSame: true,
      fact: '26 戶',
      source: '建造執照',
    },
    {
      label: '完工日期',
      before: '第二季',
      after: '第三季',
      blockKey: 'part-31',
      isSame: false,
      fact: '第二季',
      source: '契約',
    },
  ],
  isPartlyCompared: false,
  isMine: true,
  isBarred: false,
  isSeen: false,
  lastSeen: null,
  isAgain: false,
  approvedBy: [],
};

/** Two blocks of the account's role, one that it changed itself, and one of another role. */
export const review: Approval = {
  ...request,
  departments: [
    { roleId: 7, name: '工務部', parts: ['figures'], state: 'waiting', isMine: true },
    { roleId: 8, name: '法務室', parts: ['terms'], state: 'waiting', isMine: false },
  ],
  own: { blocks: 2, seen: 0, hash: 'c'.repeat(64), mayApprove: false, inPlaceOf: [] },
  rowVersion: 9,
  templateCode: 'liubai',
  note: '總戶數由 28 改為 26',
  blocks: [
    block,
    { ...block, key: 'part-32', hash: 'b'.repeat(64), place: 7, checks: [] },
    { ...block, key: 'part-33', place: 8, isBarred: true, checks: [] },
    {
      ...block,
      key: 'page',
      partId: null,
      label: '頁面設定',
      place: 0,
      parts: ['words'],
      isMine: false,
      before: null,
      after: null,
      checks: [],
    },
  ],
  details: [
    { ...engineering, isMine: true },
    { ...engineering, roleId: 8, name: '法務室', parts: ['terms'] },
  ],
  emergencyReason: null,
  closedOn: null,
  findings: [],
  mayDecide: true,
};

/** Blocks as seen, by key. */
export const seen = (approval: Approval, ...keys: string[]): Approval => ({
  ...approval,
  blocks: approval.blocks.map((each) => ({ ...each, isSeen: keys.includes(each.key) })),
});
export const allSeen = seen(review, 'part-31', 'part-32');
export const withdrawn: Approval = { ...review, state: 'withdrawn', closedOn: '2026-11-24T05:00:00Z' };
