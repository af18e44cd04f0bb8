import type { ApiResult } from '../api/result';
import { fileUrl } from '../pictures/file-url';
import type { ImageValue } from '../fields/image-value';

/** Loader for a page without parts outside the form. */
export const nothingMore = (): Promise<ApiResult<null>> =>
  Promise.resolve({ ok: true, data: null, messages: [] });

/** Picture of an image field for a preview, also before upload. */
export function typedPicture({ stored, file, pixels, removed }: ImageValue) {
  if (file) return { filePath: fileUrl(file), ...pixels };
  return removed ? null : stored;
}

/** Address of the picture for a shared page: its own, else the cover. */
export function sharedPicture({
  shareImage,
  cover,
}: Record<'shareImage' | 'cover', ImageValue>): string | null {
  return (typedPicture(shareImage) ?? typedPicture(cover))?.filePath ?? null;
}
