import { expect, test } from '@playwright/test';
import { newAccount } from './support/accounts';
import { homeLink, mainMenu, signIn, unfold } from './support/pages';

test('Menu: a fresh sign-in shows the entries of the specification folded, and what was opened stays open for the account', async ({
  page,
}) => {
  const account = await newAccount();
  await signIn(page, account);
  await page.goto('/mng');
  const menu = mainMenu(page);
  const rows = menu.getByRole('list').first().locator('> li');
  await expect(rows).toHaveText([
    /^首頁(?:待我核准 \d+)?$/,
    '系統設定',
    '首頁彈窗設定',
    '文章管理',
    '建案管理',
    '最新消息管理',
    /^聯絡我們/,
    '後台教學文件',
  ]);
  await unfold(page, '建案管理');
  const cases = menu.getByRole('link', { name: '網站建案資訊管理', exact: true });
  await expect(cases).toBeVisible();
  await page.reload();
  await expect(cases).toBeVisible();
  await page.getByRole('button', { name: '登出', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click();
  await expect(page).toHaveURL(/\/mng\/logout$/);
  await signIn(page, account);
  await page.goto('/mng');
  await expect(cases).toBeVisible();
  await menu.getByRole('button', { name: '建案管理', exact: true }).click();
  await expect(cases).toHaveCount(0);
});

test('Menu: arrow keys move, open and fold, and the group of the open page stays open', async ({ page }) => {
  await signIn(page, await newAccount());
  await page.goto('/mng');
  const menu = mainMenu(page);
  await homeLink(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '系統設定', exact: true })).toBeFocused();
  const roles = menu.getByRole('link', { name: '角色權限設定', exact: true });
  await page.keyboard.press('ArrowRight');
  await expect(roles).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(roles).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(roles).toHaveCount(0);
  await expect(menu.getByRole('button', { name: '展開系統設定', exact: true })).toBeFocused();
  await page.goto('/mng/role');
  await expect(roles).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('button', { name: /系統設定/ })).toHaveCount(0);
});

test('系統設定 shows the state of each screen, finds one by a word of it, and is marked in the menu while one is open', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^公司資料 ?和硯建設$/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^角色權限設定 ?\d+ 個角色$/ })).toBeVisible();
  const search = main.getByRole('searchbox', { name: '找設定', exact: true });
  await search.fill('沒有這種設定');
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(main.getByText('找不到「沒有這種設定」')).toBeVisible();
  await search.fill('權杖');
  await expect(main.getByRole('link')).toHaveCount(1);
  await main.getByRole('link', { name: /^對外連線/ }).click();
  await expect(page).toHaveURL(/\/mng\/connection$/);
  await expect(mainMenu(page).getByRole('link', { name: '系統設定', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
