import { expect, test } from '@playwright/test';
import { newAccount } from './support/accounts';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { holdCalls, signIn } from './support/pages';
import { admin } from './support/server';
import { beginSignedIn } from './support/session';
import { shiftsOf, watchShifts } from './support/shifts';

test('Lists: a link opened before the sign-in is shown after it, and the back arrow of a record returns to the unchanged list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const list = '/mng/case?tab=3&view=table&startDate=2020-01-01';
  await page.goto(list);
  await page.getByLabel('帳號').fill(admin.account);
  await page.getByLabel('密碼').fill(admin.password);
  await page.getByRole('button', { name: '登入', exact: true }).click();
  await expect(page).toHaveURL(list);

  const row = page.getByRole('row').last().getByRole('link').first();
  const title = await row.textContent();
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  const edit = page.getByRole('link', { name: `編輯 ${title}`, exact: true });
  const buttons = edit.locator('..');
  await page.mouse.move(0, 0);
  await expect(buttons).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(buttons).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await edit.focus();
  await expect(buttons).toHaveCSS('opacity', '1');
  await row.click();
  await expect(page.getByRole('textbox', { name: '建案名稱', exact: true })).toHaveValue(title ?? '');
  await page.getByRole('link', { name: /內容編輯/ }).click();
  await expect(page).toHaveURL(/\/case\/content\//);
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // A record opened directly has only the plain list behind it.
  await page.goto('/mng/case/edit/1');
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(page).toHaveURL(/\/mng\/case$/);
});

test('Lists: roles, accounts, sites and documents too have a filter panel with dates and a footer, and their state is in the URL', async ({
  page,
}) => {
  await signIn(page);
  const main = page.getByRole('main');
  const panel = page.getByRole('form', { name: /^篩選/ });
  for (const [path, keyword, found] of [
    ['role', '行銷編輯', '行銷編輯'],
    ['account', '陳冠宇', '陳冠宇'],
    ['web', '松濤硯', '松濤硯'],
    ['download', '角色與帳號', '角色與帳號'],
  ] as const) {
    await page.goto(`/mng/${path}`);
    await expect(main.getByText(/^總計 \d+ 筆，顯示 1～\d+ 筆$/), path).toBeVisible();
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: /^篩選/ }).click();
    await panel.getByRole('textbox', { name: '關鍵字', exact: true }).fill(keyword);
    await panel.getByRole('button', { name: '套用', exact: true }).click();
    await expect(main.getByText('總計 1 筆，顯示 1～1 筆', { exact: true }), path).toBeVisible();
    await expect(main.getByText(found).first()).toBeVisible();
    await panel.getByRole('radio', { name: '自訂', exact: true }).click();
    await panel.getByRole('textbox', { name: '結束日期', exact: true }).fill('1999/12/31');
    await panel.getByRole('button', { name: '套用', exact: true }).click();
    await expect(main.getByText('目前尚無相關資料'), path).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${path}\\?keyword=.+&endDate=1999-12-31$`));
    await page.reload();
    await page.getByRole('button', { name: '移除條件 更新日期：～1999/12/31', exact: true }).click();
    await expect(main.getByText('總計 1 筆，顯示 1～1 筆', { exact: true }), path).toBeVisible();
    await page.getByRole('button', { name: /^篩選/ }).click();
    await expect(panel, path).toHaveCount(0);
  }
  await page.goto('/mng/download');
  await page.getByRole('link', { name: '第 2 頁', exact: true }).click();
  await expect(page).toHaveURL(/\/download\?page=2$/);
  await expect(main.getByText(/^總計 (1\d|20) 筆，顯示 11～\1 筆$/)).toBeVisible();
  await page.goto('/mng/web');
  await page
    .getByRole('navigation', { name: '網站狀態', exact: true })
    .getByRole('link', { name: '未啟用', exact: true })
    .click();
  await expect(page).toHaveURL(/\/web\?status=1$/);
  await expect(main.getByRole('switch', { checked: true })).toHaveCount(0);
  await expect(main.getByRole('switch').first()).toBeVisible();
});

test('Lists: rows chosen with Shift are taken offline and deleted together, and both are undone; a copy is opened', async ({
  page,
}) => {
  const server = serverAs(await tokensOf());
  const mark = `批次 ${Date.now()}`;
  for (const name of ['甲', '乙', '丙']) {
    await server.multipart('POST', '/api/v1/News', {
      title: `${mark} ${name}`,
      publishDate: '2026-11-01',
      status: name === '丙' ? 0 : 1,
      content: '<p>內文</p>',
    });
  }
  await signIn(page);
  await page.goto(`/mng/news?keyword=${encodeURIComponent(mark)}`);
  const bar = page.getByRole('group', { name: '選取的資料', exact: true });
  await page.getByRole('checkbox', { name: `選取 ${mark} 丙`, exact: true }).click();
  await page.getByRole('checkbox', { name: `選取 ${mark} 甲`, exact: true }).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('已選 3 筆');
  await expectAccessible(page);
  await bar.getByRole('button', { name: '下架', exact: true }).click();
  await expect(page.getByText('已將 2 筆最新消息下架')).toBeVisible();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: '復原', exact: true }).click();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);

  await page.getByRole('checkbox', { name: '選取全部 3 筆', exact: true }).press('Space');
  await bar.getByRole('button', { name: '刪除', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '刪除 3 筆最新消息？', exact: true });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar).toContainText('已選 3 筆');
  await bar.getByRole('button', { name: '刪除', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(page.getByText('目前尚無相關資料')).toBeVisible();
  await page.getByRole('button', { name: '復原', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(4);

  // The toast below the pointer stays, and may lie over the row.
  await page.getByRole('button', { name: `再製 ${mark} 甲`, exact: true }).press('Enter');
  await expect(page.getByRole('textbox', { name: '標題', exact: true })).toHaveValue(`${mark} 甲（複本）`);
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
});

test('Lists: a refused search shows the reason, keeps the keyword and works with another one', async ({
  page,
}) => {
  const reason = '符合的資料太多，搜尋花費的時間過長。請多輸入幾個字，或加上篩選條件後再搜尋';
  await signIn(page);
  await page.route(/\/contact\/get-list-paged\?.*keyword=%E6%83%B3(&|$)/, (route) =>
    route.fulfill({ json: { succeeded: false, messages: [reason], data: null } }),
  );
  await page.goto(`/mng/contact?keyword=${encodeURIComponent('想')}&type=2`);
  const screen = page.getByRole('main');
  await expect(screen.getByText(reason)).toBeVisible();
  const keyword = screen.getByRole('textbox', { name: '關鍵字', exact: true });
  await expect(keyword).toHaveValue('想');
  await expectAccessible(page);
  await keyword.fill('想預約');
  await keyword.press('Enter');
  await expect(screen.getByText(reason)).toBeHidden();
  await expect(page).toHaveURL(`/mng/contact?keyword=${encodeURIComponent('想預約')}&type=2`);
});

test('Lists: a saved view is opened from the menu, says when it is changed or has lost a condition, and is renamed and removed', async ({
  page,
}) => {
  const name = `下架的 ${Date.now()}`;
  const account = await newAccount();
  await signIn(page, account);
  await page.goto('/mng/role?keyword=行銷');
  await page.getByRole('button', { name: '儲存檢視', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^名稱/ }).fill(name);
  await dialog.getByRole('checkbox', { name: '打開這份清單時先用這個檢視', exact: true }).check();
  await dialog.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const view = page
    .getByRole('navigation', { name: '儲存的檢視', exact: true })
    .getByRole('link', { name, exact: true });
  await expect(view).toHaveAttribute('aria-current', 'page');

  // The menu opens it, going back to the plain list does not.
  await page.getByRole('link', { name: '不套用檢視', exact: true }).click();
  await expect(page).toHaveURL(/\/role$/);
  await page.getByRole('link', { name: /^首頁(?!彈窗)/ }).click();
  await expect(page).toHaveURL(/\/mng\/?$/);
  await page.goBack();
  await expect(view).not.toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/role$/);
  await page.getByRole('link', { name: '帳號管理', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('link', { name: '角色權限設定', exact: true }).click();
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/keyword=/);

  await page.getByRole('button', { name: '移除條件 關鍵字：行銷', exact: true }).click();
  await expect(page.getByText('條件改過了')).toBeVisible();
  await page.getByRole('button', { name: '還原', exact: true }).click();
  await expect(view).toHaveAttribute('aria-current', 'page');

  const server = serverAs(account.tokens);
  const { items } = await server.get<{ items: { id: number; name: string }[] }>('/api/v1/ListViews');
  await server.json('PUT', `/api/v1/ListViews/${items.find((each) => each.name === name)?.id}`, {
    name,
    isShared: false,
    conditions: [{ key: 'status', value: '"gone"', label: '狀態：封存' }],
  });
  await page.reload();
  await view.click();
  await expect(page.getByRole('alert')).toContainText('狀態：封存');

  await page.getByRole('button', { name: /^檢視「.+」的設定$/ }).click();
  await dialog.getByRole('button', { name: '刪除檢視', exact: true }).click();
  await dialog.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(view).toHaveCount(0);
});

test('Lists: the rows do not move when the row of views comes', async ({ page }) => {
  await watchShifts(page);
  const account = await newAccount();
  await beginSignedIn(page, account.tokens);
  await page.goto('/mng/news?keyword=%E5%8B%95%E5%B7%A5');
  await expect(page.getByRole('button', { name: '儲存檢視', exact: true })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  const name = '動工的消息';
  await serverAs(account.tokens).json('POST', '/api/v1/ListViews', {
    list: 'news',
    name,
    isShared: false,
    conditions: [{ key: 'keyword', value: '"動工"', label: '關鍵字：動工' }],
  });
  const rows = page.waitForResponse('**/api/v1/News/list?*');
  const release = await holdCalls(page, '**/ListViews');
  await page.goto('/mng/news');
  await rows;
  release();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
