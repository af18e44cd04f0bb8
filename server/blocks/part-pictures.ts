import type { StoredPart } from '../base/db/stored-values';
import { withOtherPicture } from './sample-fields';

interface PartPicture {
  fileSha?: string | undefined;
  altText?: string | undefined;
}

/** All pictures of a block: its own, those of its entries, and those of construction months. */
export function partPictures({ fileSha, altText, items = [] }: StoredPart): PartPicture[] {
  return [{ fileSha, altText }, ...items, ...items.flatMap(({ pictures = [] }) => pictures)];
}

/**
 * The block with texts that fit after its picture `sha` was replaced; optionally removes alternative texts of entries.
 */
export function describedPart(part: StoredPart, sha: string, clearsWords: boolean): StoredPart {
  const own = part.fileSha === sha ? withOtherPicture(part, clearsWords) : part;
  if (!clearsWords || !own.items) return own;
  const described = <Picture extends PartPicture>(picture: Picture): Picture =>
    picture.fileSha === sha && picture.altText ? { ...picture, altText: '' } : picture;
  return {
    ...own,
    items: own.items.map((item) => ({
      ...described(item),
      ...(item.pictures && { pictures: item.pictures.map(described) }),
    })),
  };
}
