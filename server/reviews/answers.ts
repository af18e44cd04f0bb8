import { eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/types';
import { type ChangedBlock, type ChangedField, pageKey } from '../approvals/blocks';
import { recordKey } from '../approvals/records';
import {
  type ApprovalState,
  approvalStateOf,
  closedApprovalState,
  type RequestRow,
} from '../approvals/approval-state';
import { advertisingFindings } from '../adcheck/findings';
import { notFound } from '../contract/errors';
import type { Db } from '../db/client';
import { approvalRequests } from '../db/schema';
import { fileInfos, infoOf } from '../files/file-infos';
import type { CurrentAccount } from '../identity/authentication';
import { partsOnWire } from '../pages/blocks';
import { comparedBlock } from './figures';
import { fieldsSince, type Look, looksOf } from './looks';
import { findSubject, type ReviewSubject, subjectIfThere } from './subjects';
import {
  blocksOf,
  countsOf,
  departmentOnWire,
  isSeenBy,
  assertReader,
  ownParts,
  type Reviewer,
  reviewerOf,
  oneRow,
  seenIn,
  type SeenRow,
  waitingBlocks,
} from './view';
import { assertUnit, mayOnUnit } from './units';

type Schemas = components['schemas'];

/** Approvals that a record needs before publication. Throws 403 and 404. */
export async function approvalOf(
  db: Db,
  { kind, id }: { kind: ReviewSubject['kind']; id: number },
  caller: CurrentAccount,
): Promise<Schemas['ApprovalOf']> {
  assertUnit(caller, kind, 'View');
  const subject = await findSubject(db, kind, id);
  const approvalState = await approvalStateOf(db, subject.content);
  const reviewer = await reviewerOf(db, caller);
  const { request, departments, isApproved, isRuled } = approvalState;
  const blocks = blocksOf(approvalState);
  return {
    kind,
    recordId: id,
    rowVersion: subject.rowVersion,
    isRuled,
    isNeeded: departments.length > 0,
    isApproved,
    counts: countsOf(blocks),
    figures: blocks
      .flatMap((block) => comparedBlock(block, subject.facts).figures)
      .filter(({ before, after, isSame }) => before !== after || isSame === false),
    departments: await departmentsOf(db, approvalState, reviewer),
    request: request && (await oneRow(db, { request, subject, approvalState, reviewer })),
    note: request?.note ?? '',
    scheduledOn: subject.scheduledOn?.toISOString() ?? null,
    mayRequest: (departments.length > 0 || request !== null) && mayOnUnit(caller, kind, 'Edit'),
  };
}

async function departmentsOf(
  db: Db,
  approvalState: ApprovalState,
  reviewer: Reviewer,
): Promise<Schemas['ApprovalDepartment'][]> {
  const answers: Schemas['ApprovalDepartment'][] = [];
  // Sequential: all queries of a transaction share a connection.
  for (const department of approvalState.departments) {
    answers.push(await departmentOnWire(db, department, approvalState, reviewer));
  }
  return answers;
}

/** One request with its blocks, for whoever `mayRead` it. Throws 403 and 404. */
export async function getApproval(db: Db, id: number, caller: CurrentAccount): Promise<Schemas['Approval']> {
  const [request] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, id));
  if (!request) throw notFound();
  const reviewer = await reviewerOf(db, caller);
  await assertReader(db, reviewer, request);
  const isOpen = request.outcome === null;
  const subject = isOpen
    ? await findSubject(db, request.kind, request.recordId)
    : await subjectIfThere(db, request.kind, request.recordId);
  const approvalState =
    isOpen && subject ? await approvalStateOf(db, subject.content) : await closedApprovalState(db, request);
  const shown = isOpen ? reviewer : { ...reviewer, mayApprove: false };
  return {
    ...(await oneRow(db, { request, subject, approvalState, reviewer: shown })),
    rowVersion: subject?.rowVersion ?? null,
    templateCode: subject?.templateCode ?? null,
    note: request.note,
    blocks: await blocksOnWire(db, { approvalState, reviewer: shown, subject, request }),
    details: await departmentsOf(db, approvalState, shown),
    emergencyReason: request.emergencyReason || null,
    closedOn: request.closedOn?.toISOString() ?? null,
    findings:
      isOpen && subject ? await advertisingFindings(db, subject.page.caseId, subject.page, caller.id) : [],
    mayDecide: isOpen && waitingBlocks(approvalState, reviewer).length > 0,
  };
}

/** Several requests, each like `getApproval`. */
export async function getApprovals(
  db: Db,
  ids: readonly number[],
  caller: CurrentAccount,
): Promise<Schemas['Approval'][]> {
  const answers: Schemas['Approval'][] = [];
  // Sequential, like the checks of one account.
  for (const id of ids) answers.push(await getApproval(db, id, caller));
  return answers;
}

interface Shown {
  approvalState: ApprovalState;
  reviewer: Reviewer;
  subject: ReviewSubject | null;
  request: RequestRow;
}

async function blocksOnWire(db: Db, shown: Shown): Promise<Schemas['ApprovalBlock'][]> {
  const seen = await seenIn(db, shown.request.id);
  const looks = await looksOf(db, shown.request.id, shown.reviewer.id);
  const answers: Schemas['ApprovalBlock'][] = [];
  for (const block of blocksOf(shown.approvalState)) {
    answers.push(await blockOnWire(db, block, shown, { seen, look: looks.get(block.key) }));
  }
  return answers;
}

async function blockOnWire(
  db: Db,
  block: ChangedBlock,
  { approvalState, reviewer, subject }: Shown,
  { seen, look }: { seen: readonly SeenRow[]; look: Look | undefined },
): Promise<Schemas['ApprovalBlock']> {
  const { key, hash, label, place, change, parts: rulesParts, before, after } = block;
  const parts = ownParts(approvalState, reviewer);
  const own = parts.map(({ department }) => department);
  const again = own.length > 0 ? own : approvalState.departments;
  const isPart = key !== pageKey && key !== recordKey;
  const { figures, isPartlyCompared } = comparedBlock(block, subject?.facts ?? []);
  return {
    key,
    hash,
    partId: isPart && after ? after.id : null,
    label,
    place,
    change,
    parts: rulesParts,
    before: before && ((await partsOnWire(db, [before]))[0] ?? null),
    after: after && ((await partsOnWire(db, [after]))[0] ?? null),
    fields: await fieldsOnWire(db, block.fields),
    checks: figures,
    isPartlyCompared,
    isMine: own.some(({ blocks }) => blocks.some((each) => each.key === key)),
    isBarred: isBarredIn(approvalState, reviewer, key),
    isSeen: isSeenBy(seen, reviewer.id)(block),
    lastSeen: look && look.hash !== hash ? await lookOnWire(db, block, look) : null,
    isAgain: again.some((department) => department.again.some((each) => each.key === key)),
    approvedBy: approvalState.departments.flatMap(({ roleId, approved }) =>
      approved.has(key) ? [roleId] : [],
    ),
  };
}

/** True if the reviewer, or each approver in whose place they decide, wrote or requested the block. */
function isBarredIn(approvalState: ApprovalState, reviewer: Reviewer, key: string): boolean {
  const excluded = approvalState.excludedApprovers.get(key);
  if (!excluded) return false;
  if (excluded.has(reviewer.id)) return true;
  const open = ownParts(approvalState, reviewer).filter(
    ({ department }) => department.blocks.some((each) => each.key === key) && !department.approved.has(key),
  );
  return open.length > 0 && open.every(({ waiting }) => waiting.every(({ block }) => block.key !== key));
}

async function lookOnWire(
  db: Db,
  block: ChangedBlock,
  look: Look,
): Promise<NonNullable<Schemas['ApprovalBlock']['lastSeen']>> {
  const { part } = look.content;
  return {
    seenOn: look.seenOn.toISOString(),
    before: part && ((await partsOnWire(db, [part]))[0] ?? null),
    fields: await fieldsOnWire(db, fieldsSince(block, look)),
  };
}

async function fieldsOnWire(db: Db, fields: readonly ChangedField[]): Promise<Schemas['ApprovalField'][]> {
  const shas = fields.flatMap(({ beforeSha, afterSha }) => [beforeSha, afterSha]);
  const infos = await fileInfos(
    db,
    shas.map((sha) => ({ sha: sha ?? null, fileName: null })),
  );
  const picture = (sha: string | null | undefined) => infoOf(infos, sha);
  return fields.map(({ label, before, after, beforeSha, afterSha }) => ({
    label,
    before,
    after,
    beforePicture: picture(beforeSha),
    afterPicture: picture(afterSha),
  }));
}
