import { expect, test } from '@playwright/test';
import { expectToast, signIn } from './support/pages';

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-name:x}</style></head><body>
<!--StartFragment--><p class=MsoNormal style='margin-top:12.0pt;mso-para-margin:0'><b><span lang=EN-US style='font-size:14.0pt;font-family:"Times New Roman"'>週末賞屋</span></b><o:p></o:p></p>
<p class=MsoNormal><span style='color:red'>歡迎<a href="https://example.com" onclick="alert(1)">預約</a></span><script>alert(1)</script></p><!--EndFragment--></body></html>`;

test('News: what is pasted from Word comes out clean, is saved and read again', async ({ page }) => {
  test.setTimeout(60_000);
  await signIn(page);
  await page.goto('/mng/news/add');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByRole('dialog')).toContainText('內文');
  await page.keyboard.press('Escape');
  const title = '河岸第一排賞屋會';
  await page.getByRole('textbox', { name: '標題', exact: true }).fill(title);
  const editor = page.getByRole('textbox', { name: '內文' });
  await editor.click();
  await editor.evaluate((element, html) => {
    const clipboard = new DataTransfer();
    clipboard.setData('text/html', html);
    clipboard.setData('text/plain', '週末賞屋');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
  }, wordHtml);
  await expect(editor).toContainText('週末賞屋');
  await page.getByRole('button', { name: '儲存' }).click();
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  await page.reload();
  const html = await page.getByRole('textbox', { name: '內文' }).innerHTML();
  expect(html).toContain('<strong>週末賞屋</strong>');
  expect(html).toContain('https://example.com');
  expect(html).not.toMatch(/Mso|style=|onclick|script|o:p/);

  await page.goto(`/mng/news?keyword=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('button', { name: `刪除 ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `刪除 ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '刪除' }).click();
  await expectToast(page, '刪除成功');
});
