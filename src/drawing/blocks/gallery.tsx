import type { PartType } from '../../../openapi/generated/enums';
import type { DrawnKind } from '../drawn-kind';
import { lengthOf } from '../measure';
import { openingOf, type PictureBase } from '../opened-picture';
import { type FigureId, KindMark, Picture } from '../picture';
import { publicPageText } from '../text';
import type { GalleryItem, GalleryPart } from '../types';

export const galleryKind: DrawnKind<typeof PartType.gallery> = {
  isDrawn: (block) => galleryPictures(block).length > 0,
  view: (block, figureId, base) => <GalleryBlock block={block} figureId={figureId} base={base} />,
  row: 'row-list row-pictures',
  pictures: galleryPictures,
  opened: (block) =>
    galleryPictures(block).map((picture) => ({
      group: 'gallery',
      picture,
      name: picture.textContent?.trim() || picture.altText?.trim() || publicPageText.picture,
      caption: picture.textContent?.trim() ?? '',
      kind: picture.kind,
    })),
};

/** Pictures of a gallery that have a file. */
function galleryPictures({ items = [] }: GalleryPart): GalleryItem[] {
  return items.filter(({ filePath }) => Boolean(filePath));
}

/** Grid of pictures with their kind; each opens in full size (rule 20). */
function GalleryBlock({
  block,
  figureId,
  base,
}: {
  block: GalleryPart;
  figureId: FigureId;
  base: PictureBase | null;
}) {
  const pictures = galleryPictures(block);
  return (
    <ul className={`gal n${Math.min(pictures.length, 4)}`} data-part-id={block.id}>
      {pictures.map((picture, index) => {
        const { id, href } = openingOf(picture, base);
        return (
          <li key={index} id={id}>
            <figure id={figureId(picture)}>
              <a
                href={href}
                aria-label={publicPageText.enlarge(
                  picture.altText || picture.textContent || publicPageText.picture,
                )}
              >
                <Picture block={picture} place={pictures.length > 1 ? 'half' : 'wide'} />
              </a>
              <figcaption>
                <KindMark kind={picture.kind} />
                {lengthOf(picture.textContent) > 0 && <span>{picture.textContent}</span>}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
