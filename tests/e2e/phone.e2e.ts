import { expect, type Page, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible, expectNoSideways } from './support/axe';
import { addBlock, signIn } from './support/pages';
import { newCase } from './support/records';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const editor = (page: Page) => page.getByRole('region', { name: '內容編輯', exact: true });
const toggle = (page: Page) => editor(page).getByRole('button', { name: /^內容編輯/ });
const drawn = (page: Page, words: string) =>
  page.frameLocator('iframe[title=頁面預覽]').getByRole('heading', { name: words, exact: true });
const text = (page: Page) => editor(page).getByRole('textbox', { name: '文字', exact: true });
const title = (page: Page, words: string) => editor(page).getByRole('heading', { name: words, exact: true });
const close = (page: Page) => editor(page).getByRole('button', { name: '收起區塊', exact: true });

const titles = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'];

/** Opens the content of a new case with ten titles. */
async function open(page: Page): Promise<void> {
  const server = serverAs(await tokensOf());
  const { id } = await newCase('手機上的內容');
  await server.multipart('POST', '/api/v1/CaseInfos/content', {
    id,
    rowVersion: 1,
    webParts: titles.map((textContent, sort) => ({ partType: 1, sort, textContent, align: 1 })),
  });
  await signIn(page);
  await page.goto(`/mng/case/content/${id}`);
  await expect(drawn(page, '甲')).toBeVisible();
}

/** Edges of a heading of the page and of the sheet above which it should stand. */
const edges = async (page: Page, words: string) => {
  const [heading, head] = await Promise.all([
    drawn(page, words).boundingBox(),
    close(page).locator('..').boundingBox(),
  ]);
  if (!heading || !head) throw new Error('Not drawn');
  return { bottom: heading.y + heading.height, sheet: head.y };
};

const expectAbove = (page: Page, words: string) =>
  expect(async () => {
    const { bottom, sheet } = await edges(page, words);
    expect(bottom).toBeLessThanOrEqual(sheet);
  }).toPass({ timeout: 10_000 });

test('On a phone a tap on the page opens its block in a sheet, with the block in sight above it, and every way of closing keeps what was typed', async ({
  page,
}) => {
  await open(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(editor(page).getByRole('button', { name: '新增區塊', exact: true })).toBeInViewport();

  await drawn(page, '癸').tap();
  await expect(title(page, '標題 第 10 個，共 10 個')).toBeFocused();
  await expectAbove(page, '癸');
  await expectAccessible(page);
  await text(page).fill('癸一');
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await drawn(page, '癸一').tap();
  await text(page).fill('癸二');
  const head = title(page, '標題 第 10 個，共 10 個');
  // While the sheet rises, a press goes through it.
  await head.click({ trial: true });
  const box = await head.boundingBox();
  if (!box) throw new Error('No sheet');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 150, { steps: 5 });
  await page.mouse.up();
  await expect(text(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  // Another block, as two quick taps on one are a double click.
  await drawn(page, '壬').tap();
  await editor(page).getByRole('button', { name: '下一個區塊', exact: true }).tap();
  await expect(text(page)).toHaveValue('癸二');
  await editor(page).getByRole('button', { name: '上一個區塊', exact: true }).tap();
  await expect(text(page)).toHaveValue('壬');
  await expectAbove(page, '壬');
  await text(page).fill('壬一');
  await page
    .frameLocator('iframe[title=頁面預覽]')
    .locator('html')
    .tap({ position: { x: 2, y: 2 } });
  await expect(text(page)).toBeHidden();
  await expect(drawn(page, '壬一')).toBeAttached();
  await expectNoSideways(page);
});

test('On a phone the list is in the same sheet, where a block is deleted after a question and a new one lands after the selected one', async ({
  page,
}) => {
  await open(page);
  await toggle(page).tap();
  await expect(title(page, '10 個區塊')).toBeVisible();
  await expectAccessible(page);
  const rows = editor(page).locator('[data-block-head]');
  await rows.filter({ hasText: '丙' }).tap();
  await expect(rows.filter({ visible: true })).toHaveText(['標題丙']);
  await editor(page).getByRole('button', { name: '刪除 標題 3', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).tap();
  // The list, with the focus at the neighbour.
  await expect(rows.filter({ hasText: '丁' })).toBeFocused();
  await rows.filter({ hasText: '乙' }).tap();
  await addBlock(page, '標題');
  await expect(title(page, '標題 第 3 個，共 10 個')).toBeVisible();
  await expect(text(page)).toBeFocused();
  await text(page).fill('新的');
  await close(page).tap();
  await expect(drawn(page, '新的')).toBeAttached();
});

test('On a phone the keyboard of the screen covers neither the field nor all of the page', async ({
  page,
}) => {
  await open(page);
  await drawn(page, '癸').tap();
  await text(page).tap();
  await page.evaluate(() => {
    const { visualViewport } = window;
    if (!visualViewport) throw new Error('No viewport');
    // A keyboard of 380 pixels.
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 380, configurable: true });
    visualViewport.dispatchEvent(new Event('resize'));
  });
  await expect(async () => {
    const field = await text(page).boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(844 - 380);
  }).toPass({ timeout: 10_000 });
  const { sheet } = await edges(page, '癸');
  const frame = await page.locator('iframe[title=頁面預覽]').boundingBox();
  expect(sheet - (frame?.y ?? 0)).toBeGreaterThanOrEqual(40);
});

test('The save bar of a case keeps one line with and without changes, with what is rare behind one button', async ({
  page,
}) => {
  const { id } = await newCase('一行的儲存列');
  await signIn(page);
  const bar = page.locator('form > footer');
  const more = bar.getByRole('button', { name: '更多', exact: true });
  const history = bar.getByRole('link', { name: '版本紀錄', exact: true });
  const expectOneLine = () => expect.poll(async () => (await bar.boundingBox())?.height).toBe(64);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/mng/case/edit/${id}`);
    await expect(more).toBeVisible();
    await expectOneLine();
    await page.getByRole('textbox', { name: '副標題', exact: true }).fill(`改在 ${size.width}`);
    await expect(bar.getByText('有變更', { exact: true })).toBeVisible();
    await expectOneLine();
    await expect(history).toBeHidden();
    await more.click();
    await expect(history).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(more).toBeFocused();
    await bar.getByRole('button', { name: '儲存', exact: true }).click();
    await expect(bar.getByText(/^已儲存/)).toBeVisible();
    await expectOneLine();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/mng/case/content/${id}`);
  await addBlock(page, '標題');
  await expect(bar.getByText('有變更', { exact: true })).toBeVisible();
  await expectOneLine();
  await more.click();
  await expect(bar.getByRole('textbox', { name: '這次修改的說明', exact: true })).toBeVisible();
});
