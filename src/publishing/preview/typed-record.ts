import type { ApiResult } from '../../api/result';
import { drawnImage, type ImageValue } from '../../records/fields/image-value';

/** Loader for a page without parts outside the form. */
export const nothingMore = (): Promise<ApiResult<null>> =>
  Promise.resolve({ ok: true, data: null, messages: [] });

/** Address of the picture for a shared page: its own, else the cover. */
export function sharedPicture({
  shareImage,
  cover,
}: Record<'shareImage' | 'cover', ImageValue>): string | null {
  return (drawnImage(shareImage) ?? drawnImage(cover))?.filePath ?? null;
}
