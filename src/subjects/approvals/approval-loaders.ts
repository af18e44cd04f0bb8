import type { components } from '../../../openapi/generated/types';
import { kindUnits } from '../../../openapi/generated/kinds';
import {
  getApproval,
  getApprovalBatch,
  getApprovalDeputy,
  getApprovalRules,
  getReleaseApprovals,
  listApprovals,
} from '../../api/generated/operations';
import { idIn, missing, unwrap } from '../../base/calls/load';
import { loadPage } from '../../records/list/load-list';
import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { claimMap, permissionOf } from '../../base/session/permissions';
import type { ApprovalListSearch } from './approval-list-search';

type Schemas = components['schemas'];

/** Kinds whose records are short enough to be read one after another. */
export const batchKinds = ['article', 'news', 'otherPopup'] as const;

export type Deputy = Schemas['ApprovalDeputy'];
export type ApprovalRow = Schemas['ApprovalRow'];
export type ApprovalBlock = Schemas['ApprovalBlock'];
export type ApprovalRules = Schemas['ApprovalRules'];
export type RoleDepartment = Schemas['ApprovalRoleDepartment'];
export type ApprovalRule = ApprovalRules['rules'][number];

/** True if the account has the unit; others see only requests that they sent. */
function mayReview(): boolean {
  const claims = claimMap(accountOf(session.getSnapshot())?.roleClaims ?? []);
  return permissionOf(claims, kindUnits.approvalRules).canView;
}

/** One page of a box. Throws LoadError. */
export async function loadQueue(search: ApprovalListSearch) {
  const may = mayReview();
  const box = may ? (search.box ?? 'mine') : 'sent';
  const keyword = search.keyword ? { keyword: search.keyword } : {};
  const [page, deputy] = await Promise.all([
    loadPage(search, (range) => listApprovals({ box, ...range, ...keyword })),
    may ? getApprovalDeputy() : null,
  ]);
  return {
    page,
    deputy: deputy?.ok ? deputy.data : null,
    box,
    boxes: may ? (['mine', 'sent', 'done'] as const) : (['sent'] as const),
    search,
  };
}

/** A request, with the others that wait for the account, in order. Throws LoadError. */
export async function loadReview({ id }: { id: string }) {
  const [approval, waiting] = await Promise.all([
    unwrap(getApproval({ id: idIn(id) })),
    mayReview() ? listApprovals({ box: 'mine', pageSize: 100 }) : null,
  ]);
  return { approval, waiting: waiting?.ok ? waiting.data.items : [] };
}

/** Requests of a kind that wait for the account, whole. Throws LoadError, and `missing()` for another kind. */
export async function loadBatch({ kind }: { kind: string }) {
  const known = batchKinds.find((each) => each === kind);
  if (!known) throw missing();
  return { items: await unwrap(getApprovalBatch({ kind: known })) };
}

/** Requests of a release that wait for the account, whole. Throws LoadError. */
export const loadReleaseBatch = ({ id }: { id: string }) => unwrap(getReleaseApprovals({ id: idIn(id) }));

export async function loadApprovalRules() {
  return { record: await unwrap(getApprovalRules()) };
}
