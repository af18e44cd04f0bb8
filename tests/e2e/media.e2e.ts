import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible, expectSound } from './support/axe';
import { expectFocusSeen, tabTo } from './support/keyboard';
import { addBlock, expectToast, holdCalls, homeLink, openSetting, saveForm, signIn } from './support/pages';
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

test('A picture added with a case is found in the library by its name, chosen in a block by the keyboard with its text, and not deleted while it is used', async ({
  page,
}) => {
  const name = `大廳_${Date.now()}`;
  const { id, title } = await newCase('素材庫建案');
  await signIn(page);
  await page.goto(`/mng/case/edit/${id}`);
  await page
    .getByRole('group', { name: '封面圖片', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await picture(1600, 1067) });
  await page.getByLabel('替代文字').fill('挑高大廳');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('儲存成功').first()).toBeVisible();

  await page.goto(`/mng/case/content/${id}`);
  await addBlock(page, '圖片');
  await page.getByRole('button', { name: '從素材庫選擇', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '選擇圖片', exact: true });
  await expect(dialog.getByLabel('用於', { exact: true })).toHaveValue('own');
  await dialog.getByLabel('搜尋素材庫').fill(name);
  const tile = dialog.getByRole('radio', { name: new RegExp(name) });
  await tile.focus();
  await page.keyboard.press('Space');
  await expect(tile).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '使用這張', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '替代文字', exact: true })).toHaveValue('挑高大廳');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('儲存成功').first()).toBeVisible();

  await openSetting(page, '素材庫');
  await page.getByRole('button', { name: '篩選', exact: true }).click();
  await page.getByLabel('關鍵字').fill(name);
  await page.getByRole('button', { name: '套用', exact: true }).click();
  await expect(page.getByRole('button', { name: `移除條件 關鍵字：${name}`, exact: true })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`${name}.*1 處`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: '編輯圖片', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText('封面圖片、第 1 個區塊');
  await expect(page.getByRole('button', { name: '刪除', exact: true })).toBeDisabled();
  await expect(page.getByText('使用中的圖片不能刪除。取代檔案會同時更新上列 1 處。')).toBeVisible();
  await expectSound(page);
});

test('Several files are uploaded at once, a wrong one shows the reason, and an unused picture is renamed and deleted', async ({
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
  await page.getByRole('button', { name: '採用', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '替代文字', exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('儲存成功').first()).toBeVisible();
  await page.getByRole('button', { name: '刪除', exact: true }).click();
  const giveList = await holdCalls(page, /\/api\/v1\/Media\/list/);
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
  // The cached list still contains the picture, so the dialog waits for the new list.
  await expect(page.getByRole('progressbar', { includeHidden: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: '刪除中', exact: true })).toBeVisible();
  giveList();
  await expect(page.getByRole('heading', { level: 1, name: '素材庫', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`${name}_2`) })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp('南側') })).toHaveCount(0);
  const { items } = await serverAs(await tokensOf()).get<{ items: { name: string }[] }>(
    `/api/v1/Media/list?keyword=${encodeURIComponent(name)}`,
  );
  expect(items.map((item) => item.name)).toEqual([`${name}_2.jpg`]);
});

test('Ticked pictures get a tag at once, which finds them in the list and in the chooser, and it is renamed everywhere', async ({
  page,
}) => {
  const stamp = Date.now().toString(36);
  const [name, tag, other] = [`露臺_${stamp}`, `戶外${stamp}`, `景觀${stamp}`];
  await signIn(page);
  await page.goto('/mng/media');
  await upload(page, [
    { name: `${name}_1.jpg`, buffer: await picture(908, 600) },
    { name: `${name}_2.jpg`, buffer: await picture(909, 600) },
  ]);
  const tile = (at: number) => page.getByRole('link', { name: new RegExp(`${name}_${at}`) });
  await expect(tile(2)).toBeVisible();
  for (const at of [1, 2]) {
    await page.getByRole('checkbox', { name: `選取 ${name}_${at}.jpg`, exact: true }).check();
  }
  await page.getByRole('button', { name: '標籤', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '2 張圖片的標籤', exact: true });
  await dialog.getByRole('combobox', { name: '加上標籤', exact: true }).fill(tag);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: `移除標籤「${tag}」`, exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '套用', exact: true }).click();
  await expectToast(page, '已更新 2 張圖片的標籤');

  await page.getByRole('button', { name: '篩選', exact: true }).click();
  await page.getByRole('combobox', { name: '標籤', exact: true }).selectOption(tag);
  await page.getByRole('button', { name: '套用', exact: true }).click();
  await expect(page.getByRole('button', { name: `移除條件 標籤：${tag}`, exact: true })).toBeVisible();
  const tiles = page.getByRole('main').getByRole('checkbox', { name: /^選取 / });
  await expect(tiles).toHaveCount(2);
  await page.getByRole('button', { name: '改名', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '新名稱', exact: true }).fill(other);
  await page.getByRole('dialog').getByRole('button', { name: '改名', exact: true }).click();
  await expect(page.getByRole('button', { name: `移除條件 標籤：${other}`, exact: true })).toBeVisible();
  await expect(tiles).toHaveCount(2);
  await tile(1).click();
  await page.getByRole('button', { name: `移除標籤「${other}」`, exact: true }).click();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');

  const { id } = await newCase('選標籤的建案');
  await page.goto(`/mng/case/edit/${id}`);
  await page.getByRole('button', { name: '從素材庫選擇', exact: true }).first().click();
  const chooser = page.getByRole('dialog', { name: '選擇圖片', exact: true });
  await chooser.getByRole('button', { name: '顯示全部圖片', exact: true }).click();
  await chooser.getByRole('combobox', { name: '標籤', exact: true }).selectOption(other);
  const offered = chooser.getByRole('radiogroup', { name: '素材庫的圖片', exact: true }).getByRole('radio');
  await expect(offered).toHaveCount(1);
  await expect(offered).toHaveAccessibleName(new RegExp(`${name}_2`));
});

test('Alternative texts are written in the list one after the other, and one that cannot be saved stays', async ({
  page,
}) => {
  const name = `入口_${Date.now()}`;
  await signIn(page);
  await page.goto('/mng/media');
  await upload(page, [
    { name: `${name}_1.jpg`, buffer: await picture(906, 600) },
    { name: `${name}_2.jpg`, buffer: await picture(907, 600) },
  ]);
  await expect(page.getByRole('link', { name: new RegExp(`${name}_1`) })).toBeVisible();
  await page.getByRole('link', { name: /^缺替代文字 \d+$/ }).click();
  const fieldOf = (at: number) =>
    page.getByRole('textbox', { name: `${name}_${at}.jpg 的替代文字`, exact: true });
  const [first, second] = [fieldOf(1), fieldOf(2)];
  await first.fill('入口的台階');
  await first.press('Tab');
  await expect(page.getByText('已儲存', { exact: true })).toBeVisible();
  await page.route('**/api/v1/Media', (route) => route.abort());
  await second.fill('入口的雨遮');
  await second.press('Tab');
  await expect(second).toHaveAccessibleDescription(/無法連線|網路/);
  await homeLink(page).click();
  await page.getByRole('dialog', { name: '離開此頁', exact: true }).waitFor();
  await page.getByRole('button', { name: '留下', exact: true }).click();
  await expect(second).toHaveValue('入口的雨遮');
  await page.unroute('**/api/v1/Media');
  await second.focus();
  await second.press('Tab');
  await expect(page.getByText('已儲存', { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('link', { name: /^缺替代文字 \d+$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
});

test('A picture is replaced while its alternative text is typed, which is kept and saved for the new one', async ({
  page,
}) => {
  const name = `門廳_${Date.now()}`;
  await signIn(page);
  await page.goto('/mng/media');
  await upload(page, [{ name: `${name}.jpg`, buffer: await picture(904, 600) }]);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/\/media\/edit\/\d+$/);
  const before = page.url();
  const alt = page.getByRole('textbox', { name: '替代文字', exact: true });
  await alt.fill('挑高的門廳');
  await page.getByLabel('取代檔案').setInputFiles({
    name: '新門廳.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(905, 600),
  });
  await page.getByRole('dialog').getByRole('button', { name: '取代檔案', exact: true }).click();
  await expect(page.getByText('905 × 600', { exact: false })).toBeVisible();
  expect(page.url()).not.toBe(before);
  await expect(alt).toHaveValue('挑高的門廳');
  await saveForm(page);
  await page.reload();
  await expect(alt).toHaveValue('挑高的門廳');
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
});

test('With only the keyboard a picture is found, changed, left, chosen for a case and deleted, and the chart is read as a table: the focus is always visible, next to removed elements', async ({
  page,
}) => {
  const name = `中庭_${Date.now()}`;
  const bytes = await picture(903, 600);
  const server = serverAs(await tokensOf());
  await server.multipart('POST', '/api/v1/Media', {
    file: new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' }),
  });
  const { id } = await newCase('鍵盤建案');
  const enter = () => page.keyboard.press('Enter');
  await signIn(page);
  await page.goto('/mng/media');
  await expect(page.getByRole('heading', { level: 1, name: '素材庫', exact: true })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: '跳到主要內容', exact: true }));
  await enter();
  await expect(page.getByRole('link', { name: /^全部/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: '篩選', exact: true }));
  await enter();
  const keyword = page.getByLabel('關鍵字', { exact: true });
  await tabTo(page, keyword);
  await page.keyboard.type(name);
  await enter();
  const chip = page.getByRole('button', { name: `移除條件 關鍵字：${name}`, exact: true });
  await expect(chip).toBeVisible();
  await expect(keyword).toBeFocused();
  const tile = page.getByRole('link', { name: new RegExp(name) });
  await tabTo(page, tile);
  await enter();

  await expect(page.getByRole('heading', { level: 1, name: '編輯圖片', exact: true })).toBeFocused();
  const cross = page.getByRole('slider');
  await tabTo(page, cross);
  for (const key of ['ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(cross).toHaveAttribute('aria-valuetext', '水平 51%，垂直 40%');
  await tabTo(page, page.getByRole('button', { name: '採用', exact: true }));
  await enter();
  await expectFocusSeen(page);
  const save = page.getByRole('button', { name: '儲存', exact: true });
  await tabTo(page, save);
  await enter();
  await expect(page.getByText('儲存成功').first()).toBeVisible();
  await expect(save).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: '返回', exact: true }), 'Shift+Tab');
  await enter();
  await expect(tile).toBeFocused();

  await page.goto(`/mng/case/edit/${id}`);
  await page.setViewportSize({ width: 390, height: 600 });
  const open = page.getByRole('button', { name: '從素材庫選擇', exact: true }).first();
  await tabTo(page, open);
  await enter();
  const dialog = page.getByRole('dialog', { name: '選擇圖片', exact: true });
  await tabTo(page, dialog.getByRole('button', { name: '顯示全部圖片', exact: true }));
  await enter();
  const tiles = dialog.getByRole('radiogroup', { name: '素材庫的圖片', exact: true }).getByRole('radio');
  await expect(tiles.first()).toBeVisible();
  await expectFocusSeen(page);
  await tabTo(page, tiles.first());
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  await tabTo(page, dialog.getByRole('button', { name: '使用這張', exact: true }));
  await enter();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(`/mng/media?keyword=${encodeURIComponent(name)}`);
  await tabTo(page, tile);
  await enter();
  await tabTo(page, page.getByRole('button', { name: '刪除', exact: true }));
  await enter();
  await expect(page.getByRole('dialog').getByRole('button', { name: '取消', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await enter();
  await expect(page.getByRole('heading', { level: 1, name: '素材庫', exact: true })).toBeFocused();

  await page.goto('/mng');
  await tabTo(page, page.getByRole('button', { name: '以表格顯示', exact: true }));
  await enter();
  await expect(page.getByRole('button', { name: '以圖表顯示', exact: true })).toBeFocused();
  await expect(
    page.getByRole('table', { name: '近十二週的聯絡資料', exact: true }).getByRole('row'),
  ).toHaveCount(13);
});
