import type { IconName } from '../ui/icon-paths';
import type { Block } from './blocks';
import { editorText } from './text';

const icons: Record<number, IconName> = { 1: 'heading', 2: 'text', 5: 'video', 6: 'image', 8: 'link', 10: 'call', 11: 'list' };

/** The drawing of a block type. */
export function blockIcon(type: number): IconName {
  return icons[type] ?? 'more';
}

/** What a block is called. */
export function blockName({ type }: Pick<Block, 'type'>): string {
  return editorText.types[type] ?? editorText.unknownType;
}

/** One line by which staff know the block again. */
export function blockSummary(block: Block): string {
  return block.text || block.items.map(({ text }) => text).join('、') || block.alt || block.url;
}
