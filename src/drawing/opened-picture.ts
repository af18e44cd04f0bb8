import type { PictureKind, PicturePart } from './types';
import type { Unit } from './units';

/** A picture with a page of its own, in a strip with the others of its group. */
export interface OpenedPicture {
  group: 'gallery' | 'plan' | 'progress';
  picture: PicturePart;
  /** Title of its page. */
  name: string;
  caption: string;
  /** Description, where the picture has none of its own. */
  alt?: string;
  kind: PictureKind;
  /** The housing unit of a plan. */
  unit?: Unit | undefined;
}

/** Address prefix of pictures' own pages, and all pictures that have one. */
export interface PictureBase {
  href: string;
  pictures: readonly PicturePart[];
}

/** Element id to which a picture's own page links back. */
export const pictureAnchor = (number: number) => `g${number}`;

/** Address of a picture's own page. */
export const pictureHref = (base: string, number: number) => `${base}/${number}#p${number}`;

/** Where a picture opens: its own page, which leads back to this anchor, else its file. */
export function openingOf(picture: PicturePart, base: PictureBase | null) {
  if (!base) return { id: undefined, href: picture.filePath ?? '' };
  const number = base.pictures.indexOf(picture) + 1;
  return { id: pictureAnchor(number), href: pictureHref(base.href, number) };
}
