import { PartType } from '../../../openapi/generated/enums';
import { kindOf } from '../content-editor/block-kinds';
import { commentText } from './text';
import type { CommentThread } from './use-comments';

/** Number of a block's comments, for its marker. */
export interface BlockCount {
  /** Comments of open threads; of settled threads if none is open. */
  count: number;
  isSettled: boolean;
}

/** Number of comments by block, for blocks with comments. */
export function countsOf(threads: readonly CommentThread[]): ReadonlyMap<number, BlockCount> {
  const counts = new Map<number, BlockCount>();
  for (const { partId, isResolved, comments } of threads) {
    if (partId === null) continue;
    const count = comments.filter(({ isDeleted }) => !isDeleted).length;
    const known = counts.get(partId);
    const isFirst = !known || (known.isSettled && !isResolved);
    if (isFirst) counts.set(partId, { count, isSettled: isResolved });
    else if (known.isSettled === isResolved) counts.set(partId, { ...known, count: known.count + count });
  }
  return counts;
}

/** Name of a thread's block. */
export function typeName(partType: number): string {
  const known = Object.values(PartType).find((type) => type === partType);
  return known === undefined ? commentText.unknownType : kindOf(known).label;
}

/** The open thread before or after another one; the first or last if none is chosen. */
export function neighbour(
  threads: readonly CommentThread[],
  active: number | null,
  step: 1 | -1,
): CommentThread | undefined {
  const open = threads.filter(({ isResolved, threadId }) => !isResolved || threadId === active);
  if (open.length === 0) return undefined;
  const at = open.findIndex(({ threadId }) => threadId === active);
  const next = at < 0 ? (step === 1 ? 0 : open.length - 1) : (at + step + open.length) % open.length;
  return open[next];
}
