import { saveRedirect } from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';

/** Leads addresses to a page, one after the other; the first failure ends it. */
export async function saveRedirects(paths: readonly string[], to: string): Promise<ApiResult<null>> {
  for (const from of paths) {
    // oxlint-disable-next-line no-await-in-loop
    const result = await saveRedirect({ from, to });
    if (!result.ok) return result;
  }
  return { ok: true, data: null, messages: [] };
}
