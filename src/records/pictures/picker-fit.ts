import type { Size } from './crop-frame';
import type { MediaRow } from './library';
import { libraryText as text } from './library-text';
import { pixelText } from './text';

type Picture = Pick<MediaRow, 'file' | 'altText'>;

/** True for a picture below the required size. */
export function isRefused(picture: Picture, asked: Size | undefined): boolean {
  return asked !== undefined && isSmaller(picture, asked);
}

/** Effect of using a picture. */
export function outcomeText(picture: Picture, asked: Size | undefined): string {
  if (asked && isSmaller(picture, asked)) return text.tooSmallFor(pixelText(asked));
  if (asked && !isOfSize(picture, asked)) return text.cropped;
  return picture.altText ? text.withAlt : text.withoutAlt;
}

/** Reason why a picture does not suit the field; undefined if it does. */
export function unfitText(picture: Picture, minSize: Size | undefined): string | undefined {
  return minSize && isSmaller(picture, minSize) ? text.tooSmallFor(pixelText(minSize)) : undefined;
}

function isOfSize({ file }: Picture, { width, height }: Size): boolean {
  return file.width === width && file.height === height;
}

function isSmaller({ file }: Picture, { width, height }: Size): boolean {
  return (file.width ?? 0) < width || (file.height ?? 0) < height;
}
