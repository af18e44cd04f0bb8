import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expectToast, holdCalls, pasteHtml, signIn } from './support/pages';

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-name:x}</style></head><body>
<!--StartFragment--><p class=MsoNormal style='margin-top:12.0pt;mso-para-margin:0'><b><span lang=EN-US style='font-size:14.0pt;font-family:"Times New Roman"'>週末賞屋</span></b><o:p></o:p></p>
<p class=MsoNormal><span style='color:red'>歡迎<a href="https://example.com" onclick="alert(1)">預約</a></span><script>alert(1)</script></p><!--EndFragment--></body></html>`;

test('News: lists and tables of Word are kept, omissions are reported, and the dialog of a link returns the focus to the text', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/news/add');
  const editor = page.getByRole('textbox', { name: '內文', exact: true });
  const paste = async (name: string) => {
    await editor.press('Control+End');
    await pasteHtml(editor, readFileSync(`tests/rich-text/pasted/${name}.html`, 'utf8'));
  };
  await paste('word-lists');
  await expect(editor.locator('ul > li > ul > li')).toHaveText('每層兩組');
  await expect(editor.locator('ol > li')).toHaveText(['訂金 10 萬元', '簽約']);
  await expect(editor.locator('.align-center')).toHaveText('付款方式');
  await paste('word-table');
  await expect(editor.locator('table td')).toHaveText(['房型', 'A', '36~38 坪']);
  await expect(editor.locator('td').first()).toHaveAttribute('colspan', '2');
  await expect(page.getByText('貼上時略過了 1 張圖片（請以工具列的「圖片」插入）。')).toBeVisible();

  await page.getByRole('button', { name: '連結', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('https://example.com');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  // The toolbar stays visible above many lines.
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '表格', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: '表格', exact: true }).click();
  await expect(page.getByRole('button', { name: '下方加一列', exact: true })).toBeVisible();
  await page.keyboard.type('房');
  await page.keyboard.press('Tab');
  await page.keyboard.type('坪');
  await page.getByRole('button', { name: '下方加一列', exact: true }).click();
  await expect(editor.locator('table').last().locator('tr')).toHaveCount(4);

  await page.getByRole('textbox', { name: '標題', exact: true }).fill('建材表');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  await page.reload();
  await expect(editor.locator('table').last().locator('th')).toHaveText(['房', '坪', '']);
  await expect(editor.locator('ul > li > ul > li')).toHaveText('每層兩組');
});

test('News: a picture is inserted into the text by the keyboard, with its alternative text, and is in the preview', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/news/add');
  const editor = page.getByRole('textbox', { name: '內文', exact: true });
  await editor.click();
  await page.keyboard.type('開工照片');
  // The toolbar is one tab stop; arrow keys move within it.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('End');
  for (let tool = 0; tool < 3; tool += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: '圖片', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '插入圖片', exact: true });
  await dialog.getByRole('button', { name: '插入圖片', exact: true }).click();
  await expect(dialog.getByText('請描述圖片內容，或勾選裝飾圖')).toBeVisible();
  // A unique picture, because the library keeps the name of the first upload.
  const buffer = await sharp({ create: { width: 903, height: 601, channels: 3, background: '#3D6B8F' } })
    .png()
    .toBuffer();
  await dialog.locator('input[type=file]').setInputFiles({ name: '開工.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('textbox', { name: '替代文字', exact: true }).fill('開工典禮');
  // The dialog stays open until the picture is in the text.
  const release = await holdCalls(page, '**/api/v1/Media');
  await dialog.getByRole('button', { name: '插入圖片', exact: true }).click();
  await expect(dialog.getByRole('button', { name: '取消', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  release();
  await expect(editor.getByRole('img', { name: '開工典禮', exact: true })).toBeVisible();
  await expect(editor).toBeFocused();

  // Inserts the same picture from the library, which proposes its alternative text.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('再一次');
  await page.getByRole('button', { name: '圖片', exact: true }).click();
  await dialog.getByRole('button', { name: '從素材庫選擇', exact: true }).press('Enter');
  const library = page.getByRole('dialog', { name: '選擇圖片', exact: true });
  await library.getByLabel('用於', { exact: true }).selectOption('全部圖片');
  await library.getByLabel('搜尋素材庫').fill('開工');
  await library
    .getByRole('radio', { name: /開工\.png/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await library.getByRole('button', { name: '使用這張', exact: true }).press('Enter');
  await expect(library).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: '替代文字', exact: true })).toHaveValue('開工典禮');
  await dialog.getByRole('button', { name: '插入圖片', exact: true }).press('Enter');
  await expect(editor.getByRole('img', { name: '開工典禮', exact: true })).toHaveCount(2);
  await expect(editor).toBeFocused();

  await page.getByRole('textbox', { name: '標題', exact: true }).fill('開工');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  await page.reload();
  await expect(editor.getByRole('img', { name: '開工典禮', exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: '預覽', exact: true }).click();
  const drawn = page
    .frameLocator('iframe[title=頁面預覽]')
    .getByRole('img', { name: '開工典禮', exact: true })
    .first();
  await expect(drawn).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\.png$/);
});

test('News: what is pasted from Word comes out clean, is saved and read again', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/news/add');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('內文');
  await page.keyboard.press('Escape');
  const title = '河岸第一排賞屋會';
  await page.getByRole('textbox', { name: '標題', exact: true }).fill(title);
  const editor = page.getByRole('textbox', { name: '內文', exact: true });
  await editor.click();
  await pasteHtml(editor, wordHtml);
  await expect(editor).toContainText('週末賞屋');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  await page.reload();
  const html = await page.getByRole('textbox', { name: '內文', exact: true }).innerHTML();
  expect(html).toContain('<strong>週末賞屋</strong>');
  expect(html).toContain('https://example.com');
  expect(html).not.toMatch(/Mso|style=|onclick|script|o:p/);

  await page.goto(`/mng/news?keyword=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('button', { name: `刪除 ${title}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `刪除 ${title}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
  await expectToast(page, '刪除成功');
});
