import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible, expectSound } from './support/axe';
import { signIn } from './support/pages';
import { newCase } from './support/records';

const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#2E7250',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .jpeg()
    .toBuffer();
const upload = (page: Page, files: { name: string; buffer: Buffer }[]) =>
  page
    .getByLabel('上傳', { exact: true })
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));

test('A picture that comes with a case is found in the library by its name, chosen again in a block by the keyboard with its text, and not deleted while it is used', async ({
  page,
}) => {
  const name = `大廳_${Date.now()}`;
  const { id, title } = await newCase('素材庫建案');
  await signIn(page);
  await page.goto(`/mng/case/edit/${id}`);
  await page
    .getByRole('group', { name: '封面圖片' })
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await picture(1600, 1067) });
  await page.getByLabel('替代文字').fill('挑高大廳');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('儲存成功').first()).toBeVisible();

  await page.goto(`/mng/case/content/${id}`);
  await page.getByRole('button', { name: '圖片', exact: true }).first().click();
  await page.getByRole('button', { name: '從素材庫選擇' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '選擇圖片' });
  await expect(dialog.getByLabel('用於', { exact: true })).toHaveValue('own');
  await dialog.getByLabel('搜尋素材庫').fill(name);
  const tile = dialog.getByRole('radio', { name: new RegExp(name) });
  await tile.focus();
  await page.keyboard.press('Space');
  await expect(tile).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '使用這張' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '替代文字' })).toHaveValue('挑高大廳');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('儲存成功').first()).toBeVisible();

  await page.getByRole('link', { name: '素材庫', exact: true }).click();
  await page.getByRole('button', { name: '篩選' }).click();
  await page.getByLabel('關鍵字').fill(name);
  await page.getByRole('button', { name: '套用' }).click();
  await page.getByRole('link', { name: new RegExp(`${name}.*1 處`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: '編輯圖片' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toContainText('封面圖片、第 1 個區塊');
  await expect(page.getByRole('button', { name: '刪除' })).toBeDisabled();
  await expect(page.getByText('使用中的圖片不能刪除。取代檔案會同時更新上列 1 處。')).toBeVisible();
  await expectSound(page);
});

test('Several files are uploaded at once, a wrong one says why, and an unused picture is renamed and deleted', async ({
  page,
}) => {
  const name = `庭院_${Date.now()}`;
  await signIn(page);
  await page.goto('/mng/media');
  await upload(page, [
    { name: `${name}_1.jpg`, buffer: await picture(900, 600) },
    { name: `${name}.heic`, buffer: Buffer.from('heic') },
    { name: `${name}_2.jpg`, buffer: await picture(901, 600) },
  ]);
  await expect(page.getByRole('link', { name: new RegExp(`${name}_2`) })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'HEIC' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`${name}_1`) }).click();
  await page.getByLabel('名稱').fill(`${name} 南側`);
  await page.getByRole('button', { name: '採用' }).click();
  await expect(page.getByRole('textbox', { name: '替代文字' })).not.toHaveValue('');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('儲存成功').first()).toBeVisible();
  await page.getByRole('button', { name: '刪除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '素材庫' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`${name}_2`) })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp('南側') })).toHaveCount(0);
  const { items } = await serverAs(await tokensOf()).get<{ items: { name: string }[] }>(
    `/api/v1/Media/list?keyword=${encodeURIComponent(name)}`,
  );
  expect(items.map((item) => item.name)).toEqual([`${name}_2.jpg`]);
});
