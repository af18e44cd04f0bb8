import { useRef, useState } from 'react';
import { kindUnits } from '../../../openapi/generated/kinds';
import { type Approval, isSeen, type Marks } from '../../machines/review.rules';
import { usePermission } from '../../base/session/session';
import type { ApprovalBlock } from './approval-loaders';
import { openChecks } from './figures';

/** Element of the page itself. */
export const firstPageId = 'first-page';
/** Its room is there before, so that nothing moves when it comes. */
export const firstPageRoom =
  'h-[calc(100dvh-theme(spacing.bar)-theme(spacing.save)-theme(spacing.12))] min-h-96';
export const firstPageFrame =
  'scroll-mt-20 overflow-hidden rounded-card border border-line max-tablet:rounded-none';

/** How a page that was never public is read: as itself, or block by block. */
export type FirstLook = 'page' | 'blocks';

/**
 * The way in which an account reads a page before its first publication: the page itself, until it has seen some of it;
 * what changed since then is read by blocks. `view` is undefined where there is no such choice.
 */
export function useFirstView(
  { kind, isFirst, blocks }: Pick<Approval, 'kind' | 'isFirst' | 'blocks'>,
  own: readonly ApprovalBlock[],
) {
  const { canView } = usePermission(kindUnits[kind]);
  const [chosen, setView] = useState<FirstLook>(() =>
    // A record is one block, which stands on its page also after it was seen.
    blocks.some((block) => (kind === 'site' && block.isSeen) || block.lastSeen !== null) ? 'blocks' : 'page',
  );
  const read = useRef(new Set<string>());
  const hasPage = isFirst && canView && own.length > 0;
  return {
    view: hasPage ? chosen : undefined,
    setView,
    /** Keys of read blocks to be marked, each once; not of those whose figures a person has to verify. */
    unread(seen: readonly ApprovalBlock[], marks: Marks): string[] {
      const fresh = seen.filter(
        (block) => !read.current.has(block.key) && openChecks(block).length === 0 && !isSeen(block, marks),
      );
      fresh.forEach(({ key }) => read.current.add(key));
      return fresh.map(({ key }) => key);
    },
  };
}
