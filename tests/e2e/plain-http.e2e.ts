import { expect, test } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';
import { addBlock, copyStored, expectToast, openBlank, signInByForm } from './support/pages';

// A host name that is not local: browsers disable https-only features there.
test.use({
  baseURL: process.env['E2E_ORIGIN']?.replace('127.0.0.1', 'office.test'),
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP office.test 127.0.0.1'],
  },
});

test('in an office network without https staff sign in, edit, save and are offered their safety copy', async ({
  page,
}) => {
  await signInByForm(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.goto('/mng/news/add');
  const title = page.getByRole('textbox', { name: '標題', exact: true });
  await title.fill('沒有 https 的辦公室');
  await copyStored(page).toBe(1);
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: '還原', exact: true }).click();
  await expect(title).toHaveValue('沒有 https 的辦公室');
  await page.getByRole('textbox', { name: '內文', exact: true }).fill('照樣可以編輯。');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  await page.goto('/mng/case/content/1');
  await addBlock(page, '標題');
  await expect(page.getByRole('textbox', { name: '文字', exact: true })).toBeVisible();
});

test('of five tabs without Web Locks one renews for all, and all stay signed in', async ({ page }) => {
  await signInByForm(page);
  const others = await Promise.all(Array.from({ length: 4 }, () => page.context().newPage()));
  const tabs = [page, ...others];
  let renewals = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/identity/token')) renewals += 1;
  });
  for (let round = 1; round <= 2; round += 1) {
    // As if the access token expired while the browser was closed.
    await Promise.all(others.map((tab) => tab.goto('about:blank')));
    await openBlank(page);
    const before = await page.evaluate(() => {
      localStorage.setItem('_t', 'x'.repeat(43));
      localStorage.setItem('_te', new Date(0).toISOString());
      return localStorage.getItem('_rt');
    });
    await Promise.all(tabs.map((tab) => tab.goto('/mng/download')));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { level: 1, name: '後台教學文件', exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('_rt'))).not.toBe(before);
    expect(renewals).toBe(round);
  }
  for (const tab of tabs) expect(tab.url()).toMatch(/\/mng\/download$/);
});
