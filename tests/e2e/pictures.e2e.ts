import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serverAs, tokensOf } from './support/api';
import { addBlock, expectToast, signIn } from './support/pages';
import { newCase } from './support/records';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2E7250' } })
    .png()
    .toBuffer();
/** A picture of noise, which does not compress. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: '裁切圖片', exact: true });
const choose = (page: Page, name: string, buffer: Buffer) =>
  group(page, name)
    .locator('input[type=file]')
    .setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer });

test('Pictures: the upload dialog crops to the asked size by mouse, slider and keyboard, and shows pixels and bytes before and after', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/article/add');
  await choose(page, '社群分享圖片', await plain(2400, 1800));
  await expect(dialog(page)).toContainText('圖片尺寸須為 1,200 × 630 像素');
  await expect(dialog(page)).toContainText(/原始2,400 × 1,800 像素，\d+ KB/);
  await expect(dialog(page)).toContainText(/裁切後1,200 × 630 像素，\d+ KB/);

  const frame = dialog(page).getByLabel('裁切框，以方向鍵移動');
  const place = async () => Math.round((await frame.boundingBox())?.y ?? 0);
  const start = await place();
  await frame.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(place).toBeLessThan(start);
  const box = await frame.boundingBox();
  if (!box) throw new Error('No frame');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).toBeGreaterThan(Math.round(box.y));
  const width = async () => Math.round((await frame.boundingBox())?.width ?? 0);
  const wide = await width();
  await dialog(page).getByRole('slider', { name: '裁切框大小', exact: true }).press('Home');
  await expect.poll(width).toBeLessThan(wide);
  await dialog(page).getByRole('button', { name: '套用', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(group(page, '社群分享圖片')).toContainText('1,200 × 630 像素');
});

test('Pictures: one smaller than required is refused with its size', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/article/add');
  await choose(page, '社群分享圖片', await plain(1199, 630));
  await expect(group(page, '社群分享圖片').getByRole('alert')).toContainText(
    '圖片為 1,199 × 630 像素，小於需要的 1,200 × 630 像素',
  );
  await expect(dialog(page)).toHaveCount(0);
});

test('Pictures: a file over its limit is compressed, and refused if that is declined', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/article/add');
  const large = await noise(1400, 900);
  expect(large.length).toBeGreaterThan(2 * 1024 * 1024);
  await choose(page, '封面圖片', large);
  await expect(dialog(page)).toContainText('檔案超過 2 MB');
  await dialog(page).getByRole('button', { name: '取消', exact: true }).click();
  await expect(group(page, '封面圖片').getByRole('alert')).toContainText('檔案大小超過 2 MB');
  await choose(page, '封面圖片', large);
  await dialog(page).getByRole('button', { name: '套用', exact: true }).click();
  await expect(group(page, '封面圖片')).toContainText('照片.jpg');
  await expect(group(page, '封面圖片').getByRole('alert')).toHaveCount(0);
});

test('Pictures: without the file of the worker, after an upgrade or without network, the page itself crops', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/article/add');
  let refused = 0;
  await page.route(/encode-picture\.worker/, (route) => {
    refused += 1;
    return route.abort();
  });
  await choose(page, '社群分享圖片', await plain(1600, 1000));
  await expect(dialog(page)).toContainText(/裁切後1,200 × 630 像素/);
  await dialog(page).getByRole('button', { name: '套用', exact: true }).click();
  await expect(group(page, '社群分享圖片')).toContainText('1,200 × 630 像素');
  expect(refused).toBeGreaterThan(0);
});

test('Pictures: they are dropped, pasted or chosen, cropped to 912 x 452 or freely, and asked for their alternative text, 裝飾圖 too', async ({
  page,
}) => {
  const record = await newCase('圖片進入方式');
  await signIn(page);
  await page.goto(`/mng/case/content/${record.id}`);
  await addBlock(page, '圖片');
  const picture = await plain(1000, 900);
  await give(page, 'drop', picture);
  await expect(group(page, '圖片')).toContainText('1,000 × 900 像素');
  await group(page, '圖片').getByRole('button', { name: '裁切圖片', exact: true }).click();
  await expect(dialog(page)).toContainText(/裁切後912 × 452 像素/);
  await dialog(page).getByRole('radio', { name: '自由', exact: true }).click();
  await expect(dialog(page)).toContainText(/裁切後1,000 × 900 像素/);
  await dialog(page).getByRole('radio', { name: '912 × 452 像素', exact: true }).click();
  await expect(dialog(page)).toContainText(/裁切後912 × 452 像素/);
  await dialog(page).getByRole('button', { name: '套用', exact: true }).click();
  await expect(group(page, '圖片')).toContainText('912 × 452 像素');
  await give(page, 'paste', await plain(950, 500));
  await expect(group(page, '圖片')).toContainText('950 × 500 像素');

  await expect(page.getByText('請描述圖片內容，或勾選裝飾圖')).toBeVisible();
  await page.getByRole('checkbox', { name: '裝飾圖（不需要替代文字）', exact: true }).check();
  await expect(page.getByRole('textbox', { name: '替代文字', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  const { webParts } = await serverAs(await tokensOf()).get<{
    webParts: { isDecorative: boolean; altText: string; width: number }[];
  }>(`/api/v1/CaseInfos/content/${record.id}`);
  expect(webParts).toMatchObject([{ isDecorative: true, altText: '', width: 950 }]);
});

test('Pictures: text pasted into a field arrives there, also if the pointer is on a picture field and the clipboard also has a picture', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/case/add');
  await group(page, '封面圖片').first().hover();
  const taken = (withText: boolean) =>
    page.getByLabel('建案名稱').evaluate((input, hasText) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], 'cells.txt', { type: 'text/plain' }));
      if (hasText) clipboardData.setData('text/plain', '甲');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return !input.dispatchEvent(paste);
    }, withText);
  expect([await taken(true), await taken(false)]).toEqual([false, true]);
});

test('Pictures: an upload shows its progress, can be cancelled without losing the form, and retried', async ({
  page,
}) => {
  const record = await newCase('上傳取消再試');
  await signIn(page);
  await page.goto(`/mng/case/edit/${record.id}`);
  await choose(page, '封面圖片', await noise(700, 700));
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 60_000,
  });
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: '上傳進度', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await expect(page.getByText('有變更', { exact: true })).toBeVisible();
  await expect(group(page, '封面圖片')).toContainText('照片.png');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
});

/** Drops a file on the picture field, or pastes it there. */
async function give(page: Page, way: 'drop' | 'paste', buffer: Buffer) {
  await group(page, '圖片')
    .first()
    .evaluate(
      (element, { kind, bytes }) => {
        const data = new DataTransfer();
        data.items.add(
          new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], '拖曳.png', {
            type: 'image/png',
          }),
        );
        const target = element.querySelector('button') ?? element;
        target.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      { kind: way, bytes: buffer.toString('base64') },
    );
}

test('Pictures: the frame is moved by touch too', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/mng/article/add');
  await choose(page, '社群分享圖片', await plain(1400, 2000));
  const frame = dialog(page).getByLabel('裁切框，以方向鍵移動');
  await expect(dialog(page)).toContainText(/裁切後1,200 × 630 像素/);
  const before = await frame.boundingBox();
  if (!before) throw new Error('No frame');
  const touch = await context.newCDPSession(page);
  const at = (y: number) => [{ x: before.x + before.width / 2, y }];
  const middle = before.y + before.height / 2;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(middle) });
  for (const step of [10, 25, 40]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(middle + step) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect
    .poll(async () => Math.round((await frame.boundingBox())?.y ?? 0))
    .toBeGreaterThan(Math.round(before.y) + 20);
  await dialog(page).getByRole('button', { name: '套用', exact: true }).click();
  await expect(group(page, '社群分享圖片')).toContainText('1,200 × 630 像素');
  await context.close();
});

test('Pictures: other types that the browser reads are converted on the way in, with a word about it, wherever they come in', async ({
  page,
}) => {
  const made = await plain(64, 40);
  const webp = await sharp(made).webp().toBuffer();
  const gif = await sharp(made).gif().toBuffer();
  await signIn(page);
  await page.goto('/mng/article/add');
  const cover = group(page, '封面圖片');
  const input = cover.locator('input[type=file]');
  await expect(input).toHaveAttribute('accept', '.png,.jpg,.jpeg,image/*');
  await input.setInputFiles({ name: '外觀.webp', mimeType: 'image/webp', buffer: webp });
  await expectToast(page, '「外觀.webp」已轉為 外觀.jpg');
  await expect(cover).toContainText('外觀.jpg');
  await expect(cover).toContainText('64 × 40 像素');
  // Browsers take the type from the name.
  await input.setInputFiles({ name: '夜景.jpg', mimeType: 'image/jpeg', buffer: webp });
  await expectToast(page, '「夜景.jpg」已轉為 夜景.jpg');
  await input.setInputFiles({ name: '向量.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(cover.getByRole('alert')).toContainText('不接受 SVG 圖片');

  // Transparent parts stay.
  const clear = await sharp({ create: { width: 64, height: 40, channels: 4, background: '#2E725080' } })
    .webp()
    .toBuffer();
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], '標誌.webp', { type: 'image/webp' }));
      return transfer;
    },
    [...clear],
  );
  await cover.locator('input[type=file]').locator('..').dispatchEvent('drop', { dataTransfer: data });
  await expectToast(page, '「標誌.webp」已轉為 標誌.png');

  await page.goto('/mng/media');
  const upload = page.getByLabel('上傳', { exact: true });
  await upload.setInputFiles({ name: '動畫.gif', mimeType: 'image/gif', buffer: gif });
  await expectToast(page, '「動畫.gif」已轉為 動畫.jpg，動畫只保留第一格');
  await expect(page.getByRole('link', { name: /動畫\.jpg/ }).first()).toBeVisible();
});
