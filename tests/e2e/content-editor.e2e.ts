import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { addBlock, expectToast, openTypes, pasteHtml, signIn } from './support/pages';
import { newCase, publishedSites } from './support/records';
import { addDraft } from './support/sites';

const list = (page: Page) => page.getByRole('region', { name: '內容編輯', exact: true });
const handles = (page: Page) => page.getByRole('button', { name: /^移動「/ });
const row = (page: Page, text: string) =>
  list(page).getByRole('button', { expanded: false }).filter({ hasText: text });
const text = (page: Page) => list(page).getByRole('textbox', { name: '文字', exact: true });
const order = (page: Page) =>
  list(page)
    .getByRole('button', { name: /^(標題|長文|圖片|條列項目)/ })
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.hasAttribute('aria-expanded'))
        .map((button) => button.textContent ?? ''),
    );

/** A case whose page has these titles. */
const newPage = (...titles: string[]) => newPageOf(titles.map((words) => [1, words]));

/** A case whose page has blocks of these types with these words. */
async function newPageOf(blocks: readonly (readonly [partType: 1 | 2, words: string])[]): Promise<number> {
  const server = serverAs(await tokensOf());
  const { id } = await newCase('編輯內容');
  if (blocks.length > 0) {
    await server.multipart('POST', '/api/v1/CaseInfos/content', {
      id,
      rowVersion: 1,
      webParts: blocks.map(([partType, textContent], sort) => ({ partType, sort, textContent, align: 1 })),
    });
  }
  return id;
}

async function open(page: Page, ...titles: string[]): Promise<void> {
  const id = await newPage(...titles);
  await signIn(page);
  await page.goto(`/mng/case/content/${id}`);
  await expect(handles(page)).toHaveCount(titles.length);
}

test('Content editor: undo and redo, by button and by Ctrl+Z, every change, deletions and moves too, with keystrokes grouped', async ({
  page,
}) => {
  await open(page, '甲', '乙', '丙');
  await row(page, '甲').click();
  await text(page).press('End');
  await page.keyboard.type('加上五個字');
  await page.getByRole('button', { name: '下移', exact: true }).click();
  expect(await order(page)).toEqual(['標題乙', '標題甲加上五個字', '標題丙']);
  await page.getByRole('button', { name: '刪除 標題 3', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
  await expect(handles(page)).toHaveCount(2);

  await page.getByRole('button', { name: '復原', exact: true }).click();
  await expect(handles(page)).toHaveCount(3);
  await page.keyboard.press('Control+z');
  expect(await order(page)).toEqual(['標題甲加上五個字', '標題乙', '標題丙']);
  // One step for all five keys; it restores the selection too.
  await page.keyboard.press('Control+z');
  expect(await order(page)).toEqual(['標題甲', '標題乙', '標題丙']);
  await expect(text(page)).toHaveValue('甲');
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: '重做', exact: true }).click();
  expect(await order(page)).toEqual(['標題乙', '標題甲加上五個字', '標題丙']);
});

test('Content editor: a block is duplicated, and copied and pasted in another page', async ({ page }) => {
  const other = await newPage('別頁的標題');
  await open(page, '要再製的標題');
  await row(page, '要再製的標題').click();
  await page.getByRole('button', { name: '在下方再製一份', exact: true }).click();
  expect(await order(page)).toEqual(['標題要再製的標題', '標題要再製的標題']);
  await page.getByRole('button', { name: '複製到其他頁', exact: true }).click();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  // Pastes in a tab opened later, and back in the first.
  const tab = await page.context().newPage();
  await tab.goto(`/mng/case/content/${other}`);
  await expect(row(tab, '別頁的標題')).toBeVisible();
  await addBlock(tab, '貼上「標題」');
  expect(await order(tab)).toEqual(['標題別頁的標題', '標題要再製的標題']);
  await row(tab, '別頁的標題').click();
  await tab.getByRole('button', { name: '複製到其他頁', exact: true }).click();
  await page.bringToFront();
  await addBlock(page, '貼上「標題」');
  await expect(row(page, '別頁的標題').or(text(page))).toBeVisible();
  expect(await order(page)).toContain('標題別頁的標題');
});

test('Content editor: a new block stays open with the focus in it while it is saved for the first time', async ({
  page,
}) => {
  await open(page, '甲');
  await addBlock(page, '標題');
  await text(page).fill('新的標題');
  await page.keyboard.press('Control+s');
  await expectToast(page, '儲存成功');
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('再寫');
  const saved = page.waitForResponse('**/api/v1/CaseInfos/content');
  await page.keyboard.press('Control+s');
  await saved;
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(handles(page)).toHaveCount(2);
  expect(await order(page)).toEqual(['標題甲', '標題新的標題再寫']);
});

test('Content editor: blocks are reordered by keyboard (Space, arrows, Space, Escape) and by 上移 and 下移, the new place announced', async ({
  page,
}) => {
  await open(page, '甲', '乙', '丙');
  await handles(page).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/已拿起「.+」區塊，目前在第 1 個，共 3 個/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[aria-live]').filter({ hasText: '移至第 2 位' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('已放在第 3 位')).toBeAttached();
  expect(await order(page)).toEqual(['標題乙', '標題丙', '標題甲']);

  await handles(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByText('已取消移動')).toBeAttached();
  expect(await order(page)).toEqual(['標題乙', '標題丙', '標題甲']);

  await row(page, '甲').click();
  await page.getByRole('button', { name: '上移', exact: true }).click();
  await expect(page.getByText('已放在第 2 位')).toBeAttached();
  expect(await order(page)).toEqual(['標題乙', '標題甲', '標題丙']);
});

test('Content editor: the preview at three widths follows without losing its scroll position, and a click selects in both directions', async ({
  page,
}) => {
  const [{ caseId, activeThemeId }] = await publishedSites();
  await signIn(page);
  await page.goto(`/mng/siteset/theme/edit/${caseId}/${activeThemeId}`);
  const frame = page.frameLocator('iframe[title=頁面預覽]');
  const width = () => frame.locator('html').evaluate((html) => html.clientWidth);
  for (const [name, pixels] of [
    ['手機 390', 390],
    ['平板 768', 768],
    ['桌機 1200', 1200],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).click();
    await expect.poll(width).toBeLessThanOrEqual(pixels);
    await expect.poll(width).toBeGreaterThan(pixels - 40);
  }
  // A click in the preview opens the block.
  const part = frame.locator('[data-part-id]').nth(1);
  await part.click();
  await expect(list(page).locator('[data-block-head][aria-expanded=true]')).toHaveCount(1);
  // A click on a block scrolls the preview there, and typing keeps that position.
  await list(page).getByRole('heading', { level: 3 }).last().getByRole('button').click();
  await list(page).locator('[data-block-head]').last().click();
  const scrolled = () =>
    frame.locator('html').evaluate((html) => html.ownerDocument.defaultView?.scrollY ?? 0);
  await expect.poll(scrolled).toBeGreaterThan(0);
  // Waits for the end of smooth scrolling.
  let last = -1;
  const isAtRest = async () => {
    const before = last;
    last = await scrolled();
    return last === before;
  };
  await expect.poll(isAtRest, { intervals: [200] }).toBe(true);
  // Panes scroll, but never the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  const mark = await frame.locator('html').evaluate((html) => (html.dataset['mark'] = 'same'));
  const place = await scrolled();
  const field = list(page).getByRole('textbox').first();
  await field.press('End');
  await field.pressSequentially('一');
  await expect(page.getByText('有變更', { exact: true })).toBeVisible();
  expect(Math.abs((await scrolled()) - place)).toBeLessThan(80);
  expect(await frame.locator('html').evaluate((html) => html.dataset['mark'])).toBe(mark);
  // Endless hidden animations would cost part of every frame.
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().map(({ playState }) => playState)))
    .toEqual([]);
});

test('Content editor: a new block has the focus in its first field, Enter and Backspace add and remove items, 「＋」 inserts between blocks, and a deletion leaves the focus at the neighbour', async ({
  page,
}) => {
  await open(page, '甲', '乙');
  // Without a selection, the block is added at the end and scrolled to.
  await addBlock(page, '條列項目');
  const item = (place: number) => list(page).getByRole('textbox', { name: `項目 ${place}`, exact: true });
  await expect(item(1)).toBeFocused();
  await expect(item(1)).toBeInViewport();
  await page.keyboard.press('Backspace');
  await expect(item(1)).toBeFocused();
  await page.keyboard.type('一');
  await page.keyboard.press('Enter');
  await expect(item(2)).toBeFocused();
  await page.keyboard.type('二');
  await item(1).focus();
  await page.keyboard.press('Enter');
  await expect(item(2)).toBeFocused();
  await expect(item(3)).toHaveValue('二');
  await page.keyboard.press('Backspace');
  await expect(item(1)).toBeFocused();
  await expect(item(2)).toHaveValue('二');

  // By keyboard only.
  await page.getByRole('button', { name: '在第 1 個之後新增區塊', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '在第 1 個之後新增區塊', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '在第 1 個之後新增區塊', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('中間');
  expect(await order(page)).toEqual(['標題甲', '標題中間', '標題乙', '條列項目一、二']);

  const remove = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
  };
  await remove('刪除 標題 2');
  await expect(row(page, '乙')).toBeFocused();
  await remove('刪除 條列項目 3');
  await expect(row(page, '乙')).toBeFocused();
  await remove('刪除 標題 2');
  await remove('刪除 標題 1');
  await expect(page.getByRole('button', { name: '新增區塊', exact: true })).toBeFocused();
});

test('Content editor: the content tab shows the page beside the blocks, and the bar that adds one stays visible above them', async ({
  page,
}) => {
  await open(page, ...Array.from({ length: 20 }, (_, index) => `第 ${index + 1} 段`));
  const drawn = page.frameLocator('iframe[title=頁面預覽]');
  await handles(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: '新增區塊', exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await row(page, '第 20 段').click();
  await text(page).fill('改過的標題');
  await expect(drawn.getByRole('heading', { name: '改過的標題', exact: true })).toBeInViewport();
  await drawn.getByRole('heading', { name: '第 3 段', exact: true }).click();
  await expect(text(page)).toHaveValue('第 3 段');
});

test('Content editor: input is drawn before the preview follows, which scrolls to a new block at its first character', async ({
  page,
}) => {
  await open(page, ...Array.from({ length: 20 }, (_, index) => `第 ${index + 1} 段`));
  const drawn = page.frameLocator('iframe[title=頁面預覽]');
  await row(page, '第 20 段').click();
  await expect(drawn.getByRole('heading', { name: '第 20 段', exact: true })).toBeInViewport();
  await addBlock(page, '標題');
  await expect(handles(page)).toHaveCount(21);
  await drawn.locator('html').evaluate((html) => html.ownerDocument.defaultView?.scrollTo(0, 0));
  await expect(drawn.getByRole('heading', { name: '第 20 段', exact: true })).not.toBeInViewport();
  // A message sent in a frame arrives after that frame is drawn.
  const whenDrawn = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener(
          'input',
          ({ target }) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => {
                const preview = document.querySelector('iframe')?.contentDocument?.body.textContent;
                resolve({
                  isTyped: target instanceof HTMLInputElement && target.value === 'Z',
                  isFollowed: preview?.includes('Z'),
                });
              });
              port1.start();
              port2.postMessage(null);
            }),
          { capture: true, once: true },
        );
      }),
  );
  await text(page).press('Z');
  expect(await whenDrawn).toEqual({ isTyped: true, isFollowed: false });
  await expect(drawn.getByRole('heading', { name: 'Z', exact: true })).toBeInViewport();
});

test('Content editor: 「新增區塊」 says where the block lands and offers each type in groups, with one line of help and a search by names in Chinese and English', async ({
  page,
}) => {
  await open(page, '甲', '乙');
  const bar = page.getByRole('button', { name: '新增區塊', exact: true });
  await expect(bar).toHaveAccessibleDescription('加在最後');
  await row(page, '甲').click();
  await expect(bar).toHaveAccessibleDescription('加在「標題」之後');
  const types = await openTypes(page);
  await expect(types.getByRole('group').first()).toHaveAccessibleName('文字');
  await expect(types.getByRole('button')).toHaveText([
    '標題',
    '長文',
    '條列項目',
    '文字連結',
    '圖片',
    '影片連結',
    '預約電話',
  ]);
  await expect(types).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const search = types.getByRole('searchbox', { name: '搜尋區塊', exact: true });
  await search.fill('photo');
  await expect(types.getByRole('button')).toHaveText(['圖片']);
  await expect(search).toHaveAccessibleDescription('圖片 一張圖片與圖說，3 MB 以內');
  await search.fill('沒有的');
  await expect(types.getByRole('button')).toHaveCount(0);
  await expect(types).toContainText('沒有這種區塊');
  await search.fill('清單');
  await page.keyboard.press('Enter');
  await expect(types).toHaveCount(0);
  await expect(list(page).getByRole('textbox', { name: '項目 1', exact: true })).toBeFocused();
  expect(await order(page)).toEqual(['標題甲', '條列項目', '標題乙']);
});

test('Content editor: 「/」 opens the types from outside a field, arrow keys move in both directions, Escape gives the focus back, and in a field it is a letter', async ({
  page,
}) => {
  await open(page, '甲', '乙');
  await row(page, '甲').focus();
  await page.keyboard.press('/');
  const types = page.getByRole('dialog', { name: '新增區塊', exact: true });
  const choice = (name: string) => types.getByRole('button', { name, exact: true });
  await expect(types.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice('標題')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choice('長文')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice('文字連結')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice('影片連結')).toBeFocused();
  await expect(choice('影片連結')).toHaveAccessibleDescription(/^影片連結 YouTube 或 Vimeo/);
  await page.keyboard.press('ArrowDown');
  await expect(choice('預約電話')).toBeFocused();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowUp');
  await expect(types.getByRole('searchbox')).toBeFocused();
  // A letter goes on in the search.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('tel');
  await expect(types.getByRole('searchbox')).toHaveValue('tel');
  await page.keyboard.press('Escape');
  await expect(types).toHaveCount(0);
  await expect(row(page, '甲')).toBeFocused();

  await row(page, '甲').click();
  await text(page).press('End');
  await page.keyboard.type('/');
  await expect(text(page)).toHaveValue('甲/');
  await expect(types).toHaveCount(0);
});

test('Content editor: an opened block stands at the top of the list with its first field wholly in sight at 1280 × 720 and at twice the zoom, Escape closes it, and its delete button shows under the pointer and with the focus', async ({
  page,
}) => {
  await open(page, ...Array.from({ length: 20 }, (_, index) => `第 ${index + 1} 段`));
  const head = page.getByRole('button', { name: '標題 第 12 段', exact: true });
  const isFree = () =>
    text(page).evaluate((field) => {
      const { left, top, right, bottom } = field.getBoundingClientRect();
      const corners = [
        [left + 8, top + 4],
        [right - 8, bottom - 4],
      ] as const;
      return corners.every(([x, y]) => field.contains(document.elementFromPoint(x, y)));
    });
  for (const size of [
    { width: 1280, height: 720 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await row(page, '第 3 段').scrollIntoViewIfNeeded();
    await head.click();
    await expect(text(page)).toHaveValue('第 12 段');
    await expect(text(page)).toBeInViewport({ ratio: 1 });
    expect(await isFree()).toBe(true);
    await expect(row(page, '第 8 段')).not.toBeInViewport();
    await text(page).press('Escape');
    await expect(text(page)).toHaveCount(0);
    await expect(head).toBeFocused();
  }
  const remove = page.getByRole('button', { name: '刪除 標題 12', exact: true });
  await expect(remove).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await handles(page).first().focus();
  await expect(remove).toHaveCSS('opacity', '0');
  await head.hover();
  await expect(remove).toHaveCSS('opacity', '1');
});

test('Content editor: blocks stand under their headings, which fold and say how many they hold; the open block is never folded, and a section moves as a whole by keyboard', async ({
  page,
}) => {
  const id = await newPageOf(
    ['甲', '乙', '丙', '丁'].flatMap((name) => [
      [1, name] as const,
      ...[1, 2, 3].map((place) => [2, `${name}的第 ${place} 段`] as const),
    ]),
  );
  await signIn(page);
  await page.goto(`/mng/case/content/${id}`);
  const heads = list(page).getByRole('heading', { level: 3 });
  const head = (name: string, expanded: boolean) =>
    heads.getByRole('button', { name: new RegExp(`^${name} 4 個區塊$`), expanded });
  await expect(heads).toHaveText([/開場/, /乙/, /丙/, /丁/]);
  await expect(head('開場', true)).toBeVisible();
  await expect(head('丙', false)).toBeVisible();
  await expect(handles(page)).toHaveCount(4);
  await expectAccessible(page);

  const drawn = page.frameLocator('iframe[title=頁面預覽]');
  await drawn.getByText('丙的第 2 段').click();
  await expect(text(page)).toHaveText('丙的第 2 段');
  await expect(head('丙', true)).toBeVisible();
  // Folding it closes the block in it.
  await head('丙', true).click();
  await expect(text(page)).toHaveCount(0);
  await expect(handles(page)).toHaveCount(4);

  await page.getByRole('button', { name: '移動段落「丁」', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-live]').filter({ hasText: '移至第 3 段' })).toBeAttached();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.getByText('已放在第 2 段')).toBeAttached();
  await expect(heads).toHaveText([/開場/, /丁/, /乙/, /丙/]);
  await head('丁', false).click();
  expect(await order(page)).toEqual(
    ['甲', '丁'].flatMap((name) => [
      `標題${name}`,
      ...[1, 2, 3].map((place) => `長文${name}的第 ${place} 段`),
    ]),
  );
  // A block that is moved below a folded heading is the last under it, and is seen there.
  await handles(page).last().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('已放在第 12 位')).toBeAttached();
  await expect(heads.getByRole('button', { name: '乙 5 個區塊', exact: true, expanded: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(heads).toHaveText([/開場/, /乙/, /丙/, /丁/]);
});

test('Errors: each entry of the save-error dialog jumps to its field and opens the block that contains it', async ({
  page,
}) => {
  await open(page, '甲', '乙', '丙');
  await row(page, '乙').click();
  await text(page).fill('');
  await row(page, '丙').click();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /2\. 標題 文字/ })
    .click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAccessibleDescription(/此欄位為必填/);
  await page.keyboard.type('補上的字');
  expect(await order(page)).toEqual(['標題甲', '標題補上的字', '標題丙']);
});

test('Errors: on a phone an entry opens the sheet with its field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const server = serverAs(await tokensOf());
  const id = await newPage();
  const themeId = await addDraft(server, id);
  await signIn(page);
  await page.goto(`/mng/siteset/theme/edit/${id}/${themeId}`);
  await list(page)
    .getByRole('button', { name: /^內容編輯/ })
    .click();
  await list(page).locator('[data-block-head]').first().click();
  await page.getByRole('button', { name: '改成自己的內容', exact: true }).click();
  await text(page).fill('');
  await page.getByRole('button', { name: '收起區塊', exact: true }).click();
  await expect(text(page)).toBeHidden();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /1\. 標題 文字/ })
    .click();
  await expect(text(page)).toBeFocused();
});

test('Content editor: a long text accepts lists and bold of Word, shows them in the preview, undoes them with the blocks and stores them', async ({
  page,
}) => {
  await open(page, '甲');
  await addBlock(page, '長文');
  await expect(text(page)).toBeFocused();
  await pasteHtml(text(page), readFileSync('tests/rich-text/pasted/word-lists.html', 'utf8'));
  await expect(text(page).locator('ul > li > ul > li')).toHaveText('每層兩組');
  const drawn = page.frameLocator('iframe[title=頁面預覽]').locator('.rich');
  await expect(drawn.locator('strong')).toHaveText('三面臨路');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveText('');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+s');
  await expectToast(page, '儲存成功');
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(drawn.locator('ol > li')).toHaveText(['訂金 10 萬元', '簽約']);
});
