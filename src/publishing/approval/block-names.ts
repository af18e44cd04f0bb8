import { kindOfType } from '../../blocks/content-editor/block-kinds';
import { blockFromPart, blockSummary } from '../../blocks/content-editor/block-parts';
import type { IconName } from '../../ui/icon-paths';
import { approvalText } from './text';
import type { ApprovalBlock } from '../../machines/review.rules';

type Named = Pick<ApprovalBlock, 'label' | 'after' | 'before'>;

function kindOfBlock({ after, before }: Pick<ApprovalBlock, 'after' | 'before'>) {
  return kindOfType((after ?? before)?.partType);
}

/** Type of a block; settings and fields have their own label. */
function typeOf(block: Named): string {
  return block.label || (kindOfBlock(block)?.label ?? approvalText.someBlock);
}

// Enough to tell two blocks apart in a sentence.
const maxLength = 24;

/** First words of a block, as the editor lists it; its type where it has none. */
export function labelOf(block: Named): string {
  const part = block.after ?? block.before;
  const words = part && !block.label ? blockSummary(blockFromPart(part)).trim() : '';
  if (!words) return typeOf(block);
  const letters = [...words.replaceAll('\n', ' ')];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : letters.join('');
}

export function iconOf(block: Pick<ApprovalBlock, 'after' | 'before'>): IconName {
  return kindOfBlock(block)?.icon ?? 'settings';
}

/** Type and position of a block, beside its words; empty for settings and fields. */
export function placeOf(block: ApprovalBlock): string {
  return block.place > 0 ? approvalText.block(typeOf(block), block.place) : '';
}

/** Words and place of a block, which no other block has. */
export const nameOf = (block: ApprovalBlock): string =>
  [labelOf(block), placeOf(block)].filter(Boolean).join('　');

/** The names that a request for changes can give of a block: itself, or the fields of a record that changed. */
export function attachable(block: ApprovalBlock): { key: string; name: string }[] {
  const changed = block.fields.flatMap(({ key, label, before, after, beforePicture, afterPicture }) =>
    key !== null && (before !== after || beforePicture?.filePath !== afterPicture?.filePath)
      ? [{ key, name: label }]
      : [],
  );
  const fields = changed.filter(({ key }, place) => changed.findIndex((each) => each.key === key) === place);
  return fields.length > 0 ? fields : [{ key: block.key, name: nameOf(block) }];
}
