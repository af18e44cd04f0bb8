import type { SitePart } from '../site/types';
import type { Block } from './blocks';
import { fileUrl } from '../pictures/file-url';

/** The id under which the page draws a block: its own, or for one that is not stored a negative number by its place. */
export function previewId(block: Block, index: number): number {
  return block.id ?? -index - 1;
}

/** Blocks as the page draws them, new ones and new pictures too. */
export function previewParts(blocks: readonly Block[]): SitePart[] {
  return blocks.map((block, index) => ({
    id: previewId(block, index),
    partType: block.type,
    align: block.align,
    textContent: block.text,
    url: block.url,
    urlTarget: block.urlTarget,
    altText: block.isDecorative ? '' : block.alt,
    autoPlay: block.autoPlay,
    tel: block.tel,
    ...pictureOf(block),
    items: block.items.map((item, place) => ({ id: item.id ?? -place - 1, textContent: item.text })),
  }));
}

function pictureOf({ file, filePixels, picture }: Block): Partial<SitePart> {
  if (file) return { filePath: fileUrl(file), ...filePixels };
  return picture ? { filePath: picture.filePath, width: picture.width, height: picture.height, sources: picture.sources } : {};
}
