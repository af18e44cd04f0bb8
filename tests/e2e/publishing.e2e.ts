import { expect, type Page, test } from '@playwright/test';
import { serverAs, type ServerCalls, tokensOf } from './support/api';
import { expectToast, signIn } from './support/pages';
import { newCase } from './support/records';

interface Site {
  caseId: number;
  siteId: number;
  themeId: number;
  siteName: string;
  server: ServerCalls;
}

const blocks = (...texts: string[]) => texts.map((textContent, sort) => ({ partType: 1, sort, textContent, align: 1 }));
const checklist = (page: Page) => page.getByRole('region', { name: '發布前檢查' });
const line = (page: Page, label: string) => checklist(page).getByRole('listitem').filter({ hasText: label });
const dialog = (page: Page) => page.getByRole('dialog').last();
const publish = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A case with a designed page of three blocks. */
async function newSite(name: string): Promise<Site> {
  const server = serverAs(await tokensOf());
  const { id: caseId } = await newCase(name);
  const { themeId } = await server.multipart<{ themeId: number }>('POST', '/api/v1/SiteThemes/template', { caseId, code: 'liubai' });
  await design({ server, themeId }, '晨光', '中庭', '夜色');
  const { siteId } = await server.get<{ siteId: number }>(`/api/v1/SiteSets/${caseId}`);
  return { caseId, siteId, themeId, siteName: `pub-${Date.now().toString(36)}`, server };
}

async function design({ server, themeId }: Pick<Site, 'server' | 'themeId'>, ...texts: string[]) {
  const { rowVersion, parts } = await server.get<{ rowVersion: number; parts: { id: number }[] }>(`/api/v1/SiteThemes/${themeId}`);
  const keep = parts.length === texts.length ? parts : [];
  await server.multipart('PUT', '/api/v1/SiteThemes', { themeId, rowVersion, webParts: blocks(...texts).map((part, index) => ({ ...part, ...(keep[index] ? { id: keep[index].id } : {}) })) });
}

async function demoSite(server: ServerCalls, isPublished: boolean) {
  const { items } = await server.get<{ items: { caseId: string; siteId: number; activeThemeId: number | null; publishedOn: string | null; hasUnpublishedChanges: boolean; title: string; code: string }[] }>('/api/v1/SiteSets/list?pageSize=100');
  const found = items.find((item) => (item.publishedOn !== null) === isPublished && item.activeThemeId !== null);
  if (!found) throw new Error('No such site');
  return found;
}

test('Publishing: the checklist closes the button with the reason for what is required, only advises the rest, and each line leads to its place', async ({ page }) => {
  await signIn(page);
  const site = await newSite('檢查清單');
  await page.goto(`/mng/web/home/${site.caseId}`);
  await expect(line(page, '頁面設計')).not.toContainText('必要');
  await expect(line(page, '建案代碼')).toContainText('必要');
  await expect(line(page, 'SEO 標題')).toContainText('建議');
  await expect(line(page, '社群分享圖片')).toContainText('建議');
  await expect(line(page, '圖片替代文字')).not.toContainText('建議');
  await expect(page.getByRole('button', { name: '發布', exact: true })).toBeDisabled();
  await expect(page.getByText('尚無法發布：請先完成建案代碼比對並儲存')).toBeVisible();

  await line(page, 'SEO 標題').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/mng/web/track/${site.caseId}#seoTitle$`));
  await page.getByRole('textbox', { name: 'SEO 標題' }).fill('檢查清單建案');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await page.goto(`/mng/web/home/${site.caseId}`);
  await expect(line(page, 'SEO 標題')).not.toContainText('建議');

  // What is only advised does not close the publishing.
  const demo = await demoSite(site.server, true);
  await page.goto(`/mng/web/home/${demo.caseId}`);
  await expect(line(page, '社群分享圖片')).toContainText('建議');
  await expect(page.getByText('尚無法發布')).toHaveCount(0);
});

test('Publishing: a missing alternative text is counted and the line opens the block that lacks it', async ({ page }) => {
  await signIn(page);
  const server = serverAs(await tokensOf());
  const demo = await demoSite(server, true);
  const theme = await server.get<{ rowVersion: number; parts: { id: number; partType: number; sort: number; filePath: string | null; altText: string | null }[] }>(`/api/v1/SiteThemes/${demo.activeThemeId}`);
  const picture = theme.parts.find(({ partType }) => partType === 6);
  if (!picture) throw new Error('No picture');
  await server.multipart('PUT', '/api/v1/SiteThemeParts', { themeId: demo.activeThemeId, rowVersion: theme.rowVersion, part: { id: picture.id, partType: 6, sort: picture.sort, filePath: picture.filePath, altText: '' } });
  await page.goto(`/mng/web/home/${demo.caseId}`);
  await expect(line(page, '圖片替代文字')).toContainText('1 張圖片尚未填寫');
  await line(page, '圖片替代文字').getByRole('link').click();
  await expect(page.getByText('請描述圖片內容，或勾選裝飾圖')).toBeVisible();
});

test('Publishing: 草稿, 已發布 and 已修改未發布 are shown, the public page changes only with 發布, and the draft is compared block by block before', async ({ page, browser }) => {
  await signIn(page);
  const server = serverAs(await tokensOf());
  const { items } = await server.get<{ items: { caseId: string; activeThemeId: number; publishedOn: string | null; hasUnpublishedChanges: boolean; title: string; code: string }[] }>('/api/v1/SiteSets/list?pageSize=100');
  const site = items.find(({ publishedOn, hasUnpublishedChanges }) => publishedOn && !hasUnpublishedChanges);
  if (!site) throw new Error('No published site');
  const card = page.getByRole('listitem').filter({ hasText: site.title });
  await page.goto(`/mng/web?keyword=${site.code}`);
  await expect(card).toContainText('已發布');
  const visitor = await (await browser.newContext()).newPage();
  const publicPage = async () => {
    await visitor.goto(`/case/${site.code}`);
    return visitor.locator('main').innerText();
  };
  const before = await publicPage();
  await design({ server, themeId: site.activeThemeId }, '全新的標題', '第二個標題');
  await page.reload();
  await expect(card).toContainText('已修改未發布');
  expect(await publicPage()).toBe(before);
  await page.goto('/mng');
  await expect(page.getByRole('listitem').filter({ hasText: site.title }).filter({ hasText: '網頁' })).toContainText('已修改未發布');
  await page.goBack();

  await card.getByRole('link', { name: site.title }).click();
  await page.getByRole('button', { name: '比較草稿與已發布' }).click();
  await expect(dialog(page)).toContainText('全新的標題');
  await expect(dialog(page).getByRole('row', { name: /全新的標題/ })).toContainText('新增');
  await expect(dialog(page).getByText('已刪除').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: '關閉' }).click();
  await publish(page, '發布變更');
  await expectToast(page, '發布成功');
  expect(await publicPage()).toContain('全新的標題');

  // The history: what was live before becomes the draft again, and the public page stays.
  await page.getByRole('button', { name: '發布紀錄' }).click();
  const versions = dialog(page).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('目前版本');
  await versions.last().getByRole('button', { name: /^比較/ }).click();
  await expect(dialog(page)).toContainText('全新的標題');
  await dialog(page).getByRole('button', { name: '關閉' }).click();
  await versions.last().getByRole('button', { name: /^還原/ }).click();
  await dialog(page).getByRole('button', { name: '還原', exact: true }).click();
  await expectToast(page, '已還原為草稿');
  await expect(page.getByText('已修改未發布').first()).toBeVisible();
  expect(await publicPage()).toContain('全新的標題');
  await publish(page, '發布變更');
  // The toast of the publishing before may still be there: with nothing left to publish the button goes.
  await expect(page.getByRole('button', { name: '發布變更' })).toHaveCount(0);
  await expect(page.getByText('已修改未發布')).toHaveCount(0);
  expect(await publicPage()).toBe(before);
});
