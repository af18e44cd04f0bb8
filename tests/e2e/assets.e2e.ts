import { expect, test } from '@playwright/test';
import { holdCalls, signIn } from './support/pages';

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
  const release = await holdCalls(page, /\.js$/);
  await page.goto('/mng/', { waitUntil: 'commit' });
  const frame = page.locator('[data-first-frame]');
  await expect(frame.getByText('網站管理後台', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame).toBeHidden();
});

test('the code of a screen loads while the account is asked for, and that of its formatted text while its record is', async ({
  page,
}) => {
  await signIn(page);
  const giveAccount = await holdCalls(page, /\/api\/identity\/account\/me$/);
  const giveRecord = await holdCalls(page, /\/api\/v1\/News\/1$/);
  const screen = page.waitForRequest(/\/assets\/_layout-[^/]*\.js$/);
  const editor = page.waitForRequest(/\/assets\/RichEditorView-[^/]*\.js$/);
  await page.goto('/mng/news/edit/1', { waitUntil: 'commit' });
  await screen;
  giveAccount();
  await editor;
  giveRecord();
  await expect(page.getByRole('textbox', { name: '內文', exact: true })).toBeVisible();
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
