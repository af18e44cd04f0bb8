import { lengthOf } from './measure';
import { type FigureId, KindMark, Picture } from './picture';
import { publicPageText } from './text';
import type { GalleryItem, GalleryPart, PicturePart } from './types';

/** Address prefix of pictures' own pages, and all pictures that have one. */
export interface PictureBase {
  href: string;
  pictures: readonly PicturePart[];
}

/** Pictures of a gallery that have a file. */
export function galleryPictures({ items = [] }: GalleryPart): GalleryItem[] {
  return items.filter(({ filePath }) => Boolean(filePath));
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

/** Grid of pictures with their kind; each opens in full size (rule 20). */
export function GalleryBlock({
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
