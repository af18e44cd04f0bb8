import * as v from 'valibot';
import type { components } from '../../openapi/generated/types';
import { fileProblem, pixelProblem, type UploadRule } from '../pictures/upload-rules';
import { problemText } from '../record/text';

export type StoredImage = components['schemas']['FileInfo'];

/** The value of an image field: the picture of the record, a new file in its place, or neither. */
export interface ImageValue {
  stored: StoredImage | null;
  file: File | null;
  /** Of the new file. */
  pixels: { width: number; height: number } | null;
  /** The record's picture was taken away, or another one was chosen in its place. */
  removed: boolean;
  /** `stored` was chosen from the library. */
  isChosen?: boolean;
}

/** The field's start for a record's picture. */
export function storedImage(stored: StoredImage | null): ImageValue {
  return { stored, file: null, pixels: null, removed: false };
}

/** True when there is a picture, stored or new. */
export function hasImage({ stored, file }: ImageValue): boolean {
  return stored !== null || file !== null;
}

/** A picture that may be left out. */
export function image(rule: UploadRule) {
  return v.pipe(
    v.custom<ImageValue>((value) => typeof value === 'object' && value !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !dataset.value.file) return;
      const { file, pixels } = dataset.value;
      const message = fileProblem(file, rule) ?? (pixels ? pixelProblem(pixels, rule) : null);
      if (message) addIssue({ message });
    }),
  );
}

/** A picture that must be there. */
export function requiredImage(rule: UploadRule) {
  return v.pipe(image(rule), v.check(hasImage, problemText.required));
}

/** The field's value once its picture, the record's or another one, was taken away. */
export function withoutImage({ stored, isChosen, removed }: ImageValue): ImageValue {
  return { ...storedImage(null), removed: removed || (stored !== null && !isChosen) };
}

/** The field's value once a picture of the library was chosen instead of this one. */
export function chosenImage(stored: StoredImage, before: ImageValue): ImageValue {
  return { ...withoutImage(before), stored, isChosen: true };
}

type ImageBody<TName extends string> = { [Name in TName]?: File } & {
  [Name in `${TName}Path`]?: string;
} & { [Name in `${TName}Removed`]?: true };

/** The picture's part of a multipart body, under the name of its field; nothing of it leaves the picture as it is. */
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
  // A computed key of a type parameter is a plain string to the compiler.
  return entry as ImageBody<TName>;
}
