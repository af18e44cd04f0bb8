import type { OpenedPicture, PictureBase } from './opened-picture';
import type { FigureId } from './picture';
import type { PartOf, PicturePart, SitePartType } from './types';

/** How a page shows blocks of a type. */
export interface DrawnKind<T extends SitePartType> {
  /** False for a block that would leave a gap on a public page (rule 1). */
  isDrawn: (block: PartOf<T>) => boolean;
  view: (block: PartOf<T>, figureId: FigureId, base: PictureBase | null) => React.ReactNode;
  /** Class of its row, for a type that has one to itself. */
  row?: string;
  /** Pictures of its entries, in drawing order. */
  pictures?: (block: PartOf<T>) => PicturePart[];
  /** Those with pages of their own. */
  opened?: (block: PartOf<T>) => OpenedPicture[];
}
