import { fileUrl } from '../pictures/file-url';
import type { MaybeFocus } from '../site/focus';
import { type Block, hasField, type ItemImage } from './block';

interface ShownPicture {
  src: string;
  focus: MaybeFocus | null;
}

/** First picture of a block, new or stored, for its row; null without one. */
export function firstPicture(block: Block): ShownPicture | null {
  const own = hasField(block, 'picture') ? shownPicture(block) : null;
  if (own || !hasField(block, 'items')) return own;
  for (const { images = [], shown } of block.items) {
    const picture = images.map(shownPicture).find((each) => each !== null);
    if (picture) return picture;
    if (shown?.filePath) return { src: shown.filePath, focus: null };
  }
  return null;
}

function shownPicture({ file, picture }: Pick<ItemImage, 'file' | 'picture'>): ShownPicture | null {
  if (file) return { src: fileUrl(file), focus: null };
  return picture && { src: picture.filePath, focus: picture };
}
