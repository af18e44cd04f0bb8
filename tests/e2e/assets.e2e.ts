import { expect, test } from '@playwright/test';

test('any path under /mng is index.html, never cached, with no inline script, Trusted Types and no frame around it', async ({
  request,
}) => {
  const answer = await request.get('/mng/case/edit/1');
  const headers = answer.headers();
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(await answer.text()).not.toMatch(/<script(?![^>]*src=)/);
});

test('a screen has its menu, bar and bars of its text before a script has come, and none of them with its own frame', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/mng/', { waitUntil: 'commit' });
  const frame = page.locator('[data-first-frame]');
  await expect(frame.getByText('網站管理後台', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame).toBeHidden();
});

test('hashed assets are immutable and sent as brotli or gzip if the browser accepts it', async ({
  request,
}) => {
  const [, asset = ''] =
    /src="(\/mng\/assets\/[^"]+\.js)"/.exec(await (await request.get('/mng')).text()) ?? [];
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(asset, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers()).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  expect((await request.get('/mng/assets/gone-12345678.js')).status()).toBe(404);
});
