import { kindOfType } from '../content-editor/block-kinds';
import type { IconName } from '../ui/icon-paths';
import { approvalText } from './text';
import type { ApprovalBlock } from '../machines/review.rules';

function kindOfBlock({ after, before }: Pick<ApprovalBlock, 'after' | 'before'>) {
  return kindOfType((after ?? before)?.partType);
}

/** Name of a block by its type; settings and fields have their own label. */
export function labelOf(block: Pick<ApprovalBlock, 'label' | 'after' | 'before'>): string {
  return block.label || (kindOfBlock(block)?.label ?? approvalText.someBlock);
}

export function iconOf(block: Pick<ApprovalBlock, 'after' | 'before'>): IconName {
  return kindOfBlock(block)?.icon ?? 'settings';
}

/** Name with position, for use in a sentence. */
export function nameOf(block: ApprovalBlock): string {
  return approvalText.block(labelOf(block), block.place);
}
