import { expect, type Page, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { expectToast, saveForm, signIn } from './support/pages';
import { newCase } from './support/records';

const blocks = (page: Page) => page.getByRole('region', { name: '內容編輯', exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title=頁面預覽]');
const writing = (page: Page, name = '文字') => preview(page).getByRole('textbox', { name, exact: true });
const formText = (page: Page, name = '文字') => blocks(page).getByRole('textbox', { name, exact: true });

interface Part {
  partType: number;
  [field: string]: unknown;
}

/** The content tab of a new case with these blocks. */
async function openContent(page: Page, ...parts: Part[]): Promise<number> {
  const server = serverAs(await tokensOf());
  const { id } = await newCase('在頁面上寫');
  await server.multipart('POST', '/api/v1/CaseInfos/content', {
    id,
    rowVersion: 1,
    webParts: parts.map((part, sort) => ({ ...part, sort })),
  });
  await signIn(page);
  await page.goto(`/mng/case/content/${id}`);
  // On a phone they are in the closed sheet.
  await expect(page.getByRole('button', { name: /^移動「/, includeHidden: true })).toHaveCount(parts.length);
  return id;
}

/** The same with a preview that is not scaled, as presses in a scaled frame miss. */
async function open(page: Page, ...parts: Part[]): Promise<number> {
  const id = await openContent(page, ...parts);
  await page.getByRole('radio', { name: '手機 390', exact: true }).click();
  return id;
}

/** Saves the blocks of a case as a colleague would. */
async function change(id: number, make: (parts: Part[]) => Part[]): Promise<void> {
  const server = serverAs(await tokensOf());
  const { rowVersion, webParts } = await server.get<{ rowVersion: number; webParts: Part[] }>(
    `/api/v1/CaseInfos/content/${id}`,
  );
  await server.multipart('POST', '/api/v1/CaseInfos/content', { id, rowVersion, webParts: make(webParts) });
}

const text = (textContent: string): Part => ({ partType: 2, textContent, align: 1 });
const list = (...entries: string[]): Part => ({
  partType: 11,
  items: entries.map((textContent, secSort) => ({ textContent, secSort })),
});
const title = (textContent: string): Part => ({ partType: 1, textContent, align: 1 });

test('Writing on the page: a double click puts the caret into a title, the form follows letter by letter, composition is not disturbed, Escape takes the visit back, and one history undoes both', async ({
  page,
}) => {
  await open(page, title('第一段'), text('室內以淺色木材為主。'));
  const heading = preview(page).getByRole('heading', { name: '第一段', exact: true });
  await heading.dblclick();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('落');
  await expect(formText(page)).toHaveValue('第一段落');

  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'ㄉㄜ', selectionStart: 2, selectionEnd: 2 });
  await expect(writing(page)).toHaveText('第一段落ㄉㄜ');
  await expect(formText(page)).toHaveValue('第一段落');
  await keys.send('Input.insertText', { text: '的' });
  await expect(formText(page)).toHaveValue('第一段落的');
  await page.keyboard.type('字');
  await expect(writing(page)).toHaveText('第一段落的字');

  await page.keyboard.press('Escape');
  await expect(formText(page)).toHaveValue('第一段');
  await expect(heading).toBeVisible();
  await expect(writing(page)).toHaveCount(0);
  // Nothing typed is lost: taking back is a step too.
  await page.keyboard.press('Control+z');
  await expect(formText(page)).toHaveValue('第一段落的字');
  await page.keyboard.press('Control+Shift+z');
  await expect(formText(page)).toHaveValue('第一段');
});

test('Writing on the page: a long text takes bold from its toolbar and plain text from a paste, composition is not disturbed, and Ctrl+Enter keeps it', async ({
  page,
}) => {
  await open(page, title('第一段'), text('室內以淺色木材為主。\n\n第二段。'));
  await preview(page).getByText('第二段。', { exact: true }).dblclick();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('再寫');
  await expect(formText(page)).toContainText('第二段。再寫');
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'ㄉㄜ', selectionStart: 2, selectionEnd: 2 });
  await expect(writing(page)).toContainText('再寫ㄉㄜ');
  await expect(formText(page)).not.toContainText('ㄉㄜ');
  await keys.send('Input.insertText', { text: '的' });
  await expect(formText(page)).toContainText('再寫的');
  await page.keyboard.press('Shift+ArrowLeft');
  const tools = page.getByRole('group', { name: '文字工具', exact: true });
  await tools.getByRole('button', { name: '粗體', exact: true }).click();
  await expect(writing(page)).toBeFocused();
  await expect(formText(page).locator('strong')).toHaveText('的');
  // A link is asked for in a dialog, which gives the focus back.
  await tools.getByRole('button', { name: '連結', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '網址', exact: true }).fill('example.com');
  await page.keyboard.press('Enter');
  await expect(formText(page).getByRole('link', { name: '的', exact: true })).toBeVisible();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(writing(page)).toHaveCount(0);
  await expect(preview(page).locator('.txt a strong')).toHaveText('的');
  await page.keyboard.press('Control+z');
  await expect(formText(page).getByRole('link')).toHaveCount(0);
});

test('Writing on the page: Enter on an opened block puts the caret into it, a colleague’s save and an own one leave it there, and all of it is saved', async ({
  page,
}) => {
  const id = await open(page, title('第一段'), list('挑高三米四', '同層排水'), title('第二段'), text('結尾'));
  // Drawn after the list; until then Enter on an opened block closes it.
  await expect(preview(page).getByText('同層排水', { exact: true })).toBeVisible();
  const block = blocks(page).getByRole('button', { name: /^條列項目/ });
  await block.focus();
  await page.keyboard.press('Enter');
  await expect(block).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  const first = writing(page, '項目 1');
  await expect(first).toBeFocused();
  await page.keyboard.type('五');
  await change(id, (parts) =>
    parts.map((part) => (part.textContent === '第二段' ? { ...part, textContent: '第二章' } : part)),
  );
  // The editor's own keys work in the page, and single ones are letters there.
  await page.keyboard.press('Control+s');
  await expectToast(page, /儲存/);
  await expect(blocks(page).getByRole('button', { name: '標題 第二章', exact: true })).toBeVisible();
  await expect(first).toBeFocused();
  await page.keyboard.type('/公尺');
  await expect(first).toHaveText('挑高三米四五/公尺');
  await expect(formText(page, '項目 1')).toHaveValue('挑高三米四五/公尺');
  await page.keyboard.press('Enter');
  await expect(preview(page).getByText('挑高三米四五/公尺', { exact: true })).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: '第二章', exact: true })).toBeVisible();
  // In the page again, where the block is still the selected one; an empty text keeps its place.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(formText(page, '項目 1')).toHaveValue('');
  await page.keyboard.type('挑高');
  await page.keyboard.press('Enter');
  await saveForm(page);
  await page.reload();
  await expect(preview(page).getByText('挑高', { exact: true })).toBeVisible();
  await expect(preview(page).getByText('同層排水', { exact: true })).toBeVisible();
});

test('Writing on the page: 置中 keeps the caret, a paste is plain text of one line, keys of the editor work from the page, and a figure is written in the form', async ({
  page,
}) => {
  await open(
    page,
    title('第一段'),
    { partType: 10, textContent: '專線', tel: '0227001234' },
    title('建築｜留白'),
    text('結尾'),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const written = { 'text/html': '<b>甲</b><p>乙</p>', 'text/plain': '甲\n乙' };
    const blobs = Object.entries(written).map(([type, words]) => [type, new Blob([words], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  });
  await preview(page).getByRole('heading', { name: '建築', exact: true }).dblclick();
  await page.keyboard.press('Home');
  await page.keyboard.type('新');
  await expect(writing(page)).toHaveText('新建築｜留白');
  await page
    .getByRole('toolbar', { name: '文字工具', exact: true })
    .getByRole('button', { name: '置中', exact: true })
    .click();
  await expect(preview(page).locator('.head.a2')).toBeVisible();
  await page.keyboard.type('的');
  await expect(writing(page)).toHaveText('新的建築｜留白');
  await expectAccessible(page);
  await page.keyboard.press('Control+v');
  await expect(writing(page)).toHaveText('新的甲 乙建築｜留白');
  await page.keyboard.press('Escape');
  await expect(preview(page).getByRole('heading', { name: '建築', exact: true })).toBeVisible();
  await expect(blocks(page).getByRole('button', { expanded: true }).filter({ hasText: '建築' })).toHaveCount(
    2,
  );
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: '新增區塊', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await preview(page).locator('.cta-n').dblclick();
  await expect(formText(page, '按鈕文字')).toBeFocused();
});

test('Writing on the page: on a phone a tap selects and a second one puts the caret into the text, and leaving keeps it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 640, height: 1100 }, hasTouch: true });
  const page = await context.newPage();
  await openContent(page, title('第一段'), text('結尾'));
  await expect(page.getByRole('radio', { name: '手機 390', exact: true })).toBeChecked();
  const heading = preview(page).getByRole('heading', { name: '第一段', exact: true });
  await heading.tap();
  await expect(writing(page)).toHaveCount(0);
  // The sheet rises, and the page makes room for it.
  const sheet = page.locator('[data-sheet-panel]');
  await expect(sheet.getByRole('heading', { name: '標題 第 1 個，共 2 個', exact: true })).toBeVisible();
  await sheet.evaluate((risen) => Promise.all(risen.getAnimations().map(({ finished }) => finished)));
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([heading.boundingBox(), sheet.boundingBox()]);
      return above && below && above.y + above.height < below.y;
    })
    .toBe(true);
  await heading.tap();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type('新');
  // The bar that says so takes room from the page.
  await expect(page.getByText('有變更', { exact: true })).toBeVisible();
  await preview(page).getByText('結尾', { exact: true }).tap();
  await expect(writing(page)).toHaveCount(0);
  await expect(preview(page).getByRole('heading', { name: /新/ })).toBeVisible();
  await context.close();
});
