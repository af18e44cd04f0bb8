import type { Size } from '../pictures/crop-frame';
import { fileNameIn, fileUrl } from '../pictures/file-url';
import type { MaybeFocus } from '../../drawing/focus';

/** Stored picture of a record, a block or the library; absent and null are equal. */
export interface StoredImage extends MaybeFocus {
  filePath: string;
  fileName?: string | null | undefined;
  /** In bytes. */
  fileSize?: number | null | undefined;
  width?: number | null;
  height?: number | null;
  sources?: { filePath: string; width: number }[];
}

/** Value of a picture field: the stored picture, a new file, or none. */
export interface PictureValue {
  stored: StoredImage | null;
  /** Replaces the stored picture; not sent yet. */
  file: File | null;
  /** Size of the new file. */
  pixels: Size | null;
}

/** Value of a form's picture field; a form sends only changes. */
export interface ImageValue extends PictureValue {
  /** The stored picture was removed or replaced by another. */
  removed: boolean;
  /** `stored` comes from the library. */
  isChosen?: boolean;
}

/** Value for a stored picture, or for none. */
export function pictureOf(stored: StoredImage | null): PictureValue {
  return { stored, file: null, pixels: null };
}

/** First value of a form for a stored picture. */
export function storedImage(stored: StoredImage | null): ImageValue {
  return { ...pictureOf(stored), removed: false };
}

export function hasImage({ stored, file }: PictureValue): boolean {
  return stored !== null || file !== null;
}

/** Name of the file; undefined without a picture. */
export function imageName({ stored, file }: PictureValue): string | undefined {
  return file?.name ?? (stored ? (stored.fileName ?? fileNameIn(stored.filePath)) : undefined);
}

/** The picture as pages draw it, also before upload; null without one. */
export function drawnImage({ stored, file, pixels }: PictureValue): StoredImage | null {
  return file ? { filePath: fileUrl(file), ...pixels } : stored;
}

/** Value after removing the picture. */
export function withoutImage({ stored, isChosen, removed }: ImageValue): ImageValue {
  return { ...storedImage(null), removed: removed || (stored !== null && !isChosen) };
}

/** Value after choosing a picture of the library. */
export function chosenImage(stored: StoredImage, before: ImageValue): ImageValue {
  return { ...withoutImage(before), stored, isChosen: true };
}

/** Value after a new file, a picture of the library, or a removal. */
export function changedImage(before: ImageValue, next: PictureValue): ImageValue {
  if (next.file) return { ...before, ...next };
  return next.stored ? chosenImage(next.stored, before) : withoutImage(before);
}

type ImageBody<TName extends string> = { [Name in TName]?: File } & {
  [Name in `${TName}Path`]?: string;
} & { [Name in `${TName}Removed`]?: true };

/** Picture fields of a multipart body; empty for an unchanged picture. */
export function imageBody<TName extends string>(
  name: TName,
  { file, removed, stored, isChosen }: ImageValue,
): ImageBody<TName> {
  const entry = file
    ? { [name]: file }
    : isChosen && stored
      ? { [`${name}Path`]: stored.filePath }
      : removed
        ? { [`${name}Removed`]: true }
        : {};
  // TypeScript widens a computed key of a type parameter to string.
  return entry as ImageBody<TName>;
}
