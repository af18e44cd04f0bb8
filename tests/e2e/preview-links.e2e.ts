import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './support/axe';
import { serverAs, tokensOf } from './support/api';
import { addBlock, signIn } from './support/pages';
import { newCase } from './support/records';

/** Opens an address in a separate browser without an account. */
async function openAsStranger(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const answer = await page.goto(address);
  return { page, status: answer?.status(), close: () => context.close() };
}

/** Creates a link in the open dialog; resolves to its address. */
async function makeLink(page: Page, purpose: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: '預覽連結', exact: true });
  await dialog.getByLabel('給誰看').fill(purpose);
  await page.keyboard.press('Enter');
  const copy = dialog.getByRole('button', { name: `複製給${purpose}的連結`, exact: true });
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('複製成功').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('Preview link: a person without an account reads a page marked as draft, until the link is revoked', async ({
  browser,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, title } = await newCase('樹序', { subtitle: '住進一排老樟樹的時間裡', siteArea: '612 坪' });
  await signIn(page);
  await page.goto(`/mng/case/edit/${id}`);
  await page.getByRole('button', { name: '預覽連結', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '預覽連結', exact: true });
  await dialog.getByRole('button', { name: '建立連結', exact: true }).click();
  await expect(dialog.getByText('此欄位為必填')).toBeVisible();
  const address = await makeLink(page, '王總經理');
  await expect(dialog.getByRole('listitem')).toContainText('尚未開啟');
  await expectAccessible(page);

  const stranger = await openAsStranger(browser, address);
  await expect(stranger.page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(stranger.page.getByText('612 坪')).toBeVisible();
  const banner = stranger.page.getByRole('complementary', { name: '草稿預覽', exact: true });
  await expect(banner).toContainText('尚未公開，內容可能變更。請勿轉傳。');
  const top = async () => (await banner.boundingBox())?.y;
  const mast = await stranger.page.getByRole('banner').boundingBox();
  const note = await banner.boundingBox();
  // The banner is above the page and stays visible while scrolling.
  expect(mast?.y).toBeGreaterThanOrEqual((note?.y ?? 0) + (note?.height ?? 0));
  await stranger.page.mouse.wheel(0, 4000);
  await expect.poll(top).toBe(0);
  await expectNoSideways(stranger.page);

  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  await page.getByRole('button', { name: '預覽連結', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toContainText('開啟 1 次，最近 今天');
  await dialog.getByRole('button', { name: '撤銷給王總經理的連結', exact: true }).click();
  await expect(dialog.getByText('尚未建立預覽連結').last()).toBeVisible();
  const answer = await stranger.page.reload();
  expect(answer?.status()).toBe(404);
  await expect(
    stranger.page.getByRole('heading', { name: '這個預覽連結無法使用', exact: true }),
  ).toBeVisible();
  await stranger.close();
});

test('Preview: articles, news and cases open as a page from list and form', async ({ context, page }) => {
  const admin = serverAs(await tokensOf());
  const { id: newsId } = await admin.multipart<{ id: number }>('POST', '/api/v1/News', {
    title: '預覽測試的最新消息',
    publishDate: '2026-11-01',
    status: 0,
    content: '<h2>交通資訊</h2><ul><li>捷運站步行三分鐘</li></ul>',
  });
  await signIn(page);
  await page.goto(`/mng/news?keyword=${encodeURIComponent('預覽測試的最新消息')}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '預覽：預覽測試的最新消息', exact: true }).click();
  const tab = await opened;
  const news = tab.frameLocator('iframe');
  await expect(news.getByRole('heading', { level: 1 })).toContainText('預覽測試的最新消息');
  await expect(news.getByRole('heading', { level: 2, name: '交通資訊', exact: true })).toBeVisible();
  await expect(news.getByRole('listitem').first()).toHaveText('捷運站步行三分鐘');
  await expectAccessible(tab);
  await expect(tab.getByText('這是已儲存的內容，編輯中尚未儲存的變更不會出現。')).toBeVisible();
  await tab.close();

  // A form previews unsaved input, without storing it.
  await page.goto(`/mng/news/edit/${newsId}`);
  await page.getByRole('textbox', { name: '標題', exact: true }).fill('還沒有儲存的標題');
  const open = page.getByRole('button', { name: '預覽', exact: true });
  const dialog = page.getByRole('dialog', { name: '預覽', exact: true });
  const typed = dialog.frameLocator('iframe');
  await open.click();
  await expect(typed.getByRole('heading', { level: 1 })).toContainText('還沒有儲存的標題');
  await expect(typed.getByRole('heading', { level: 2, name: '交通資訊', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  expect(await admin.get(`/api/v1/News/${newsId}`)).toMatchObject({ title: '預覽測試的最新消息' });
  page.once('dialog', (leaving) => void leaving.accept());
  await page.goto('/mng/case/content/1');
  await addBlock(page, '標題');
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('剛輸入的區塊');
  await open.click();
  await expect(typed.getByText('剛輸入的區塊')).toBeVisible();
});
