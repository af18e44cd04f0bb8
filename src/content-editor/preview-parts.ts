import type { PagePart } from '../site/types';
import { fileUrl } from '../pictures/file-url';
import { hasField, type Block } from './block';
import { partFromBlock } from './blocks';

/** The id under which the page draws a block: its own, or for one that is not stored a negative number by its place. */
export function previewId(block: Block, index: number): number {
  return block.id ?? -index - 1;
}

/** Blocks as the page draws them, new ones and new pictures too. */
export function previewParts(blocks: readonly Block[]): PagePart[] {
  return blocks.map((block, index) => ({
    ...partFromBlock(block, index),
    ...pictureOf(block),
    id: previewId(block, index),
  }));
}

/** The ids under which the page draws the blocks that are still the template's. */
export function sampleIds(blocks: readonly Block[]): number[] {
  return blocks.flatMap((block, index) => (block.isSample ? [previewId(block, index)] : []));
}

function pictureOf(block: Block) {
  if (!hasField(block, 'picture')) return {};
  const { file, filePixels, picture } = block;
  if (file) return { filePath: fileUrl(file), ...filePixels };
  if (!picture) return {};
  const { filePath, width, height, focusX, focusY, sources } = picture;
  return { filePath, width, height, focusX, focusY, sources };
}
