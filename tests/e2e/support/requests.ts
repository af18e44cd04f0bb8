import { expect, type Page, type Request } from '@playwright/test';

/**
 * Returns a function that waits until no request runs. `networkidle` also waits for frames of previews, which
 * may never report. `quiet` are milliseconds, those of `networkidle` by default.
 */
export function watchRequests(page: Page, quiet = 500): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  page.on('request', (request) => {
    // The last call of a session outlives its page, and its end is not reported.
    if (request.method() === 'DELETE' && request.url().endsWith('/api/identity/token')) return;
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
