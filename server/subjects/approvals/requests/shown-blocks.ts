import type { components } from '../../../../openapi/generated/types';
import { type ChangedBlock, type ChangedField, pageKey } from '../rules/blocks';
import { recordKey } from '../rules/records';
import { approvalText } from '../rules/text';
import type { StoredPart } from '../../../base/db/stored-values';
import { type FileRef, type filesOf, infoOf } from '../../../base/files/file-infos';
import { filesIn, partsWith } from '../../../blocks/blocks';
import { comparedBlock } from './figures';
import { fieldsSince, type Look } from './looks';
import type { ShownRequest } from './rows';
import type { ReviewSubject } from './subjects';
import { blocksOf, isSeenBy, ownParts, type SeenRow } from './view';

type Schemas = components['schemas'];

/** A request with the complete record, as its reviewers read it. */
export interface AnsweredRequest extends ShownRequest {
  subject: ReviewSubject | null;
}

interface Sources {
  /** Looks of everybody at the request. */
  seen: readonly SeenRow[];
  /** Earlier looks of the reviewer, by key of the block. */
  looks: ReadonlyMap<string, Look>;
  files: Awaited<ReturnType<typeof filesOf>>;
  /** Names of templates by their codes. */
  templateNames: ReadonlyMap<string, string>;
}

/** Files that the blocks of a request show now, showed before and showed at the reviewer's last look. */
export function filesOfBlocks(
  { approvalState }: Pick<AnsweredRequest, 'approvalState'>,
  looks: Sources['looks'],
): FileRef[] {
  return blocksOf(approvalState).flatMap((block) => {
    const look = changedLook(block, looks);
    const parts = [block.before, block.after, look?.content.part ?? null].filter((part) => part !== null);
    return [
      ...filesIn(parts),
      ...filesInFields(block.fields),
      ...(look ? filesInFields(fieldsSince(block, look)) : []),
    ];
  });
}

const filesInFields = (fields: readonly ChangedField[]): FileRef[] =>
  fields.flatMap(({ beforeSha = null, afterSha = null }) =>
    [beforeSha, afterSha].map((sha) => ({ sha, fileName: null })),
  );

/** The reviewer's last look at a block, if the block has changed since. */
function changedLook({ key, hash }: ChangedBlock, looks: Sources['looks']): Look | null {
  const look = looks.get(key);
  return look && look.hash !== hash ? look : null;
}

/** True if the settings of a page are among what a request shows. */
export const showsTemplate = ({ approvalState }: Pick<AnsweredRequest, 'approvalState'>): boolean =>
  blocksOf(approvalState).some(({ key }) => key === pageKey);

/** All blocks of a request that need an approval, in the order of the page. */
export function blocksOnWire(shown: AnsweredRequest, sources: Sources): Schemas['ApprovalBlock'][] {
  const ownDepartments = ownParts(shown.approvalState, shown.reviewer);
  return blocksOf(shown.approvalState).map((block) =>
    blockOnWire(block, { ...shown, ownDepartments }, sources),
  );
}

interface ReadRequest extends AnsweredRequest {
  ownDepartments: ReturnType<typeof ownParts>;
}

function blockOnWire(
  block: ChangedBlock,
  { approvalState, reviewer, subject, ownDepartments }: ReadRequest,
  { seen, looks, files, templateNames }: Sources,
): Schemas['ApprovalBlock'] {
  const { key, hash, label, place, change, parts: rulesParts, before, after } = block;
  const own = ownDepartments.map(({ department }) => department);
  const again = own.length > 0 ? own : approvalState.departments;
  const isPart = key !== pageKey && key !== recordKey;
  const { figures, isPartlyCompared } = comparedBlock(block, subject?.facts ?? []);
  const look = changedLook(block, looks);
  return {
    key,
    hash,
    partId: isPart && after ? after.id : null,
    label,
    place,
    change,
    parts: rulesParts,
    before: partOnWire(before, files),
    after: partOnWire(after, files),
    fields: fieldsOnWire(block.fields, { files, templateNames }),
    checks: figures,
    isPartlyCompared,
    isMine: own.some(({ blocks }) => blocks.some((each) => each.key === key)),
    isBarred: isBarredIn(key, { approvalState, reviewer, ownDepartments }),
    isSeen: isSeenBy(seen, reviewer.id)(block),
    lastSeen: look && {
      seenOn: look.seenOn.toISOString(),
      before: partOnWire(look.content.part, files),
      fields: fieldsOnWire(fieldsSince(block, look), { files, templateNames }),
    },
    isAgain: again.some((department) => department.again.some((each) => each.key === key)),
    approvedBy: approvalState.departments.flatMap(({ roleId, approved }) =>
      approved.has(key) ? [roleId] : [],
    ),
  };
}

/** True if the reviewer, or each approver in whose place they decide, wrote or requested the block. */
function isBarredIn(
  key: string,
  { approvalState, reviewer, ownDepartments }: Omit<ReadRequest, 'request' | 'subject'>,
): boolean {
  const excluded = approvalState.excludedApprovers.get(key);
  if (!excluded) return false;
  if (excluded.has(reviewer.id)) return true;
  const open = ownDepartments.filter(
    ({ department }) => department.blocks.some((each) => each.key === key) && !department.approved.has(key),
  );
  return open.length > 0 && open.every(({ waiting }) => waiting.every(({ block }) => block.key !== key));
}

const partOnWire = (part: StoredPart | null, files: Sources['files']) =>
  part && (partsWith([part], files(filesIn([part])))[0] ?? null);

function fieldsOnWire(
  fields: readonly ChangedField[],
  { files, templateNames }: Pick<Sources, 'files' | 'templateNames'>,
): Schemas['ApprovalField'][] {
  const infos = files(filesInFields(fields));
  // Stored by its code, which a new name does not change.
  const said = (label: string, value: string) =>
    label === approvalText.pageFields.template ? (templateNames.get(value) ?? value) : value;
  return fields.map(({ key = null, label, before, after, beforeSha, afterSha }) => ({
    key,
    label,
    before: said(label, before),
    after: said(label, after),
    beforePicture: infoOf(infos, beforeSha),
    afterPicture: infoOf(infos, afterSha),
  }));
}
