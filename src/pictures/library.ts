import type { components } from '../../openapi/generated/types';
import { libraryText } from './library-text';

export type MediaRow = components['schemas']['MediaRow'];

/** A picture of the library, as a field takes it. */
export interface PickedPicture {
  file: components['schemas']['FileInfo'];
  /** What the library says of it; empty for nothing. */
  altText: string;
}

/** What a picture is called, also one that is older than names. */
export function pictureName({ id, name }: Pick<MediaRow, 'id' | 'name'>): string {
  return name || libraryText.unnamed(id);
}

/** The smallest width that is stored for a tile, else the picture itself. */
export function tileSource({ filePath, sources = [] }: PickedPicture['file']): string {
  return (
    sources.toSorted((a, b) => a.width - b.width).find(({ width }) => width >= 480)?.filePath ?? filePath
  );
}

/** A picture of the library as a file, to be cropped before it is used; null when it can't be read. */
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
