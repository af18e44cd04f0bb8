import { and, eq, isNotNull } from 'drizzle-orm';
import type { ChangedBlock, ChangedField } from '../rules/blocks';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { approvalSeen } from '../../../base/db/schema';
import type { SeenContent } from '../../../base/db/stored-values';
import { reviewText } from './text';

/** Content of a block that a reviewer marks as seen, as it is kept. */
export function seenContent(block: ChangedBlock | undefined): SeenContent | null {
  if (!block) return null;
  return {
    part: block.after,
    fields: block.fields.map(({ label, after, afterSha }) => ({
      label,
      text: after,
      ...(afterSha === undefined ? {} : { sha: afterSha }),
    })),
  };
}

/** An earlier look of a reviewer at a block. */
export interface Look {
  hash: string;
  seenOn: Date;
  content: SeenContent;
}

/** The looks of an account at the blocks of open requests by the request's id, then by key; by one statement. */
export async function looksOf(
  db: Db,
  requestIds: readonly number[],
  accountId: number,
): Promise<(requestId: number) => Map<string, Look>> {
  const rows = await db
    .select()
    .from(approvalSeen)
    .where(
      and(
        inArray(approvalSeen.requestId, [...requestIds]),
        eq(approvalSeen.accountId, accountId),
        isNotNull(approvalSeen.content),
      ),
    );
  return (id) =>
    new Map(
      rows.flatMap(({ requestId, blockKey, hash, seenOn, content }) =>
        content && requestId === id ? [[blockKey, { hash, seenOn, content }] as const] : [],
      ),
    );
}

/** Fields that changed since a look. One that is not sent any more is as visitors see it. */
export function fieldsSince(
  { fields: now }: ChangedBlock,
  { content: { fields: seen } }: Look,
): ChangedField[] {
  const labels = [...new Set([...now, ...seen].map(({ label }) => label))];
  return labels.flatMap((label): ChangedField[] => {
    const [then, present] = [seen, now].map((all) => all.find((each) => each.label === label));
    const before = then && 'text' in then ? then : undefined;
    const after = present && 'after' in present ? present : undefined;
    const field: ChangedField = {
      ...(after?.key ? { key: after.key } : {}),
      label,
      before: before?.text ?? '',
      after: after ? after.after : reviewText.asPublic,
      ...(before?.sha === undefined && after?.afterSha === undefined
        ? {}
        : { beforeSha: before?.sha ?? null, afterSha: after?.afterSha ?? null }),
    };
    return field.before === field.after && field.beforeSha === field.afterSha ? [] : [field];
  });
}
