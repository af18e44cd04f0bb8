import { expect, test, type Page } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { holdCalls, signIn } from './support/pages';
import { ticket } from './support/portal';

/** A new account with this claim only. */
async function staffWith(claim: string): Promise<{ account: string; password: string }> {
  const server = serverAs(await tokensOf());
  const account = `finder${Date.now()}`;
  await fetch(`${process.env['E2E_ORIGIN']}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platformKey: await ticket(account, '黃思齊') }),
  });
  const { id: roleId } = await server.json<{ id: number }>('POST', '/api/identity/role', {
    name: account,
    roleClaims: [{ value: claim, selected: true }],
  });
  const { items } = await server.get<{ items: { id: number }[] }>(`/api/identity/user?keyword=${account}`);
  const { id, name, email, department, gender, rowVersion } = await server.get<Record<string, unknown>>(
    `/api/identity/user/${items[0]?.id}`,
  );
  const password = 'finder-password';
  const fields = { id, name, email, department, gender, rowVersion, status: true, roleId, password };
  await server.json('PUT', '/api/identity/user', fields);
  return { account, password };
}

const field = (page: Page) => page.getByRole('combobox', { name: /^搜尋畫面與資料/ });
const chosen = (page: Page) =>
  page.getByRole('listbox', { name: '結果', exact: true }).getByRole('option', { selected: true });

test('Finding: with only the keyboard a case is found by its code and opened, unsaved changes ask first, and a list names the hits of its other tabs', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/news/add');
  const title = page.getByRole('textbox', { name: '標題', exact: true });
  await title.fill('還沒寫完');
  // Keys typed before the search has loaded go into the search, and later ones follow.
  const release = await holdCalls(page, /\/Palette-[^/]*\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hy');
  release();
  await expect(field(page)).toHaveValue('hy');
  await page.keyboard.type('202503');
  await expect(field(page)).toHaveValue('hy202503');
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('還沒寫完');

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('hy202503');
  await expect(chosen(page)).toContainText('松濤硯');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const leave = page.getByRole('dialog', { name: '離開此頁', exact: true });
  await expect(leave).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveCount(0);
  await leave.getByRole('button', { name: '留下', exact: true }).press('Enter');
  await expect(title).toHaveValue('還沒寫完');
  await expect(title).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('hy202503');
  await expect(chosen(page)).toContainText('松濤硯');
  await page.keyboard.press('Enter');
  await leave.getByRole('button', { name: '不儲存', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/case\/edit\/1$/);
  // An open dialog keeps the search closed.
  await expect(leave).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('沒有這個建案');
  await expect(page.getByRole('option', { name: /^以「沒有這個建案」為名稱新增建案/ })).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/case\/edit\/1$/);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('以「沒有這個建案」為名稱新增建案');
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Control+Enter')]);
  await expect(tab.getByRole('textbox', { name: /建案名稱/ })).toHaveValue('沒有這個建案');
  // Adds another case from the open form, after the question about unsaved input.
  await tab.getByRole('textbox', { name: /副標題/ }).fill('河岸');
  await tab.keyboard.press('Control+k');
  await expect(field(tab)).toBeFocused();
  await tab.keyboard.type('也沒有這個');
  await expect(tab.getByRole('option', { name: /以「也沒有這個」為名稱新增建案/ })).toBeVisible();
  await tab.keyboard.press('ArrowDown');
  await expect(chosen(tab)).toContainText('以「也沒有這個」為名稱新增建案');
  await tab.keyboard.press('Enter');
  await tab
    .getByRole('dialog', { name: /離開此頁/ })
    .getByRole('button', { name: /不儲存/ })
    .press('Enter');
  await expect(tab.getByRole('textbox', { name: /建案名稱/ })).toHaveValue('也沒有這個');
  await expect(tab.getByRole('textbox', { name: /副標題/ })).toHaveValue('');
  await tab.close();
  await expect(page).toHaveURL(/\/case\/edit\/1$/);

  await page.goto('/mng/case?keyword=HY2');
  await page
    .getByText(/^其他分頁還有 \d+ 筆/)
    .getByRole('link', { name: /^歷年完銷 \d+$/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/case\?.*keyword=HY2/);
  await expect(page.getByRole('link', { name: /^歷年完銷/ }).first()).toHaveAttribute('aria-current', 'page');
});

test('Finding: an account that may view only enquiries finds neither cases nor screens of other units, and a failed search is retried', async ({
  page,
}) => {
  const person = await staffWith('Permissions.Contacts.View');
  await signIn(page, person);
  await page.goto('/mng');
  await page.getByRole('button', { name: /^搜尋/ }).click();
  await expect(page.getByRole('option')).toContainText(['首頁', '聯絡清單', '後台教學文件', '我的帳號']);
  await expect(page.getByRole('option', { name: '網站建案資訊管理', exact: true })).toHaveCount(0);
  await field(page).fill('仰山硯二期');
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups.first()).toHaveAccessibleName(/^聯絡資料/);
  await expect(groups).toHaveCount(1);

  await page.route('**/api/v1/search*', (route) => route.abort());
  await field(page).fill('仰山硯');
  await expect(page.getByRole('alert')).toContainText('無法搜尋資料');
  await page.unroute('**/api/v1/search*');
  await page.getByRole('button', { name: '重試', exact: true }).click();
  await expect(groups.first()).toHaveAccessibleName(/^聯絡資料/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
