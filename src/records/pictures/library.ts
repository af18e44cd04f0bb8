import type { components } from '../../../openapi/generated/types';
import { libraryText } from './library-text';

export type MediaRow = components['schemas']['MediaRow'];

/** A library picture as the value of a field. */
export interface PickedPicture {
  file: components['schemas']['FileInfo'];
  /** Alternative text of the library; may be empty. */
  altText: string;
}

/** Name of a picture, with a fallback for unnamed ones. */
export function pictureName({ id, name }: Pick<MediaRow, 'id' | 'name'>): string {
  return name || libraryText.unnamed(id);
}

/** Downloads a library picture for cropping; null for a failure. */
export async function fileOf({
  filePath,
  fileName,
  fileExtension,
}: PickedPicture['file']): Promise<File | null> {
  try {
    const answer = await fetch(filePath);
    if (!answer.ok) return null;
    const blob = await answer.blob();
    return new File([blob], fileName || `picture.${fileExtension}`, { type: blob.type });
  } catch {
    return null;
  }
}
