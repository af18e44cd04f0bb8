import { PartType } from '../../openapi/generated/enums';
import { galleryPictures } from './gallery';
import { monthName, monthsOf } from './progress';
import { publicPageText } from './text';
import type { PictureKind, PicturePart, SitePart } from './types';
import { type Unit, unitsOf } from './units';

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

/** Pictures of a page that open, in the order of their addresses: galleries, plans, months of the building site. */
export function openedPictures(blocks: readonly SitePart[]): OpenedPicture[] {
  return (['gallery', 'plan', 'progress'] as const).flatMap((group) => blocks.flatMap(groups[group]));
}

const groups: Record<OpenedPicture['group'], (block: SitePart) => OpenedPicture[]> = {
  gallery: (block) =>
    block.partType === PartType.gallery
      ? galleryPictures(block).map((picture) => ({
          group: 'gallery',
          picture,
          name: picture.textContent?.trim() || picture.altText?.trim() || publicPageText.picture,
          caption: picture.textContent?.trim() ?? '',
          kind: picture.kind,
        }))
      : [],
  plan: (block) =>
    block.partType === PartType.plans
      ? (block.items ?? [])
          .filter(({ filePath }) => Boolean(filePath))
          .map((picture) => ({
            group: 'plan',
            picture,
            name: picture.textContent.split(publicPageText.separator)[0] ?? '',
            caption: publicPageText.planKind,
            kind: 'drawing',
            unit: unitsOf({ items: [picture] })?.[0],
          }))
      : [],
  progress: (block) =>
    block.partType === PartType.progress
      ? monthsOf(block).flatMap(({ label, pictures }) =>
          pictures.map((picture, index) => ({
            group: 'progress',
            picture,
            alt: picture.altText || publicPageText.monthPicture(monthName(label), index + 1),
            name: monthName(label),
            caption: monthName(label),
            kind: picture.kind,
          })),
        )
      : [],
};
