import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectNoSideways } from './support/axe';
import { expectToast, signIn } from './support/pages';

// The popup is a singleton; no other test changes it.
test('Home popup: dates are normalised on blur and invalid ones clear, the end comes after the start, times are those of Taipei', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/home-popup');
  await page.getByRole('button', { name: '移除圖片', exact: true }).click();
  await page.getByRole('textbox', { name: '標題', exact: true }).fill('新春參觀日');
  const choose = (label: string, choice: string) =>
    page
      .getByRole('radiogroup', { name: label, exact: true })
      .getByRole('radio', { name: choice, exact: true })
      .check();
  await choose('上架時間', '指定時間');
  await choose('下架時間', '指定時間');
  const start = page.getByRole('textbox', { name: '上架時間日期', exact: true });
  await start.fill('2027-1-5');
  await start.blur();
  await expect(start).toHaveValue('2027/01/05');
  const end = page.getByRole('textbox', { name: '下架時間日期', exact: true });
  await end.fill('2027/02/30');
  await end.blur();
  await expect(end).toHaveValue('');
  await expect(page.getByText('「2027/02/30」不是日期，已清除')).toBeVisible();
  await page.getByRole('combobox', { name: '上架時間 時', exact: true }).selectOption('09');
  await page.getByRole('combobox', { name: '上架時間 分', exact: true }).selectOption('30');
  await end.fill('20270104');
  await end.blur();
  await page.getByRole('radio', { name: '上架', exact: true }).check();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '請確認以下欄位', exact: true });
  await expect(dialog).toContainText('下架時間須晚於上架時間');
  await expect(dialog).toContainText('上架前請先上傳圖片');
  await page.keyboard.press('Escape');
  await end.fill('2027/01/06');
  await end.blur();
  await page
    .getByRole('group', { name: '圖片', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: '彈窗.jpg', mimeType: 'image/jpeg', buffer: await poster() });
  await page.getByLabel('替代文字').fill('新春參觀日海報');
  await expect(page.getByAltText('新春參觀日海報').last()).toBeVisible();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await page.reload();
  // The browser is in New York.
  await expect(start).toHaveValue('2027/01/05');
  await expect(page.getByRole('combobox', { name: '上架時間 時', exact: true })).toHaveValue('09');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
});

test('Of several popups the list shows which one visitors see, and toasts leave room below its last row', async ({
  page,
}) => {
  await signIn(page);
  const titles = ['平日活動', '週年慶'].map((title) => `${title} ${Date.now().toString(36)}`);
  for (const title of titles) {
    await page.goto('/mng/home-popup');
    await page.getByRole('link', { name: '新增', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '新增其他彈窗', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: '標題', exact: true }).fill(title);
    await page
      .getByRole('group', { name: '圖片', exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: '彈窗.jpg', mimeType: 'image/jpeg', buffer: await poster() });
    await page.getByRole('radio', { name: '上架', exact: true }).check();
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    await expect(page).toHaveURL(/other-popup\/edit\/\d+$/);
    await expect(page.getByText('有變更', { exact: true })).toBeHidden();
  }
  await page.getByRole('link', { name: '返回', exact: true }).click();
  const [older = '', newer = ''] = titles;
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(page.getByText(`訪客現在看到「${newer}」。`).last()).toBeVisible();
  await expect(row(older)).toContainText('同時上架，未顯示');
  await row(newer).getByRole('switch').click();
  await expect(page.getByText(`訪客現在看到「${older}」。`).last()).toBeVisible();
  const toast = page.getByRole('region', { name: '通知', exact: true }).getByRole('listitem').last();
  await expect(toast).toBeVisible();
  const last = page.getByRole('row').last();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [below, above] = [await toast.boundingBox(), await last.boundingBox()];
      return below && above && above.y + above.height <= below.y;
    })
    .toBe(true);
  for (const title of titles) {
    await page.getByRole('button', { name: `刪除 ${title}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
    await expect(row(title)).toHaveCount(0);
  }
});

const poster = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#A9743A' } })
    .jpeg()
    .toBuffer();
