import { expect, test } from '@playwright/test';
import { admin } from './support/server';

test('Lists: a link asked for before the sign-in is opened after it, and the back arrow of a record returns to the list as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const list = '/mng/case?tab=3&view=table&startDate=2020-01-01';
  await page.goto(list);
  await page.getByLabel('帳號').fill(admin.account);
  await page.getByLabel('密碼').fill(admin.password);
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page).toHaveURL(list);

  const row = page.getByRole('row').last().getByRole('link').first();
  const title = await row.textContent();
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await row.click();
  await expect(page.getByRole('textbox', { name: '建案名稱' })).toHaveValue(title ?? '');
  await page.getByRole('link', { name: /內容編輯/ }).click();
  await expect(page).toHaveURL(/\/case\/content\//);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(list);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // A record that this tab came to by itself has only the plain list behind it.
  await page.goto('/mng/case/edit/1');
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(/\/mng\/case$/);
});
