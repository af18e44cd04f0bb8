import * as v from 'valibot';
import type { components } from '../../openapi/generated/types';
import { fileProblem, pixelProblem, type UploadRule } from '../pictures/upload-rules';
import { problemText } from '../record/text';

export type StoredImage = components['schemas']['FileInfo'];

/** Value of an image field: the stored picture, a new file, or none. */
export interface ImageValue {
  stored: StoredImage | null;
  file: File | null;
  /** Size of the new file. */
  pixels: { width: number; height: number } | null;
  /** The stored picture was removed or replaced by another. */
  removed: boolean;
  /** `stored` comes from the library. */
  isChosen?: boolean;
}

/** First value for a stored picture. */
export function storedImage(stored: StoredImage | null): ImageValue {
  return { stored, file: null, pixels: null, removed: false };
}

export function hasImage({ stored, file }: ImageValue): boolean {
  return stored !== null || file !== null;
}

/** An optional picture. */
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

/** A required picture. */
export function requiredImage(rule: UploadRule) {
  return v.pipe(image(rule), v.check(hasImage, problemText.required));
}

/** Value after removing the picture. */
export function withoutImage({ stored, isChosen, removed }: ImageValue): ImageValue {
  return { ...storedImage(null), removed: removed || (stored !== null && !isChosen) };
}

/** Value after choosing a picture of the library. */
export function chosenImage(stored: StoredImage, before: ImageValue): ImageValue {
  return { ...withoutImage(before), stored, isChosen: true };
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
