import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addBlock, expectToast, signIn } from './support/pages';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2E7250' } })
    .png()
    .toBuffer();

async function attach(page: Page, group: string, width: number, height: number) {
  await page
    .getByRole('group', { name: group, exact: true })
    .locator('input[type=file]')
    .setInputFiles({
      name: `${width}x${height}.png`,
      mimeType: 'image/png',
      buffer: await picture(width, height),
    });
}

test('Articles: staff add one, its content must not be empty, and it is found, switched online and deleted', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/article');
  await page.getByRole('link', { name: '新增', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新增文章', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: '建築美學', exact: true }).check();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: '標題', exact: true })).toBeFocused();
  const title = '雨天的廊道：避雨、停留與鄰里';
  await page.getByRole('textbox', { name: '標題', exact: true }).fill(title);
  await page.getByLabel('摘要').fill('廊道不只是通過的地方。');
  await page.getByRole('textbox', { name: '文章日期', exact: true }).fill('2026.5.1');
  await page.getByRole('textbox', { name: '文章日期', exact: true }).blur();
  await expect(page.getByRole('textbox', { name: '文章日期', exact: true })).toHaveValue('2026/05/01');
  await attach(page, '封面圖片', 1200, 800);
  await attach(page, '社群分享圖片', 1200, 631);
  await page
    .getByRole('dialog', { name: '裁切圖片', exact: true })
    .getByRole('button', { name: '取消', exact: true })
    .click();
  await expect(page.getByText('圖片尺寸須為 1200 × 630 像素').first()).toBeVisible();
  await attach(page, '社群分享圖片', 1200, 630);
  await expect(page.getByRole('group', { name: '社群分享圖片', exact: true })).toContainText(
    '1,200 × 630 像素',
  );
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');

  await expect(page).toHaveURL(/\/mng\/article\/content\/\d+$/);
  await addBlock(page, '標題');
  await page.getByRole('button', { name: '刪除 標題 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('請至少新增一個項目');
  await page.keyboard.press('Escape');
  await addBlock(page, '條列項目');
  await expect(page.getByRole('button', { name: '刪除 項目 1', exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: '項目 1', exact: true }).fill('三米寬的簷下');
  await page.getByRole('button', { name: '新增項目', exact: true }).click();
  await page.getByRole('textbox', { name: '項目 2', exact: true }).fill('可以坐下的矮牆');
  // Waits for the answer, as an earlier toast may still show.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/Articles/content') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: '儲存中', exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByText('三米寬的簷下、可以坐下的矮牆')).toBeVisible();

  await page.goto(`/mng/article?type=3&keyword=${encodeURIComponent('雨天的廊道')}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('switch').click();
  await expect(row.getByRole('switch')).toBeChecked();
  await row.getByRole('button', { name: `刪除 ${title}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
  await expectToast(page, '刪除成功');
  await expect(page.getByText('目前尚無相關資料')).toBeVisible();
});
