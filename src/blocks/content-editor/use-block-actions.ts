import { moveItem } from '../../ui/sortable-order';
import { problemText } from '../../records/record/text';
import { useStableMethods } from '../../ui/use-stable-callback';
import type { Block } from './block';
import { bound, released } from './block-sources';
import { kindOf } from './block-kinds';
import type { BlockActions } from './OpenedBlock';
import { confirmed, copyOf, edited, insertAfter, maxBlocks } from './blocks';
import { copyBlock } from './clipboard';
import { filledBlocks } from './sample-fillings';
import { editorText } from './text';
import type { BlockEditing } from './use-block-editing';
import { showOpened, useBlockFocus } from './use-block-focus';

/** Changes one block of a list. */
const onBlock = (key: string, changed: (block: Block) => Block) => (now: Block[]) =>
  now.map((block) => (block.key === key ? changed(block) : block));

/** Releases all blocks of an introduction: single ones cannot stay bound. */
function withReleased(now: Block[], key: string): Block[] {
  const source = now.find((block) => block.key === key)?.source;
  return now.map((block) =>
    block.key === key || (source === 'introduction' && block.source === source) ? released(block) : block,
  );
}

/** Adds a block after another one, opens it and says its place. */
function insertion(
  blocks: Block[],
  { selected, change }: Pick<BlockEditing, 'selected' | 'change'>,
  say: (words: string) => void,
  open: (key: string) => void,
) {
  return (block: Block, after: string | null = selected) => {
    if (blocks.length >= maxBlocks) {
      say(problemText.limitReached(maxBlocks, editorText.units.block));
      return;
    }
    change((now) => insertAfter(now, after, block), { selected: block.key });
    open(block.key);
    const place = insertAfter(blocks, after, block).indexOf(block) + 1;
    say(editorText.inserted(kindOf(block.type).label, place));
  };
}

/** Actions of a block's row, and inserting; `say` announces each to screen readers. */
export function useBlockActions(
  blocks: Block[],
  editing: BlockEditing,
  onDelete: (block: Block) => void,
  say: (words: string) => void,
) {
  const { select, change } = editing;
  const { focus, focusNow } = useBlockFocus();
  const insert = insertion(blocks, editing, say, (key) => focus(key, 'form'));
  const actions = useStableMethods<BlockActions>({
    select,
    change: (key, part) => {
      const edit = onBlock(key, (block) => edited(block, part));
      change(edit, { tag: `${key} ${Object.keys(part).join(' ')}` });
    },
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
      change(onBlock(key, (block) => ({ ...block, ...confirmed(block) })));
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
      change((now) => withReleased(now, key));
      say(editorText.sources.released);
    },
    bind: (key, source, value) => {
      change(onBlock(key, (block) => bound(block, source, value)));
      say(editorText.sources.bound(source));
    },
    replace: (next, said) => {
      change(onBlock(next.key, () => next));
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
