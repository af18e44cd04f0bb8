import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectNoSideways } from './support/axe';
import { expectToast, signIn } from './support/pages';

// The only test that writes the popup, a singleton.
test('Home popup: dates are normalised on blur and invalid ones clear, the end comes after the start, times are those of Taipei', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/home-popup');
  await page.getByRole('button', { name: '移除圖片' }).click();
  await page.getByRole('textbox', { name: '標題' }).fill('新春參觀日');
  const choose = (label: string, choice: string) =>
    page.getByRole('radiogroup', { name: label }).getByRole('radio', { name: choice }).check();
  await choose('上架時間', '指定時間');
  await choose('下架時間', '指定時間');
  const start = page.getByRole('textbox', { name: '上架時間日期' });
  await start.fill('2027-1-5');
  await start.blur();
  await expect(start).toHaveValue('2027/01/05');
  const end = page.getByRole('textbox', { name: '下架時間日期' });
  await end.fill('2027/02/30');
  await end.blur();
  await expect(end).toHaveValue('');
  await page.getByRole('combobox', { name: '上架時間 時' }).selectOption('09');
  await page.getByRole('combobox', { name: '上架時間 分' }).selectOption('30');
  await end.fill('20270104');
  await end.blur();
  await page.getByRole('radio', { name: '上架', exact: true }).check();
  await page.getByRole('button', { name: '儲存' }).click();
  await page.getByRole('button', { name: /個欄位需要修正/ }).click();
  const dialog = page.getByRole('dialog', { name: '請確認以下欄位' });
  await expect(dialog).toContainText('下架時間須晚於上架時間');
  await expect(dialog).toContainText('上架前請先上傳圖片');
  await page.keyboard.press('Escape');
  await end.fill('2027/01/06');
  await end.blur();
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#A9743A' } })
    .jpeg()
    .toBuffer();
  await page
    .getByRole('group', { name: '圖片' })
    .locator('input[type=file]')
    .setInputFiles({ name: '彈窗.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByLabel('替代文字').fill('新春參觀日海報');
  await expect(page.getByAltText('新春參觀日海報').last()).toBeVisible();
  await page.getByRole('button', { name: '儲存' }).click();
  await expectToast(page, '儲存成功');
  await page.reload();
  // The browser is in New York.
  await expect(start).toHaveValue('2027/01/05');
  await expect(page.getByRole('combobox', { name: '上架時間 時' })).toHaveValue('09');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
});
