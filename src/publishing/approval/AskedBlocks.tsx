import { Link } from '@tanstack/react-router';
import { isPartKey } from '../../../openapi/place-keys';
import type { ApprovalBlock } from '../../machines/review.rules';
import { linkClass } from '../../ui/link-class';
import { nameOf } from './block-names';
import { approvalText as text } from './text';

interface AskedBlocksProps {
  /** Keys of the blocks. */
  asked: readonly string[];
  /** Blocks of the request; empty until they are known. */
  blocks: readonly ApprovalBlock[];
  draft: { caseId: string; themeId: string };
}

/** Links to the blocks with requested changes. */
export function AskedBlocks({ asked, blocks, draft }: AskedBlocksProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {asked.map((key) => {
        const block = blocks.find((each) => each.key === key);
        return (
          <li key={key}>
            <Link
              to="/siteset/theme/edit/$caseId/$themeId"
              params={draft}
              {...(isPartKey(key) ? { hash: key } : {})}
              className={linkClass}
            >
              {block ? nameOf(block) : text.someBlock}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
