import { expect, test } from '@playwright/test';
import { expectSound } from './support/axe';
import { expectToast, signIn } from './support/pages';

test('a webhook is added, shows its secret once, is tested, rotated and found in its log', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  await signIn(page);
  await page.goto('/mng/connection/webhook/add');
  await page.getByLabel('名稱').fill(`官網快取 ${mark}`);
  await page.getByLabel('網址').fill('https://localhost/hooks');
  await page.getByLabel('上架').check();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('不能是內部網路的位址')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('網址').fill(`https://hooks.invalid/${mark}`);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page).toHaveURL(/\/connection\/webhook\/edit\/\d+/);
  await page.getByRole('button', { name: '顯示', exact: true }).click();
  await expect(dialog.getByLabel('密鑰', { exact: true })).toHaveValue(/^whsec_/);
  await dialog.getByLabel('我已經存好這個密鑰').check();
  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  await expect(page.getByRole('button', { name: '顯示', exact: true })).toBeHidden();
  await page.getByRole('button', { name: '送出測試', exact: true }).click();
  await expect(page.getByText('無法連線').first()).toBeVisible();
  await page.getByRole('button', { name: '輪替密鑰', exact: true }).click();
  await dialog.getByRole('button', { name: '輪替密鑰', exact: true }).click();
  await expect(dialog.getByText('密鑰只顯示這一次')).toBeVisible();
  await dialog.getByLabel('我已經存好這個密鑰').check();
  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  await expect(page.getByText('舊密鑰', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: '送出紀錄', exact: true }).click();
  await page.getByRole('button', { name: /^展開/ }).first().click();
  await expect(page.getByText(`POST /${mark}`)).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(page.getByText(`https://hooks.invalid/${mark}`)).toBeVisible();
  await page.getByRole('link', { name: `官網快取 ${mark}`, exact: true }).click();
  await page.getByRole('switch').click();
  await expectToast(page, '已暫停，之後的事件會留存');
});
