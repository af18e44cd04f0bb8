import { expect, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectToast, mainMenu, signIn, unfold } from './support/pages';
import { ticket } from './support/portal';

interface Account {
  id: number;
  name: string;
  email: string;
  department: string;
  gender: number;
  rowVersion: number;
  assignableRoles: { id: number }[];
}

test('Roles and accounts: a role shows only its units, 權限不足，無法瀏覽！ leads home, and deactivation ends the session at the next call', async ({
  page,
  browser,
}) => {
  const staff = await (await browser.newContext()).newPage();
  // The first ticket creates an account without a role.
  const account = `portal${Date.now()}`;
  await staff.goto(`/mng/login/${await ticket(account, '黃思齊')}`);
  await expect(staff.getByRole('alert').getByText('帳號尚未開通，請洽系統管理員')).toBeVisible();

  await signIn(page);
  await page.goto('/mng/role');
  await page.getByRole('link', { name: '新增', exact: true }).click();
  const roleName = `建案檢視 ${Date.now()}`;
  await page.getByLabel('角色名稱').fill(roleName);
  await page.getByRole('checkbox', { name: '最新消息管理 編輯', exact: true }).check();
  await expect(page.getByRole('checkbox', { name: '最新消息管理 檢視', exact: true })).toBeChecked();
  await page.getByRole('checkbox', { name: '最新消息管理 檢視', exact: true }).uncheck();
  await expect(page.getByRole('checkbox', { name: '最新消息管理 編輯', exact: true })).not.toBeChecked();
  await page.getByRole('checkbox', { name: '網站建案資訊管理 檢視', exact: true }).check();
  await expect(page.getByText('檢視：網站建案資訊管理')).toBeVisible();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');

  await page.goto(`/mng/account?keyword=${account}`);
  await page.getByRole('link', { name: /黃思齊/ }).click();
  await page.getByLabel('角色').selectOption({ label: roleName });
  await page.getByLabel('新密碼').fill('1234567');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('須為 8～20 個字');
  await page.keyboard.press('Escape');
  await page.getByLabel('新密碼').fill('portal-password');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');

  // With a role, the ticket signs in at once.
  const portal = await (await browser.newContext()).newPage();
  await portal.goto(`/mng/login/${await ticket(account, '黃思齊')}`);
  await expect(portal.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  await portal.context().close();

  await staff.goto('/mng/login');
  await signIn(staff, { account, password: 'portal-password' });
  await staff.goto('/mng');
  const menu = mainMenu(staff);
  await unfold(staff, '建案管理');
  await expect(menu.getByRole('link')).toHaveText(['首頁', '系統設定', '網站建案資訊管理', '後台教學文件']);
  await staff.goto('/mng/news');
  await expect(staff.getByText('權限不足，無法瀏覽！')).toBeVisible();
  await expect(staff.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  await staff.goto('/mng/case');
  await expect(staff.getByRole('link', { name: '新增', exact: true })).toHaveCount(0);
  await expect(staff.getByRole('switch').first()).toBeDisabled();

  await page.getByRole('switch').click();
  const deactivated = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/identity/user'),
  );
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  expect((await deactivated).status()).toBe(200);
  await staff.getByRole('link', { name: /即將推出/ }).click();
  await expect(staff.getByText('權限已過期，請重新登入')).toBeVisible();
  await expect(staff).toHaveURL(/\/mng\/logout$/);
});

test('login/{platformKey}: a ticket that was used, or is none, is refused', async ({ page }) => {
  const used = await ticket(`once${Date.now()}`, '單次');
  await page.goto(`/mng/login/${used}`);
  await expect(page.getByRole('alert').getByText('帳號尚未開通，請洽系統管理員')).toBeVisible();
  await page.goto(`/mng/login/${used}`);
  await expect(page.getByRole('alert').getByText('登入連結無效或已過期')).toBeVisible();
  await page.goto('/mng/login/not-a-ticket');
  await expect(page.getByRole('alert').getByText('登入連結無效或已過期')).toBeVisible();
});

test('login/{platformKey}: the ticket leaves the address before anything is asked of the server, and no way back leads to it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) {
      asked.push(`${new URL(request.url()).pathname} at ${new URL(page.url()).pathname}`);
    }
  });
  const known = `known${Date.now()}`;
  await page.goto(`/mng/login/${await ticket(known, '有角色')}`);
  await expect(page.getByRole('alert').getByText('帳號尚未開通，請洽系統管理員')).toBeVisible();
  expect(asked).toEqual(['/api/identity/token at /mng/login']);
  const calls = serverAs(await tokensOf());
  const { items } = await calls.get<{ items: { id: number }[] }>(`/api/identity/user?keyword=${known}`);
  const { id, name, email, department, gender, rowVersion, assignableRoles } = await calls.get<Account>(
    `/api/identity/user/${items[0]?.id}`,
  );
  await calls.json('PUT', '/api/identity/user', {
    id,
    name,
    email,
    department,
    gender,
    rowVersion,
    status: true,
    roleId: assignableRoles[0]?.id ?? null,
  });

  const key = await ticket(known, '有角色');
  const tab = await page.context().newPage();
  await tab.goto('/readyz');
  await tab.goto(`/mng/login/${key}`);
  await expect(tab.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  await tab.getByRole('link', { name: '後台教學文件', exact: true }).first().click();
  await expect(tab).toHaveURL(/\/mng\/download$/);
  const seen = [tab.url()];
  // The history has the home page, possibly the sign-in, and the page before it.
  while (!tab.url().endsWith('/readyz')) {
    await tab.goBack();
    seen.push(tab.url());
    // The sign-in redirects to the home page, which would overtake an earlier step back.
    await expect(tab).not.toHaveURL(/\/login$/);
  }
  await tab.goForward();
  await expect(tab.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  seen.push(tab.url());
  expect(seen.filter((url) => url.includes(key) || url.includes('/login/'))).toEqual([]);
  expect(
    await tab.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.referrer]),
    ),
  ).not.toContain(key);
});

test('login/{platformKey}: over a session that has ended the ticket signs in, over one that goes on it is not spent', async ({
  page,
  browser,
}) => {
  await page.goto('/mng/login');
  // Stores invalid tokens, as in a browser whose session was ended elsewhere.
  await page.evaluate(() => {
    localStorage.setItem('_t', 'a'.repeat(43));
    localStorage.setItem('_rt', 'b'.repeat(43));
  });
  await page.goto(`/mng/login/${await ticket(`again${Date.now()}`, '再來')}`);
  await expect(page.getByRole('alert').getByText('帳號尚未開通，請洽系統管理員')).toBeVisible();
  await expect(page).toHaveURL(/\/mng\/login$/);

  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  const unspent = await ticket('admin', '管理員');
  await other.goto(`/mng/login/${unspent}`);
  await expect(other.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  await page.goto(`/mng/login/${unspent}`);
  await expect(page.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
});
