import type { Size } from './crop-frame';
import type { MediaRow } from './library';
import { libraryText as text } from './library-text';
import { pixelText } from './text';

type Picture = Pick<MediaRow, 'file' | 'altText'>;

/** True for a picture that is smaller than the required size. */
export function isRefused(picture: Picture, asked: Size | undefined): boolean {
  return asked !== undefined && isSmaller(picture, asked);
}

/** Says what happens to a picture once it is used. */
export function outcomeText(picture: Picture, asked: Size | undefined): string {
  if (asked && isSmaller(picture, asked)) return text.tooSmallFor(pixelText(asked));
  if (asked && !isOfSize(picture, asked)) return text.cropped;
  return picture.altText ? text.withAlt : text.withoutAlt;
}

/** Says why a picture does not suit the place it is chosen for; undefined where it does. */
export function unfitText(picture: Picture, wanted: Size | undefined): string | undefined {
  return wanted && isSmaller(picture, wanted) ? text.tooSmallFor(pixelText(wanted)) : undefined;
}

function isOfSize({ file }: Picture, { width, height }: Size): boolean {
  return file.width === width && file.height === height;
}

function isSmaller({ file }: Picture, { width, height }: Size): boolean {
  return (file.width ?? 0) < width || (file.height ?? 0) < height;
}
