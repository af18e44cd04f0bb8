import { expect, test } from '@playwright/test';
import { signIn, signInByForm } from './support/pages';

const answers: [number, string, string][] = [
  [413, '<html>Request Entity Too Large</html>', '檔案或內容太大，請縮小後再試'],
  [429, '', '操作過於頻繁，請稍後再試'],
  [502, '<html>Bad Gateway</html>', '伺服器暫時沒有回應，請稍後再試'],
  [504, '{}', '伺服器暫時沒有回應，請稍後再試'],
  [400, JSON.stringify({ succeeded: false, messages: ['第一件事', '第二件事'], data: null }), '第二件事'],
];

for (const [status, body, words] of answers) {
  test(`7 Calls: a switch that is answered ${status} says so in a toast, and stays as it was`, async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/mng/news');
    const toggle = page.getByRole('switch').first();
    const before = await toggle.getAttribute('aria-checked');
    await page.route('**/api/v1/News/edit-status', (route) => route.fulfill({ status, body }));
    await toggle.click();
    await expect(page.getByRole('region', { name: '通知' }).getByText(words)).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-checked', before ?? '');
  });
}

test('7 Calls: each message of an answer is a toast, success and error alike', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/news');
  const toasts = page.getByRole('region', { name: '通知' });
  await page.route('**/api/v1/News/edit-status', (route) =>
    route.fulfill({ json: { succeeded: true, messages: ['已更新一筆', '請記得通知同仁'], data: null } }),
  );
  await page.getByRole('switch').first().click();
  await expect(toasts.getByText('已更新一筆')).toBeVisible();
  await expect(toasts.getByText('請記得通知同仁')).toBeVisible();
  await page.unroute('**/api/v1/News/edit-status');
  await page.route('**/api/v1/News/edit-status', (route) =>
    route.fulfill({ json: { succeeded: false, messages: ['不可上架', '請先上傳封面'], data: null } }),
  );
  await page.getByRole('switch').first().click();
  await expect(toasts.getByText('不可上架')).toBeVisible();
  await expect(toasts.getByText('請先上傳封面')).toBeVisible();
});

test('7 Calls: front-side calls carry no token, all others the stored one', async ({ page }) => {
  const seen: [string, boolean][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push([pathname, 'authorization' in request.headers()]);
  });
  await signInByForm(page);
  await page.goto('/mng/news');
  await expect(page.getByRole('switch').first()).toBeVisible();
  expect(seen.filter(([path, isSigned]) => isSigned === (path === '/api/identity/token'))).toEqual([]);
  expect(seen.map(([path]) => path)).toContain('/api/identity/token');
});
