import type { ApiResult } from '../../api/result';

/** Loader for a page without parts outside the form. */
export const nothingMore = (): Promise<ApiResult<null>> =>
  Promise.resolve({ ok: true, data: null, messages: [] });
