import { eq } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/types';
import { advertisingFindings } from '../../advertising/findings';
import { approvalStateOf, type RequestRow } from '../rules/approval-state';
import { closedApprovalStatesOf } from '../rules/closed-state';
import { ruledRoles } from '../rules/rules';
import { notFound } from '../../../base/contract/errors';
import { known } from '../../../base/contract/known';
import type { Db } from '../../../base/db/client';
import { approvalRequests, templates } from '../../../base/db/schema';
import { fileInfos, filesOf } from '../../../base/files/file-infos';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { approversIn, departmentsOnWire } from './departments';
import { comparedBlock } from './figures';
import { looksOf } from './looks';
import { joinedReleases } from './joined-releases';
import { rowOf } from './rows';
import { type AnsweredRequest, blocksOnWire, filesOfBlocks, showsTemplate } from './shown-blocks';
import { findSubject, type ReviewSubject, subjectIfThere } from './subjects';
import { assertUnit, mayOnUnit } from './units';
import { assertReader, blocksOf, countsOf, reviewerOf, seenIn, waitingBlocks } from './view';

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
  const seen = request ? await seenIn(db, request.id) : [];
  const infos = await fileInfos(db, request ? [subject.cover] : []);
  const releaseOf = await joinedReleases(db, request ? [{ request, reviewer }] : []);
  const approvers = await approversIn(db, [approvalState]);
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
    departments: departmentsOnWire({ approvalState, reviewer }, { seen, approvers }),
    request: request && rowOf({ request, subject, approvalState, reviewer }, { seen, infos, releaseOf }),
    note: request?.note ?? '',
    scheduledOn: subject.scheduledOn?.toISOString() ?? null,
    mayRequest: (departments.length > 0 || request !== null) && mayOnUnit(caller, kind, 'Edit'),
  };
}

/** One request with its blocks, for whoever `mayRead` it. Throws 403 and 404. */
export async function getApproval(db: Db, id: number, caller: CurrentAccount): Promise<Schemas['Approval']> {
  const [request] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, id));
  if (!request) throw notFound();
  const reviewer = await reviewerOf(db, caller);
  await assertReader(db, reviewer, request);
  const shown = request.outcome === null ? await shownOpen(db, request) : await shownClosed(db, request);
  const isOpen = request.outcome === null;
  const [answer] = await answersOf(
    db,
    [{ ...shown, request, reviewer: isOpen ? reviewer : { ...reviewer, mayApprove: false } }],
    caller.id,
  );
  return known(answer, 'The answer');
}

async function shownOpen(db: Db, { kind, recordId }: RequestRow) {
  const subject = await findSubject(db, kind, recordId);
  return { subject, approvalState: await approvalStateOf(db, subject.content) };
}

async function shownClosed(db: Db, request: RequestRow) {
  const subject = await subjectIfThere(db, request.kind, request.recordId);
  const ruled = await ruledRoles(db, request.kind);
  const [approvalState] = await closedApprovalStatesOf(db, [request], () => ruled);
  return { subject, approvalState: known(approvalState, 'The result of a closed request') };
}

/** Requests with their blocks, in their order, as an account reads them; the same statements for any number. */
export async function answersOf(
  db: Db,
  all: readonly AnsweredRequest[],
  by: number,
): Promise<Schemas['Approval'][]> {
  if (all.length === 0) return [];
  const ids = all.map(({ request }) => request.id);
  const seen = await seenIn(db, ...ids);
  const releaseOf = await joinedReleases(db, all);
  const looksIn = await looksOf(db, ids, by);
  const files = await filesOf(
    db,
    all.flatMap((shown) => [...coverOf(shown), ...filesOfBlocks(shown, looksIn(shown.request.id))]),
  );
  const templateNames = new Map(all.some(showsTemplate) ? await templateNamesIn(db) : []);
  const approvers = await approversIn(
    db,
    all.map(({ approvalState }) => approvalState),
  );
  const checked = all.filter(({ request, subject }) => request.outcome === null && subject);
  const findings = await advertisingFindings(
    db,
    checked.flatMap(({ subject }) => subject?.page ?? []),
    by,
  );
  return all.map((shown) => {
    const { request, subject, approvalState, reviewer } = shown;
    const own = seen.filter(({ requestId }) => requestId === request.id);
    const place = checked.indexOf(shown);
    return {
      ...rowOf(shown, { seen: own, infos: files(coverOf(shown)), releaseOf }),
      rowVersion: subject?.rowVersion ?? null,
      templateCode: subject?.templateCode ?? null,
      note: request.note,
      blocks: blocksOnWire(shown, { seen: own, looks: looksIn(request.id), files, templateNames }),
      details: departmentsOnWire(shown, { seen: own, approvers }),
      emergencyReason: request.emergencyReason || null,
      closedOn: request.closedOn?.toISOString() ?? null,
      findings: place < 0 ? [] : (findings[place] ?? null),
      mayDecide: request.outcome === null && waitingBlocks(approvalState, reviewer).length > 0,
    };
  });
}

const coverOf = ({ subject }: Pick<AnsweredRequest, 'subject'>) => (subject ? [subject.cover] : []);

const templateNamesIn = async (db: Db): Promise<[code: string, name: string][]> =>
  (await db.select({ code: templates.templateCode, name: templates.name }).from(templates)).map(
    ({ code, name }) => [code, name],
  );
