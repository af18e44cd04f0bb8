import { expect, type Page, type Request } from '@playwright/test';

/** As long as Playwright's own `networkidle`, in ms. */
const quiet = 500;

/**
 * Watches the requests of a page from now on. Returns a wait for a moment without any. `networkidle` does not serve:
 * it also waits for the frames of previews, which are never loaded and on a busy machine never report.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  page.on('request', (request) => {
    open.add(request);
    changed = Date.now();
  });
  const close = (request: Request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    const asked = Date.now();
    await expect
      .poll(() =>
        Date.now() - Math.max(changed, asked) < quiet ? ['recent'] : [...open].map((each) => each.url()),
      )
      .toEqual([]);
  };
}
