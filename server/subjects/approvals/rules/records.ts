import type { AuditKind } from '../../../base/db/stored-values';
import type { Tx } from '../../../base/db/transaction';
import { PartType } from '../../../../openapi/generated/enums';
import { keyOfField } from '../../../../openapi/place-keys';
import { assertApproved } from './assertion';
import { addAuthors, authorsOf, inheritAuthors, recordAuthor, recordFirstAuthor } from './authors';
import { type ChangedBlock, type ChangedField, contentHash, union } from './blocks';
import { partsOf } from './parts-of-block';
import type { RecordKind } from './rules';
import type { Content } from './approval-state';
import { approvalText } from './text';

/** Article, news item or popup as visitors see it. */
export interface RecordContent {
  kind: Exclude<RecordKind, 'site'> & AuditKind;
  id: number;
  title: string;
  isOnline: boolean;
  lastEditor: number | null;
  /** All visible content, for the hash. */
  content: object;
  fields: readonly RecordField[];
}

interface RecordField extends Pick<ChangedField, 'label' | 'isAddress'> {
  /** Field of the form. */
  name: string;
  text: string;
  sha?: string | null;
}

/** Key of a record's single block. */
export const recordKey = 'content';

/** Differences of a record from its public content. */
export function recordContent(now: RecordContent, shown: RecordContent | null): Content {
  const hash = contentHash(now.content);
  const { kind, id, lastEditor } = now;
  const isSame = shown !== null && contentHash(shown.content) === hash;
  return {
    kind,
    recordId: id,
    subjectId: id,
    lastEditor,
    blocks: isSame ? [] : [recordBlock(now, shown, hash)],
  };
}

function recordBlock(now: RecordContent, shown: RecordContent | null, hash: string): ChangedBlock {
  const max = Math.max(now.fields.length, shown?.fields.length ?? 0);
  const fields = Array.from({ length: max }, (_, index): ChangedField => {
    const [before, after] = [shown?.fields[index], now.fields[index]];
    const hasPicture = before?.sha !== undefined || after?.sha !== undefined;
    const { name = '', label = '', isAddress } = after ?? before ?? {};
    return {
      key: keyOfField(name),
      label,
      ...(isAddress ? { isAddress } : {}),
      before: before?.text ?? '',
      after: after?.text ?? '',
      ...(hasPicture ? { beforeSha: before?.sha ?? null, afterSha: after?.sha ?? null } : {}),
    };
  });
  const partsIn = ({ fields: content }: RecordContent) => {
    const texts = content.flatMap(({ text, isAddress }) => (isAddress ? [] : [text]));
    return partsOf({ id: 0, partType: PartType.text, textContent: texts.join('\n') });
  };
  return {
    key: recordKey,
    hash,
    authored: [hash],
    // Removed content counts too, such as a disclaimer.
    parts: shown ? union(partsIn(shown), partsIn(now)) : partsIn(now),
    change: shown ? 'changed' : 'added',
    place: 0,
    before: null,
    after: null,
    label: approvalText.recordContent,
    fields: fields.filter(
      ({ before, after, beforeSha, afterSha }) => before || after || beforeSha || afterSha,
    ),
  };
}

/** Records the authors of a record as authors of its copy. */
export async function copyAuthors(tx: Tx, from: RecordContent, copy: RecordContent): Promise<void> {
  const [own, hash] = [contentHash(from.content), contentHash(copy.content)];
  const { kind, id: subjectId, lastEditor } = from;
  const authors = (await authorsOf(tx, { kind, subjectId }, [own])).get(own);
  const given = authors ?? (lastEditor === null ? [] : [lastEditor]);
  await addAuthors(tx, { kind, subjectId: copy.id }, [hash], [...given]);
}

/**
 * Records the author of a saved record. Refuses to publish content that lacks required approvals. Throws
 * `approvalMissing`.
 */
export async function recordStored(
  tx: Tx,
  before: RecordContent | null,
  after: RecordContent,
  by: string,
): Promise<void> {
  const [from, to] = [before && contentHash(before.content), contentHash(after.content)];
  const { kind, id: subjectId, title } = after;
  if (before && from) await recordFirstAuthor(tx, { kind, subjectId }, [from], before.lastEditor);
  if (from !== to) {
    if (from && !before?.isOnline) await inheritAuthors(tx, { kind, subjectId }, [{ from, to }]);
    await recordAuthor(tx, { kind, subjectId }, [to]);
  }
  if (!after.isOnline || (before?.isOnline && from === to)) return;
  await assertApproved(tx, {
    ...recordContent(after, before?.isOnline ? before : null),
    title,
    audit: { kind, recordId: subjectId },
    by,
    emergencyReason: tx.trail.emergencyReason,
    refusal: approvalText.recordMissing,
    isWholeDraft: true,
  });
}
