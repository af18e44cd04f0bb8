import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { newAccount } from './support/accounts';
import { expectAccessible, expectNoSideways } from './support/axe';
import { expectToast, signIn } from './support/pages';
import { newCase } from './support/records';

/** Signs in a new administrator with this name. */
async function signInColleague(page: Page, name: string): Promise<void> {
  await signIn(page, await newAccount({ name, role: '系統管理員' }));
}

async function changeSubtitle(page: Page, id: number, subtitle: string): Promise<void> {
  await page.goto(`/mng/case/edit/${id}`);
  await page.getByLabel('副標題').fill(subtitle);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
}

test('a case changed by two people is compared with the newest and the previous version and restored, and its log links to it', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const title = `版本 ${Date.now()}`;
  const { id } = await newCase(title, { subtitle: '森林首排' });
  await signIn(page);
  await changeSubtitle(page, id, '公園首排');
  const colleague = await (await browser.newContext()).newPage();
  await signInColleague(colleague, '何欣怡');
  await changeSubtitle(colleague, id, '河岸首排');

  await page.goto(`/mng/case/edit/${id}`);
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('link', { name: '版本紀錄', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `版本紀錄：${title}`, exact: true }),
  ).toBeVisible();
  const versions = page.getByRole('group', { name: '版本清單', exact: true });
  await expect(versions.getByRole('heading', { name: '今天', exact: true })).toBeVisible();
  await expect(versions.getByRole('link')).toHaveCount(3);
  await expect(versions.getByRole('link').first()).toContainText('何欣怡');
  await expect(versions.getByRole('link').first()).toContainText('目前版本');
  const row = page.getByRole('row').filter({ hasText: '副標題' });
  await expect(row).toContainText('公園首排');
  await expect(row).toContainText('河岸首排');
  await expect(page.getByText('與目前版本相差 1 個欄位、0 個區塊')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: '與目前版本', exact: true }).press('ArrowRight');
  await expect(row).toContainText('森林首排');
  await expect(page.getByRole('row').filter({ hasText: '建案代碼' })).toHaveCount(0);
  await page.getByRole('switch', { name: '只看有變更的', exact: true }).press('Space');
  await expect(page.getByRole('row').filter({ hasText: '建案代碼' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '熱銷建案' })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: '開新視窗查看', exact: true }).press('Enter');
  await expect((await opened).getByRole('row').filter({ hasText: '副標題' })).toContainText('公園首排');
  await page.getByRole('button', { name: '還原此版本', exact: true }).press('Enter');
  await expectToast(page, '已還原這個版本');
  await expect(versions.getByRole('link')).toHaveCount(4);
  await expect(versions.getByRole('link').first()).toContainText('還原自');
  await page
    .getByRole('link', { name: '返回編輯建案', exact: true })
    .or(page.getByRole('link', { name: '返回', exact: true }))
    .first()
    .click();
  await expect(page.getByLabel('副標題')).toHaveValue('公園首排');

  await page.goto('/mng/audit');
  await page.getByRole('button', { name: '篩選', exact: true }).press('Enter');
  await page.getByLabel('關鍵字').fill(title);
  await page.getByRole('button', { name: '套用', exact: true }).click();
  await expect(page.getByText(/總計 4 筆/).last()).toBeVisible();
  const entry = page.getByRole('row').filter({ hasText: '何欣怡' });
  await expect(entry).toHaveCount(1);
  await entry.getByRole('button', { name: /^展開/ }).press('Enter');
  const changes = page.getByRole('table', { name: '變更內容', exact: true });
  await expect(changes.getByRole('row').filter({ hasText: '副標題' })).toContainText('公園首排');
  await expect(changes.getByRole('row').filter({ hasText: '副標題' })).toContainText('河岸首排');
  await expect(page.getByRole('link', { name: '編輯建案', exact: true })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '匯出 CSV', exact: true }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n').filter((line) => line.includes(title))).toHaveLength(4);
  await page.getByRole('link', { name: '查看這個版本', exact: true }).click();
  await expect(versions.locator('[aria-current]')).toContainText('何欣怡');
  await expect(row).toContainText('河岸首排');
  await colleague.context().close();
});
