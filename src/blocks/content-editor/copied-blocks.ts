import type { PictureValue } from '../../records/fields/image-value';
import type { Block } from './block';
import { withSampleItems } from './sample-fields';

/** Picture of a block or an entry before its three parts became one value. */
interface EarlierPicture {
  picture: PictureValue['stored'];
  file: PictureValue['file'];
  filePixels: PictureValue['pixels'];
}

/** Blocks of a safety copy, which an earlier release may have written. */
export function copiedBlocks(copied: readonly Block[]): Block[] {
  return copied.map((block) => {
    const read = withPicture(block);
    if (!('items' in read)) return read;
    const isMarked = !read.isSample || read.items.some(({ sample }) => sample);
    const marked = isMarked ? read : withSampleItems(read, undefined);
    return {
      ...marked,
      items: marked.items.map((item) =>
        item.images ? { ...item, images: item.images.map(withPicture) } : item,
      ),
    };
  });
}

function withPicture<T extends object>(fields: T): T {
  if (!('filePixels' in fields)) return fields;
  const { picture: stored, file, filePixels: pixels, ...rest } = fields as T & EarlierPicture;
  return { ...rest, picture: { stored, file, pixels } } as unknown as T;
}
