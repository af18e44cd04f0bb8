import { expect, test, type Frame, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addBlock, confirmSamples, expectToast, signIn, typeCase, layOutAll } from './support/pages';
import { freeCode } from './support/records';

// Unique, because a retry finds the site published by the try before. Each try has its own worker and value.
const siteName = `qingtian-${Date.now().toString(36)}`;

test('staff add a case, design its site from a theme, have the code checked, name and publish it, and a visitor sees what the preview showed', async ({
  page,
  browser,
}) => {
  // Takes long, because it confirms each sample of the theme separately.
  test.slow();
  await signIn(page);
  await addCase(page);
  await page.goto('/mng/web?keyword=HY209901');
  await page.getByRole('link', { name: '青田硯', exact: true }).last().click();
  await expect(page.getByText('儲存代碼')).toHaveCount(0);
  await page.getByRole('link', { name: '選擇版型', exact: true }).first().click();
  await page.getByRole('button', { name: '並排比較', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '使用 留白', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('要使用此版型開始編輯嗎？');
  await page.getByRole('dialog').getByLabel('草稿名稱').fill('第一稿');
  await page.getByRole('dialog').getByRole('button', { name: '建立草稿', exact: true }).click();

  await design(page);
  const preview = await readPage(await previewFrame(page));

  await page.getByRole('link', { name: '前往發布', exact: true }).click();
  await checkCodeAndName(page);
  await page.getByRole('button', { name: '發布', exact: true }).click();
  const ask = page.getByRole('dialog');
  await expect(ask).toContainText(`/case/${siteName}`);
  await expect(ask).toContainText('預約電話0225718170');
  await ask.getByRole('button', { name: '發布', exact: true }).click();
  await expectToast(page, '發布成功');
  await expect(page.getByRole('textbox', { name: '網站名稱', exact: true })).toHaveAttribute('readonly', '');

  const visitor = await (await browser.newContext({ viewport: { width: 1200, height: 900 } })).newPage();
  expect((await visitor.goto(`/case/${siteName}`))?.status()).toBe(200);
  await expect(visitor.locator('#seen')).toBeHidden();
  const shown = await readPage(visitor.mainFrame());
  expect(shown.text).toBe(preview.text);
  expect(shown.pictures).toEqual(preview.pictures);
  expect(shown.text).toContain('青田街的留白');
  expect(shown.pictures).toContainEqual({ alt: '大廳實景', width: 912, height: 452 });
  // In a retry, the code redirects to the site of the try before.
  expect(new URL((await visitor.goto('/case/HY209901'))?.url() ?? '').pathname).toMatch(/^\/case\/qingtian-/);
});

async function addCase(page: Page): Promise<void> {
  await freeCode('HY209901');
  await typeCase(page);
  await page.getByLabel('替代文字').fill('青田硯的街角立面');
  const cover = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1F5B4E' } })
    .png()
    .toBuffer();
  await page
    .getByRole('group', { name: '封面圖片', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: '封面.png', mimeType: 'image/png', buffer: cover });
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page.getByRole('heading', { level: 1, name: '編輯建案', exact: true })).toBeVisible();
}

async function design(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '編輯網頁：青田硯', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^標題 青田硯/ }).click();
  await page.getByRole('button', { name: '改成自己的內容', exact: true }).click();
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('');
  await page.getByRole('textbox', { name: '文字', exact: true }).pressSequentially('青田街的留白');
  const preview = page.frameLocator('iframe[title="頁面預覽"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('青田街的留白');
  await addBlock(page, '圖片');
  const photo = await sharp({ create: { width: 912, height: 452, channels: 3, background: '#A9743A' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '大廳.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('textbox', { name: '替代文字', exact: true }).fill('大廳實景');
  await expect(preview.getByAltText('大廳實景')).toBeVisible();

  // Drags the new picture before the title.
  await page.getByRole('button', { name: /^圖片/, expanded: true }).click();
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^移動「/ }) })
    .first();
  // The pane scrolls while the form closes, so the test grabs the handle again if it missed.
  await expect(async () => {
    if (!(await first.textContent())?.includes('大廳實景')) await dragFirst(page, 1, 0);
    await expect(first).toContainText('大廳實景', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await confirmSamples(page);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
}

async function dragFirst(page: Page, from: number, to: number): Promise<void> {
  const handles = page.getByRole('button', { name: /^移動「/ });
  // `hover` waits until the list is stable, as a form in it has just closed.
  await handles.nth(from).hover();
  const start = await handles.nth(from).boundingBox();
  const end = await handles.nth(to).boundingBox();
  if (!start || !end) throw new Error('a handle is out of sight');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y - 10, { steps: 5 });
  await page.mouse.move(end.x + end.width / 2, end.y + 2, { steps: 15 });
  await page.mouse.up();
}

async function checkCodeAndName(page: Page): Promise<void> {
  // Until design and code are complete, the step shows the reason instead of a field.
  await expect(page.getByText('請先完成建案代碼比對並儲存').first()).toBeVisible();
  // An unknown code is requested by mail if an address is set, or found by name.
  await page.getByRole('textbox', { name: '建案代碼', exact: true }).fill('ZZ00000000');
  await page.getByRole('button', { name: '比對', exact: true }).click();
  await page.getByRole('button', { name: '請銷售部門建立', exact: true }).click();
  await expect(page.getByText(/尚未設定銷售部門的收件者/).first()).toBeVisible();
  await page.getByLabel('用名稱找建案').fill('青田');
  await page.getByRole('main').getByRole('button', { name: '搜尋', exact: true }).click();
  await page.getByRole('button', { name: '改用 HY209901 比對', exact: true }).click();
  await expect(page.getByText('名稱與區域一致')).toBeVisible();
  await page.getByRole('button', { name: '儲存代碼', exact: true }).click();
  const name = page.getByRole('textbox', { name: '網站名稱', exact: true });
  await name.fill('青田 硯');
  await page.getByRole('button', { name: '儲存名稱', exact: true }).click();
  await expect(page.getByText('限 30 個半形英數字，符號僅可使用「-」').first()).toBeVisible();
  await name.fill(siteName);
  await page.getByRole('button', { name: '儲存名稱', exact: true }).click();
  await expectToast(page, '儲存成功');
}

async function previewFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe[title="頁面預覽"]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('no preview');
  return frame;
}

/** Reads the content: text, and pictures with alternative text and size. */
async function readPage(frame: Frame) {
  await layOutAll(frame);
  return frame.evaluate(async () => {
    // Around the blocks the page leads to others of the company (decisions/052-frame-of-project-pages).
    for (const own of document.querySelectorAll('.s-other, .mast-by')) own.remove();
    for (const item of document.querySelectorAll('footer li')) {
      if (/^(發布者：|全部建案$)/.test(item.textContent)) item.remove();
    }
    // The preview has only a placeholder for the company's summary of consent.
    for (const summary of document.querySelectorAll('.f-consent > .tell')) summary.remove();
    // Omits the picture that counts the view.
    const pictures = [...document.images].filter((picture) => !picture.hidden);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return {
      text: document.body.innerText,
      pictures: pictures.map(({ alt }, index) => ({
        alt,
        width: Number(pictures[index]?.getAttribute('width')),
        height: Number(pictures[index]?.getAttribute('height')),
      })),
    };
  });
}
