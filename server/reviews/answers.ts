import { eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/types';
import { type ChangedBlock, type ChangedField, pageKey } from '../approvals/blocks';
import { recordKey } from '../approvals/records';
import { closedStanding, type RequestRow, type Standing, standingOf } from '../approvals/standing';
import { notFound, ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import type { Db } from '../db/client';
import { approvalRequests } from '../db/schema';
import { fileInfos } from '../files/file-infos';
import type { CurrentAccount } from '../identity/authentication';
import { partsOnWire } from '../pages/blocks';
import { figuresOf } from './figures';
import { assertUnit, mayOnUnit } from './requests';
import { findSubject, type ReviewSubject, subjectIfThere } from './subjects';
import {
  blocksOf,
  countsOf,
  departmentOnWire,
  isSeenBy,
  ownDepartment,
  type Reviewer,
  reviewerOf,
  oneRow,
  seenIn,
  type SeenRow,
  waitingBlocks,
} from './view';

type Schemas = components['schemas'];

/** Approvals that a record needs before publication. Throws 403 and 404. */
export async function approvalOf(
  db: Db,
  { kind, id }: { kind: ReviewSubject['kind']; id: number },
  caller: CurrentAccount,
): Promise<Schemas['ApprovalOf']> {
  assertUnit(caller, kind, 'View');
  const subject = await findSubject(db, kind, id);
  const standing = await standingOf(db, subject.content);
  const reviewer = await reviewerOf(db, caller);
  const { request, departments, isApproved, isRuled } = standing;
  const blocks = blocksOf(standing);
  return {
    kind,
    recordId: id,
    rowVersion: subject.rowVersion,
    isRuled,
    isNeeded: departments.length > 0,
    isApproved,
    counts: countsOf(blocks),
    figures: blocks.flatMap((block) => figuresOf(block, subject.facts)),
    departments: await departmentsOf(db, standing, reviewer),
    request: request && (await oneRow(db, { request, subject, standing, reviewer })),
    note: request?.note ?? '',
    scheduledOn: subject.scheduledOn?.toISOString() ?? null,
    mayRequest: (departments.length > 0 || request !== null) && mayOnUnit(caller, kind, 'Edit'),
  };
}

async function departmentsOf(
  db: Db,
  standing: Standing,
  reviewer: Reviewer,
): Promise<Schemas['ApprovalDepartment'][]> {
  const answers: Schemas['ApprovalDepartment'][] = [];
  // Sequential: all queries of a transaction share a connection.
  for (const department of standing.departments) {
    answers.push(await departmentOnWire(db, department, standing, reviewer));
  }
  return answers;
}

/** One request with its blocks, for approvers and accounts that may view the record. Throws 403 and 404. */
export async function getApproval(db: Db, id: number, caller: CurrentAccount): Promise<Schemas['Approval']> {
  const [request] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, id));
  if (!request) throw notFound();
  const reviewer = await reviewerOf(db, caller);
  if (!reviewer.mayApprove && !mayOnUnit(caller, request.kind, 'View')) {
    throw new ServiceError(403, serverText.forbidden);
  }
  const isOpen = request.outcome === null;
  const subject = isOpen
    ? await findSubject(db, request.kind, request.recordId)
    : await subjectIfThere(db, request.kind, request.recordId);
  const standing =
    isOpen && subject ? await standingOf(db, subject.content) : await closedStanding(db, request);
  const shown = isOpen ? reviewer : { ...reviewer, mayApprove: false };
  return {
    ...(await oneRow(db, { request, subject, standing, reviewer: shown })),
    rowVersion: subject?.rowVersion ?? 1,
    templateCode: subject?.templateCode ?? null,
    note: request.note,
    blocks: await blocksOnWire(db, { standing, reviewer: shown, subject, request }),
    details: await departmentsOf(db, standing, shown),
    emergencyReason: request.emergencyReason || null,
    closedOn: request.closedOn?.toISOString() ?? null,
    mayDecide: isOpen && waitingBlocks(standing, reviewer).length > 0,
  };
}

interface Shown {
  standing: Standing;
  reviewer: Reviewer;
  subject: ReviewSubject | null;
  request: RequestRow;
}

async function blocksOnWire(db: Db, shown: Shown): Promise<Schemas['ApprovalBlock'][]> {
  const seen = await seenIn(db, shown.request.id);
  const answers: Schemas['ApprovalBlock'][] = [];
  for (const block of blocksOf(shown.standing)) answers.push(await blockOnWire(db, block, shown, seen));
  return answers;
}

async function blockOnWire(
  db: Db,
  block: ChangedBlock,
  { standing, reviewer, subject }: Shown,
  seen: readonly SeenRow[],
): Promise<Schemas['ApprovalBlock']> {
  const { key, hash, label, place, change, parts, before, after } = block;
  const own = ownDepartment(standing, reviewer);
  const again = own ? [own] : standing.departments;
  const isPart = key !== pageKey && key !== recordKey;
  return {
    key,
    hash,
    partId: isPart && after ? after.id : null,
    label,
    place,
    change,
    parts,
    before: before && ((await partsOnWire(db, [before]))[0] ?? null),
    after: after && ((await partsOnWire(db, [after]))[0] ?? null),
    fields: await fieldsOnWire(db, block.fields),
    checks: subject ? figuresOf(block, subject.facts) : [],
    isMine: own?.blocks.some((each) => each.key === key) ?? false,
    isBarred: standing.barred.get(key)?.has(reviewer.id) ?? false,
    isSeen: isSeenBy(seen, reviewer.id)(block),
    isAgain: again.some((department) => department.again.some((each) => each.key === key)),
    approvedBy: standing.departments.flatMap(({ roleId, approved }) => (approved.has(key) ? [roleId] : [])),
  };
}

async function fieldsOnWire(db: Db, fields: readonly ChangedField[]): Promise<Schemas['ApprovalField'][]> {
  const shas = fields.flatMap(({ beforeSha, afterSha }) => [beforeSha, afterSha]);
  const infos = await fileInfos(
    db,
    shas.map((sha) => ({ sha: sha ?? null, fileName: null })),
  );
  const picture = (sha: string | null | undefined) => infos.get(sha ?? '') ?? null;
  return fields.map(({ label, before, after, beforeSha, afterSha }) => ({
    label,
    before,
    after,
    beforePicture: picture(beforeSha),
    afterPicture: picture(afterSha),
  }));
}
