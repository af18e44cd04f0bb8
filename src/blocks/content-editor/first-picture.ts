import { drawnImage, type StoredImage } from '../../records/fields/image-value';
import { type Block, hasField } from './block';

/** First picture of a block, new or stored, for its row; null without one. */
export function firstPicture(block: Block): Pick<StoredImage, 'filePath'> | null {
  const own = hasField(block, 'picture') ? drawnImage(block.picture) : null;
  if (own || !hasField(block, 'items')) return own;
  for (const { images = [], shown } of block.items) {
    const picture = images.map((image) => drawnImage(image.picture)).find((each) => each !== null);
    if (picture) return picture;
    if (shown?.filePath) return { filePath: shown.filePath };
  }
  return null;
}
