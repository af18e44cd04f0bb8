import { moveItem } from '../../ui/sortable-order';
import { problemText } from '../../records/record/text';
import { useStableMethods } from '../../ui/use-stable-callback';
import type { Block } from './block';
import { bound, released } from './block-sources';
import { kindOf } from './block-kinds';
import type { BlockActions } from './BlockRow';
import { confirmed, copyOf, edited, insertAfter, maxBlocks } from './blocks';
import { copyBlock } from './clipboard';
import { filledBlocks } from './sample-fillings';
import { editorText } from './text';
import type { BlockEditing } from './use-block-editing';
import { showOpened, useBlockFocus } from './use-block-focus';

/** Actions of a block's row, and inserting; `say` announces each to screen readers. */
export function useBlockActions(
  blocks: Block[],
  { selected, select, change }: BlockEditing,
  onDelete: (block: Block) => void,
  say: (words: string) => void,
) {
  const { focus, focusNow } = useBlockFocus();
  const insert = (block: Block, after: string | null = selected) => {
    if (blocks.length >= maxBlocks) {
      say(problemText.limitReached(maxBlocks, editorText.units.block));
      return;
    }
    change((now) => insertAfter(now, after, block), { selected: block.key });
    focus(block.key, 'form');
    const place = insertAfter(blocks, after, block).indexOf(block) + 1;
    say(editorText.inserted(kindOf(block.type).label, place));
  };
  const actions = useStableMethods<BlockActions>({
    select,
    change: (key, part) =>
      change((now) => now.map((block) => (block.key === key ? edited(block, part) : block)), {
        tag: `${key} ${Object.keys(part).join(' ')}`,
      }),
    move: (from, to) => {
      change((now) => [...moveItem(now, from, to)]);
      say(editorText.dropped(to + 1));
    },
    duplicate: (block) => insert(copyOf(block), block.key),
    copy: (block) => {
      copyBlock(block);
      say(editorText.copied(kindOf(block.type).label));
    },
    confirm: (key) => {
      change((now) => now.map((block) => (block.key === key ? { ...block, ...confirmed(block) } : block)));
      say(editorText.samples.confirmed);
    },
    fill: (key, fillings) => {
      const filled = filledBlocks(blocks, key, fillings);
      if (!filled) return false;
      change((now) => filledBlocks(now, key, fillings) ?? now);
      say(editorText.samples.filled);
      return true;
    },
    release: (key) => {
      // Releases all blocks of an introduction: single ones cannot stay bound.
      change((now) => {
        const source = now.find((block) => block.key === key)?.source;
        return now.map((block) =>
          block.key === key || (source === 'introduction' && block.source === source)
            ? released(block)
            : block,
        );
      });
      say(editorText.sources.released);
    },
    bind: (key, source, value) => {
      change((now) => now.map((block) => (block.key === key ? bound(block, source, value) : block)));
      say(editorText.sources.bound);
    },
    replace: (next, said) => {
      change((now) => now.map((block) => (block.key === next.key ? next : block)));
      say(said);
    },
    remove: onDelete,
    formDrawn(key) {
      // Only now is the list long enough for its head to reach the top.
      showOpened(key);
      focusNow();
    },
  });
  const open = (key: string, fieldId: string | null) => {
    select(key);
    focus(key, fieldId === null ? 'form' : { fieldId });
    // An open block is not drawn again.
    focusNow();
  };
  return { actions, insert, open };
}
