import { expect, test } from '@playwright/test';
import { mainMenu, signIn, signInByForm, unfold } from './support/pages';

test('without tokens every path leads to the sign-in, and a wrong password keeps what was typed', async ({
  page,
}) => {
  await page.goto('/mng/case');
  await expect(page).toHaveURL(/\/mng\/login$/);
  await page.getByLabel('帳號').fill('nobody');
  await page.getByLabel('密碼').fill('wrong-password');
  await page.getByRole('button', { name: '登入', exact: true }).click();
  await expect(page.getByRole('alert').getByText('帳號或密碼錯誤')).toBeVisible();
  await expect(page.getByLabel('帳號')).toHaveValue('nobody');
  await expect(page.getByLabel('密碼')).toHaveValue('wrong-password');
});

test('staff sign in, see the menu of their claims, and 登出 asks before it logs out and clears local storage', async ({
  page,
}) => {
  await signInByForm(page);
  const menu = mainMenu(page);
  await unfold(page, '建案管理');
  await expect(menu.getByRole('link', { name: '網站建案資訊管理', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['_rt', '_t', '_te']);
  await page.goto('/mng/login');
  await expect(page).toHaveURL(/\/mng\/?$/);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.getByRole('button', { name: '登出', exact: true }).click();
  await expect(page.getByText('確定要登出嗎？')).toBeVisible();
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await page.getByRole('button', { name: '登出', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click();
  await expect(page).toHaveURL(/\/mng\/logout$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the case list has three tabs, a footer, and a highlight switch that tab 3 has not', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/case');
  await expect(page.getByText('松濤硯').first()).toBeVisible();
  await expect(page.getByText('總計 7 筆，顯示 1～7 筆', { exact: true })).toBeVisible();
  const highlight = page.getByRole('switch').first();
  await expect(highlight).toBeChecked();
  await highlight.click();
  await expect(highlight).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await page.getByRole('link', { name: /歷年完銷/ }).click();
  await expect(page.getByText('聽松居').first()).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('a published site is a public page, one that is not published is a not-found page', async ({ page }) => {
  const response = await page.goto('/case/site-202503');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('松濤硯');
  expect((await page.goto('/case/HY202503'))?.url()).toMatch(/\/case\/site-202503$/);
  expect((await page.goto('/case/no-such-site'))?.status()).toBe(404);
});

test('a failed save lists each field with its message and adds nothing, and a right one adds the case', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/case/add');
  await expect(page.getByRole('heading', { level: 1, name: '新增建案', exact: true })).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/CaseInfos')) sent += 1;
  });
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '請確認以下欄位', exact: true });
  for (const label of ['建案名稱', '建案代碼', '縣市', '鄉鎮市區', '預約電話']) {
    await expect(dialog.getByRole('button', { name: new RegExp(`^${label}`) })).toContainText('此欄位為必填');
  }
  expect(sent).toBe(0);
  await page.keyboard.press('Escape');
  const code = `M${Date.now().toString(36).toUpperCase()}`;
  await page.getByLabel('建案名稱').fill('新增成功的建案');
  await page.getByLabel('建案代碼').fill(code);
  await page.getByRole('radio', { name: '即將推出', exact: true }).click();
  await page.getByLabel('縣市').selectOption('臺北市');
  await page.getByLabel('鄉鎮市區').selectOption('大安區');
  await page.getByLabel('預約電話').fill('0225718170');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '編輯建案', exact: true })).toBeVisible();
  await page.goto(`/mng/case?tab=2&keyword=${code}`);
  await expect(page.getByRole('main').getByRole('listitem').getByText('新增成功的建案')).toBeVisible();
  expect(sent).toBe(1);
});

test('any other path is a not-found screen', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/nowhere');
  await expect(page.getByText('找不到頁面').first()).toBeVisible();
});
