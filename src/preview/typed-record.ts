import type { ApiResult } from '../api/result';
import { fileUrl } from '../pictures/file-url';
import type { ImageValue } from '../fields/image-value';

/** For a page that says nothing beside what is edited. */
export const nothingMore = (): Promise<ApiResult<null>> =>
  Promise.resolve({ ok: true, data: null, messages: [] });

/** The picture of an image field as a page draws it, also before it is sent. */
export function typedPicture({ stored, file, pixels, removed }: ImageValue) {
  if (file) return { filePath: fileUrl(file), ...pixels };
  return removed ? null : stored;
}
