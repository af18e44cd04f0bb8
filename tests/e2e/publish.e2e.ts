import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { admin } from './support/server';

test('a member of staff adds a case, designs its site, has the code checked, names and publishes it, and a stranger sees it', async ({ page, browser }) => {
  test.setTimeout(90_000);
  await page.goto('/mng');
  await page.getByLabel('帳號').fill(admin.account);
  await page.getByLabel('密碼').fill(admin.password);
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '首頁' })).toBeVisible();

  await page.goto('/mng/case/add');
  await page.getByLabel('建案名稱').fill('青田硯');
  await page.getByLabel('建案代碼').fill('HY209901');
  await page.getByLabel('縣市', { exact: false }).first().selectOption('臺北市');
  await page.getByLabel('鄉鎮市區').selectOption('大安區');
  await page.getByLabel('預約電話').fill('0225718170');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('儲存成功').first()).toBeVisible();

  await page.goto('/mng/web?keyword=青田硯');
  await page.getByRole('link', { name: '青田硯' }).first().click();
  await page.getByRole('link', { name: '選擇版型' }).click();
  await page.getByRole('button', { name: '使用 留白' }).click();
  await expect(page.getByText('要使用此版型開始編輯嗎？')).toBeVisible();
  await page.getByRole('button', { name: '確定' }).click();

  await expect(page.getByRole('heading', { name: '內容編輯', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: /標題 把日子，過成風景/ }).click();
  await page.getByLabel('文字', { exact: true }).fill('青田街的留白');
  const preview = page.frameLocator('iframe[title="頁面預覽"]');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('青田街的留白');
  await page.getByRole('button', { name: '圖片', exact: true }).click();
  const photo = await sharp({ create: { width: 912, height: 452, channels: 3, background: '#A9743A' } }).jpeg().toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({ name: '大廳.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('替代文字').fill('大廳實景');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('儲存成功').first()).toBeVisible();

  await page.getByRole('link', { name: '前往發布' }).click();
  await page.getByRole('textbox', { name: '建案代碼' }).fill('HY209901');
  await page.getByRole('button', { name: '比對' }).click();
  await expect(page.getByText('名稱與區域一致')).toBeVisible();
  await page.getByRole('button', { name: '儲存代碼' }).click();
  await page.getByRole('textbox', { name: '網站名稱' }).fill('qingtian-yan');
  await page.getByRole('button', { name: '儲存名稱' }).click();
  await page.getByRole('button', { name: '發布', exact: true }).click();
  await expect(page.getByText('發布成功').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: '網站名稱' })).toHaveAttribute('readonly', '');

  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto('/case/qingtian-yan'))?.status()).toBe(200);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('青田街的留白');
  await expect(stranger.getByAltText('大廳實景')).toHaveJSProperty('naturalWidth', 912);
});
