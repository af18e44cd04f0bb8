// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Approval rules: roles by kind and part. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function getApprovalRules(options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/rules', { ...requestInit(options, 'approvals') }));
}

/** Saves the approval rules; without rules, nothing needs approval. Source: decisions/050-approval. Claim: Permissions.Approvals.Edit. */
export function saveApprovalRules(body: components['schemas']['ApprovalRulesInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/rules', { body, ...requestInit(options, 'approvals') }));
}

/** Requests of one box; `mine` and `done` are empty for accounts that approve nothing. Source: decisions/050-approval. Claim: signed-in. */
export function listApprovals(query: NonNullable<operations['listApprovals']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/list', { params: { query }, ...requestInit(options, 'approvals') }));
}

/** Counts and first requests for the home page and the menu. Source: decisions/050-approval. Claim: signed-in. */
export function getOwnApprovals(options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/own', { ...requestInit(options, 'approvals') }));
}

/** Approvals that a record needs before publishing, and its open request; for accounts that may view the record. Source: decisions/050-approval. Claim: signed-in. */
export function getApprovalOf(path: operations['getApprovalOf']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/of/{kind}/{id}', { params: { path }, ...requestInit(options, 'approvals') }));
}

/** Marks blocks as seen by the caller, or removes the marks. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function markApprovalSeen(body: components['schemas']['ApprovalSeenInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/seen', { body, ...requestInit(options, 'approvals') }));
}

/** Approves the blocks of the caller's role, or requests changes; 409 if a block changed since. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function decideApproval(body: components['schemas']['ApprovalDecision'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/decide', { body, ...requestInit(options, 'approvals') }));
}

/** Approves several requests whose blocks for the caller's role are all seen; each is decided separately. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function decideApprovals(body: components['schemas']['ApprovalBatch'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/decide-batch', { body, ...requestInit(options, 'approvals') }));
}

/** Who decides in the caller's place, and in whose place the caller decides. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function getApprovalDeputy(options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/deputy', { ...requestInit(options, 'approvals') }));
}

/** Names a colleague who decides in the caller's place between two days, or ends it; both are told by mail. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function saveApprovalDeputy(body: components['schemas']['ApprovalDeputyInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/deputy', { body, ...requestInit(options, 'approvals') }));
}

/** Requests of one kind that wait for the caller, whole and by due date, to be read one after another. At most 50. Source: decisions/050-approval. Claim: Permissions.Approvals.View. */
export function getApprovalBatch(query: NonNullable<operations['getApprovalBatch']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/batch', { params: { query }, ...requestInit(options, 'approvals') }));
}

/** Requests approval of several records of a kind with one mail; each is checked separately. Records that need none, or already wait with their present content, are refused by name, so a repeated call sends nothing twice. Source: decisions/050-approval. Claim: signed-in. */
export function requestApprovals(body: components['schemas']['ApprovalRequestBatch'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/batch', { body, ...requestInit(options, 'approvals') }));
}

/** Withdraws an open request; for accounts that may edit the record. Source: decisions/050-approval. Claim: signed-in. */
export function withdrawApproval(body: components['schemas']['ApprovalWithdrawal'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/withdraw', { body, ...requestInit(options, 'approvals') }));
}

/** Publishes an article, news item or popup without its approvals; for accounts that may edit it. Told to all who approve, with the reason. Source: decisions/050-approval. Claim: Permissions.Approvals.Emergency.Edit. */
export function publishInEmergency(body: components['schemas']['ApprovalEmergency'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/emergency', { body, ...requestInit(options, 'approvals') }));
}

/** Reminds approvers without a decision by mail, at most once an hour per role. Source: decisions/050-approval. Claim: signed-in. */
export function remindApprovers(body: components['schemas']['ApprovalReminder'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Approvals/remind', { body, ...requestInit(options, 'approvals') }));
}

/** Requests approval of a record, again after changes; for accounts that may edit it. Source: decisions/050-approval. Claim: signed-in. */
export function requestApproval(body: components['schemas']['ApprovalRequestInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Approvals', { body, ...requestInit(options, 'approvals') }));
}

/** One request with its blocks before and after; for approvers and accounts that may view the record. Source: decisions/050-approval. Claim: signed-in. */
export function getApproval(path: operations['getApproval']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Approvals/{id}', { params: { path }, ...requestInit(options, 'approvals') }));
}
