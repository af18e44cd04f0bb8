import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectToast, signIn, layOutAll } from './support/pages';
import { changeCase } from './support/records';
import { draftSite, publicSite, readySite, replaceBlocks, sampleSite, titles } from './support/sites';

const checklist = (page: Page) => page.getByRole('region', { name: '發布前檢查', exact: true });
const line = (page: Page, label: string) => checklist(page).getByRole('listitem').filter({ hasText: label });
const dialog = (page: Page) => page.getByRole('dialog').last();
async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await dialog(page).getByRole('button', { name, exact: true }).click();
}

const threeTitles = titles('晨光', '中庭', '夜色');

test('Publishing: the checklist disables the button with the missing requirements, only advises the rest, and each line links to its place', async ({
  page,
}) => {
  await signIn(page);
  const site = await draftSite('檢查清單', threeTitles);
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
  await page.getByRole('textbox', { name: 'SEO 標題', exact: true }).fill('檢查清單建案');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await page.goto(`/mng/web/home/${site.caseId}`);
  await expect(line(page, 'SEO 標題')).not.toContainText('建議');

  // Advice does not block publishing.
  const published = await publicSite(threeTitles);
  await page.goto(`/mng/web/home/${published.caseId}`);
  await expect(line(page, '社群分享圖片')).toContainText('建議');
  await expect(page.getByText('尚無法發布')).toHaveCount(0);
});

test('Publishing: missing alternative texts are counted, and the line opens the block that lacks one', async ({
  page,
}) => {
  await signIn(page);
  const { server, caseId, themeId } = await sampleSite('缺少替代文字');
  const theme = await server.get<{
    rowVersion: number;
    parts: { id: number; partType: number; sort: number; filePath: string | null }[];
  }>(`/api/v1/SiteThemes/${themeId}`);
  const picture = theme.parts.find(({ partType }) => partType === 6);
  if (!picture) throw new Error('No picture');
  await server.multipart('PUT', '/api/v1/SiteThemeParts', {
    themeId,
    rowVersion: theme.rowVersion,
    part: { id: picture.id, partType: 6, sort: picture.sort, filePath: picture.filePath, altText: '' },
  });
  await page.goto(`/mng/web/home/${caseId}`);
  await expect(line(page, '圖片替代文字')).toContainText('1 張圖片尚未填寫');
  await line(page, '圖片替代文字').getByRole('link').click();
  await expect(page.getByText('請描述圖片內容，或勾選裝飾圖')).toBeVisible();
});

test('Publishing: 草稿, 已發布 and 已修改未發布 are shown, the public page changes only with 發布, and the draft is compared block by block before', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const site = await publicSite(threeTitles);
  const card = page.getByRole('listitem').filter({ hasText: site.siteName, has: page.getByRole('switch') });
  const list = `/mng/web?keyword=${site.siteName}`;
  await page.goto(list);
  await expect(card).toContainText('已發布');
  const visitor = await (await browser.newContext()).newPage();
  const publicPage = async () => {
    await visitor.goto(`/case/${site.siteName}`);
    await layOutAll(visitor);
    return visitor.locator('main').innerText();
  };
  const before = await publicPage();
  await replaceBlocks(site.server, site.themeId, titles('全新的標題', '第二個標題'));
  await page.reload();
  await expect(card).toContainText('已修改未發布');
  expect(await publicPage()).toBe(before);
  // Changes it again in each try, because other tests may push it out of the latest six.
  await expect(async () => {
    await replaceBlocks(site.server, site.themeId, titles('全新的標題', '第二個標題'));
    await page.goto('/mng');
    const change = page.getByRole('main').locator(`a[href$='/web/home/${site.caseId}']`);
    await expect(change.filter({ hasText: '已修改未發布' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto(list);

  await card.getByRole('link', { name: '河畔拾光', exact: true }).click();
  await page.getByRole('button', { name: '比較草稿與已發布', exact: true }).click();
  await expect(dialog(page)).toContainText('全新的標題');
  await expect(dialog(page).getByRole('row', { name: /全新的標題/ })).toContainText('新增');
  await expect(dialog(page).getByText('已刪除').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: '關閉', exact: true }).click();
  const open = page.getByRole('button', { name: '發布變更', exact: true });
  const confirm = dialog(page).getByRole('button', { name: '發布變更', exact: true });
  await open.press('Enter');
  // Publishing can be undone, so the confirm button has the focus.
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirm).toBeFocused();
  await expect(dialog(page)).toContainText('全新的標題');
  await page.keyboard.press('Enter');
  await expectToast(page, '發布成功');
  expect(await publicPage()).toContain('全新的標題');

  // The history restores the earlier version as draft; the public page stays.
  await page.getByRole('button', { name: '發布紀錄', exact: true }).click();
  const versions = dialog(page).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('目前版本');
  await versions.last().getByRole('button', { name: /^比較/ }).click();
  await expect(dialog(page)).toContainText('全新的標題');
  await dialog(page).getByRole('button', { name: '關閉', exact: true }).click();
  await versions
    .last()
    .getByRole('button', { name: /^還原 / })
    .click();
  await dialog(page).getByRole('button', { name: '還原', exact: true }).click();
  await expectToast(page, '已還原為草稿');
  await expect(page.getByText('已修改未發布').first()).toBeVisible();
  expect(await publicPage()).toContain('全新的標題');
  await publish(page, '發布變更');
  // The previous toast may still show; without changes the button disappears.
  await expect(page.getByRole('button', { name: '發布變更', exact: true })).toHaveCount(0);
  await expect(page.getByText('已修改未發布')).toHaveCount(0);
  expect(await publicPage()).toBe(before);
});

test('Publishing for the first time: with only the keyboard, and with a warning of what becomes final', async ({
  page,
}) => {
  await signIn(page);
  const { caseId, siteName } = await readySite(threeTitles);
  await page.goto(`/mng/web/home/${caseId}`);
  const open = page.getByRole('button', { name: '發布', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const ask = page.getByRole('dialog', { name: '發布「河畔拾光」？', exact: true });
  const [cancel, confirm] = ['取消', '發布'].map((name) => ask.getByRole('button', { name, exact: true }));
  if (!cancel || !confirm) throw new Error('no buttons');
  await expect(ask).toContainText(`${new URL(page.url()).host}/case/${siteName}`);
  await expect(ask).toContainText(`網站名稱 ${siteName} 永久不可變更`);
  await expect(ask).toContainText('3 個區塊，版型「留白」');
  await expectAccessible(page);
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ask.getByRole('link', { name: '前往建案資訊', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await expect(open).toBeFocused();
  expect((await page.request.get(`/case/${siteName}`)).status()).toBe(404);
  await page.keyboard.press('Enter');
  await expect(ask).toContainText('3 個區塊');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, '發布成功');
  expect((await page.request.get(`/case/${siteName}`)).status()).toBe(200);
});

test('Scheduling: a time for a site is shown in its card, in the list and on the home page until it is cancelled, and takes effect when it comes', async ({
  page,
}) => {
  await signIn(page);
  const { caseId, siteId, siteName, server } = await readySite(threeTitles);
  await page.goto(`/mng/web/home/${caseId}`);
  await page.getByRole('button', { name: '設定排程', exact: true }).click();
  const [year, month, day] = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10).split('-');
  await dialog(page)
    .getByRole('textbox', { name: '執行時間日期', exact: true })
    .fill(`${year}/${month}/${day}`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '設定', exact: true }).click();
  await expectToast(page, '已設定時間');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/09:00 自動發布$/)).toBeVisible();
  const entry = page
    .getByRole('main')
    .locator(`a[href$='/web/home/${caseId}']`)
    .filter({ hasText: '河畔拾光' });
  for (const path of ['/mng/schedule', '/mng']) {
    await page.goto(path);
    await expect(entry.filter({ hasText: '09:00' })).toContainText('網頁');
  }
  await entry.filter({ hasText: '09:00' }).click();
  await page.getByRole('button', { name: /^取消 .* 的排程$/ }).click();
  await expect(page.getByText('沒有排程，內容在按下發布時公開。')).toBeVisible();

  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/SiteSets/${caseId}`);
  await server.json('PUT', '/api/v1/SiteSets/schedule', {
    siteId,
    rowVersion,
    action: 'publish',
    dueOn: new Date(Date.now() + 2_000).toISOString(),
  });
  await page.reload();
  await expect(page.getByText(/自動發布$/)).toBeVisible();
  const publicStatus = async () => (await page.request.get(`/case/${siteName}`)).status();
  await expect.poll(publicStatus, { timeout: 30_000 }).toBe(200);
  await page.reload();
  await expect(page.getByText('已發布').first()).toBeVisible();
  await expect(page.getByText('沒有排程，內容在按下發布時公開。')).toBeVisible();
});

test('Samples: one is replaced by new data of the case, and one without such data shows that', async ({
  page,
}) => {
  await signIn(page);
  const { record, caseId, themeId, server } = await sampleSite('帶入資料的建案');
  await changeCase(record, { siteArea: '388 坪' });
  await page.goto(`/mng/web/home/${caseId}`);
  await page
    .getByRole('list', { name: '範例內容', exact: true })
    .getByRole('link', { name: /條列項目.*基地面積/ })
    .click();
  const strip = page.getByRole('group', { name: '範例內容', exact: true });
  const count = async () => Number(/仍有 (\d+) 處/.exec(await strip.innerText())?.[1]);
  const fill = page.getByRole('button', { name: '帶入建案資料', exact: true });
  await expect(fill).toBeVisible();
  const before = await count();
  await fill.click();
  await expect(page.getByRole('group', { name: /項目/ })).toContainText('基地面積：388 坪');
  await expect(fill).toHaveCount(0);
  await expect.poll(count).toBe(before - 1);
  await page.getByRole('button', { name: /復原/ }).click();
  await expect.poll(count).toBe(before);
  await page.getByRole('button', { name: /重做/ }).click();
  await strip.getByRole('button', { name: /下一處/ }).click();
  await fill.click();
  await expect(page.getByText(/建案沒有可帶入這個區塊的資料/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  const { parts } = await server.get<{ parts: { isSample?: boolean; items?: { textContent: string }[] }[] }>(
    `/api/v1/SiteThemes/${themeId}`,
  );
  expect(parts.filter(({ isSample }) => isSample)).toHaveLength(before - 1);
  expect(parts.some(({ items }) => items?.[0]?.textContent === '基地面積：388 坪')).toBe(true);
});
