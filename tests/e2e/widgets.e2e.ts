import { expect, test, type Locator } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectToast, holdCalls, signIn } from './support/pages';
import { ticket } from './support/portal';
import { changeAccount, newCase } from './support/records';

const toasts = '通知';

test('2 Screens: a website card shows title, district and its switch, opens /web/home, and its public page in a new tab once enabled', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/mng/web?keyword=松濤硯');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '松濤硯' });
  await expect(card).toContainText('大安區');
  await expect(card.getByRole('switch', { name: '已啟用' })).toBeChecked();
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: '開啟網站' }).click();
  await expect(await opened).toHaveURL(/\/case\/site-202503$/);
  await card.getByRole('link', { name: '松濤硯' }).click();
  await expect(page).toHaveURL(/\/mng\/web\/home\/1$/);
  await newCase('尚未啟用的網站');
  await page.goto('/mng/web?keyword=尚未啟用的網站');
  const other = page.getByRole('main').getByRole('listitem').filter({ hasText: '尚未啟用的網站' });
  await expect(other.getByRole('switch', { name: '未啟用' })).not.toBeChecked();
  await expect(other.getByRole('link', { name: '開啟網站' })).toHaveCount(0);
});

test('2 Screens: a case card shows title, district and a switch that says 指標建案 or 非指標建案, and opens the case', async ({
  page,
}) => {
  const record = await newCase('卡片上的建案');
  await signIn(page);
  await page.goto(`/mng/case?tab=2&keyword=${record.code}`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: record.title });
  await expect(card).toContainText('大安區');
  await card.getByRole('switch', { name: '非指標建案' }).click();
  await expect(card.getByRole('switch', { name: '指標建案', exact: true })).toBeChecked();
  await card.getByRole('link', { name: record.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/mng/case/edit/${record.id}$`));
});

test('2 Screens: an account card has an avatar, a theme card its name and publish date', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/account');
  await expect(
    page
      .getByRole('link', { name: /陳冠宇/ })
      .locator('[aria-hidden="true"]')
      .first(),
  ).toHaveText('陳');
  await page.goto('/mng/web/theme/5');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '留白' }) });
  await expect(card).toContainText(/發布日期 \d{4}\/\d{2}\/\d{2}/);
});

test('2 Screens: the filter panel of a list opens and closes, and lists its states with online first', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/news');
  const button = page.getByRole('button', { name: '篩選' });
  const keyword = page.getByRole('textbox', { name: '關鍵字' });
  await expect(keyword).toHaveCount(0);
  await button.click();
  await expect(keyword).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: '狀態' }).locator('label')).toHaveText([
    '全部',
    '上架',
    '下架',
  ]);
  await button.click();
  await expect(keyword).toHaveCount(0);
});

test('2 Screens: the content editor is titled 內容編輯, adds each type after the selected block, highlights it, asks before a delete and moves in 250 ms', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/article/content/1');
  const editor = page.getByRole('region', { name: '內容編輯' });
  await expect(editor.getByRole('heading', { name: '內容編輯' })).toBeVisible();
  const palette = editor.getByRole('group', { name: '新增區塊' });
  await expect(palette.getByRole('button')).toHaveText([
    '標題',
    '長文',
    '圖片',
    '影片連結',
    '文字連結',
    '預約電話',
    '條列項目',
  ]);
  const rows = editor.getByRole('button', { name: /^刪除 / });
  const count = await rows.count();
  await editor
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^(標題|長文|圖片)/ })
    .click();
  await palette.getByRole('button', { name: '預約電話' }).click();
  await expect(
    editor
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: /^預約電話/, expanded: true }),
  ).toBeVisible();
  await expect(
    editor.getByRole('button', { expanded: true }).and(editor.getByRole('listitem').getByRole('button')),
  ).toHaveCount(1);
  // Noted as they begin: on a busy machine a glide may be over before it could be asked for.
  const durations = await page.evaluateHandle(() => {
    const begun: unknown[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      begun.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, keyframes, options);
    };
    return begun;
  });
  await editor.getByRole('button', { name: '上移' }).click();
  await expect.poll(() => durations.jsonValue()).toContain(250);
  // Toasts keep clear of the buttons below them, be they of the save bar or of a dialog over it.
  const lift = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--toast-offset'));
  const overBar = await lift();
  await editor.getByRole('button', { name: '刪除 預約電話 1' }).click();
  const dialog = page.getByRole('dialog', { name: '確定刪除' });
  await expect(dialog).toBeVisible();
  expect([overBar, await lift()]).toEqual(['64px', 'calc(.25rem * 21)']);
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.poll(lift).toBe(overBar);
  await expect(rows).toHaveCount(count + 1);
  await editor.getByRole('button', { name: '刪除 預約電話 1' }).click();
  await dialog.getByRole('button', { name: '刪除' }).click();
  await expect(rows).toHaveCount(count);
});

test('4 States: a website switch is busy while its call runs, sends 0 to enable and 1 to disable, and moves only when the call succeeded', async ({
  page,
}) => {
  await signIn(page);
  const listed = page.waitForResponse('**/SiteSets/list*');
  await page.goto('/mng/web?keyword=松濤硯');
  const list = (await (await listed).json()) as { data: { items: { status: number }[] } };
  const control = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: '松濤硯' })
    .getByRole('switch');
  await expect(control).toBeChecked();
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  await page.route('**/SiteSets/edit-status', async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ json: { succeeded: sent.length > 1, messages: [], data: null } });
  });
  const answer = async () => {
    await expect.poll(() => answers.length).toBe(1);
    await expect(control).toHaveAttribute('aria-busy', 'true');
    answers.pop()?.();
    await expect(control).not.toHaveAttribute('aria-busy', 'true');
  };
  await control.click();
  await answer();
  await expect(control).toBeChecked();
  // The list is read anew after each success.
  await page.route('**/SiteSets/list*', (route) => {
    const { status } = sent.at(-1) as { status: number };
    return route.fulfill({
      json: { ...list, data: { ...list.data, items: list.data.items.map((item) => ({ ...item, status })) } },
    });
  });
  await control.click();
  await answer();
  await expect(control).not.toBeChecked();
  await control.click();
  await answer();
  await expect(control).toBeChecked();
  expect(sent.map((body) => (body as { status: number }).status)).toEqual([1, 1, 0]);
});

test('5 Validation: the hints of a site name its search title of 80 characters, 5 to 6 keywords, the forms of analytics and tag manager ids, and the share image', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/web/track/1');
  await expect(page.getByText('建議 80 個字以內')).toBeVisible();
  await expect(page.getByText('建議 5～6 組，以逗號「,」分隔')).toBeVisible();
  await expect(page.getByText('格式 G-XXXXXXXXXX')).toBeVisible();
  await expect(page.getByText('格式 GTM-XXXXXXX')).toBeVisible();
  const share = page.getByRole('group', { name: '社群分享圖片' });
  await expect(share).toContainText('3 MB 以內');
  await expect(share).toContainText('1200 x 630 像素');
  await page.goto('/mng/article/content/1');
  await page.getByRole('group', { name: '新增區塊' }).getByRole('button', { name: '圖片' }).click();
  await expect(page.getByText('建議 912 x 452 像素，PNG、JPG、WebP，3 MB 以內')).toBeVisible();
});

test('7 Calls: the app waits for an answer for as long as it takes', async ({ page }) => {
  const record = await newCase('等待回應');
  await page.clock.install();
  await signIn(page);
  await page.goto(`/mng/case/edit/${record.id}`);
  const give = await holdCalls(page, '**/api/v1/CaseInfos');
  const asked = page.waitForRequest('**/api/v1/CaseInfos');
  await page.getByRole('textbox', { name: '副標題' }).fill('等了很久');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await asked;
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('region', { name: toasts }).getByRole('listitem')).toHaveCount(0);
  give();
  await expectToast(page, '儲存成功');
  await expect(page.getByText('尚有未儲存的變更')).toHaveCount(0);
});

test('7 Calls: a page is sent as flat webParts[n] fields with sort, secSort and partType, without updateRecord', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/article/content/1');
  await page.getByRole('group', { name: '新增區塊' }).getByRole('button', { name: '條列項目' }).click();
  await page.getByRole('textbox', { name: '項目 1' }).fill('第一項');
  let body = '';
  await page.route('**/Articles/content', async (route) => {
    body = route.request().postDataBuffer()?.toString('utf8') ?? '';
    await route.fulfill({ status: 400, json: { succeeded: false, messages: [], data: null } });
  });
  const sent = page.waitForResponse('**/Articles/content');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await sent;
  const names = [...body.matchAll(/name="([^"]+)"/g)].map(([, name = '']) => name);
  const last = Math.max(...names.map((name) => Number(/^webParts\[(\d+)\]/.exec(name)?.[1] ?? 0)));
  expect(names.filter((name) => name.startsWith(`webParts[${last}]`)).toSorted()).toEqual(
    ['items[0].secSort', 'items[0].textContent', 'partType', 'sort'].map(
      (field) => `webParts[${last}].${field}`,
    ),
  );
  expect(names).toEqual(expect.arrayContaining(['webParts[0].partType', 'webParts[0].sort']));
  expect(names.filter((name) => name.includes('updateRecord'))).toEqual([]);
});

test('3 Entities: the screen says that it is loading while its data are on their way', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/guideline');
  const giveList = await holdCalls(page, /\/api\/v1\/News\/list/);
  await page.getByRole('navigation', { name: '主選單' }).getByRole('link', { name: '最新消息管理' }).click();
  const indicator = page.getByRole('progressbar', { name: '載入中' });
  await expect(indicator).toBeVisible();
  giveList();
  const table = page.getByRole('table', { name: '最新消息' });
  await expect(table).toBeVisible();
  await expect(indicator).toHaveCount(0);
  const giveRecord = await holdCalls(page, /\/api\/v1\/News\/\d+$/);
  await table.locator('a[href*="/news/edit/"]').first().click();
  await expect(indicator).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('最新消息管理');
  giveRecord();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('編輯最新消息');
});

test('6 Permissions: View, Create, Edit and Delete bring list, add button, save and row buttons, each alone', async ({
  page,
}) => {
  const calls = serverAs(await tokensOf());
  const account = `staff${Date.now()}`;
  const key = await ticket(account, '林子晴');
  await fetch(`${process.env['E2E_ORIGIN']}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platformKey: key }),
  });
  const role = { name: account, description: '' };
  const held = (...actions: string[]) =>
    ['View', ...actions].map((action) => ({ value: `Permissions.News.${action}`, selected: true }));
  const { id: roleId } = await calls.json<{ id: number }>('POST', '/api/identity/role', {
    ...role,
    roleClaims: held(),
  });
  const password = 'staff-password';
  await changeAccount(account, { status: true, roleId, password });
  await signIn(page, { account, password });
  const offered = async (...actions: string[]) => {
    const { rowVersion: newest } = await calls.get<{ rowVersion: number }>(`/api/identity/role/${roleId}`);
    await calls.json('PUT', '/api/identity/role', {
      id: roleId,
      rowVersion: newest,
      ...role,
      roleClaims: held(...actions),
    });
    await page.goto('/mng/news');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const there = async (...buttons: Locator[]) =>
      (await Promise.all(buttons.map((button) => button.count()))).map((count) => count > 0);
    const list = await there(
      page.getByRole('link', { name: '新增', exact: true }),
      page.getByRole('link', { name: /^編輯 / }),
      page.getByRole('button', { name: /^刪除 / }),
    );
    await page.goto('/mng/news/edit/1');
    await expect(page.getByRole('heading', { level: 1, name: '編輯最新消息' })).toBeVisible();
    await expect(page.getByLabel('摘要')).toBeVisible();
    return [...list, ...(await there(page.getByRole('button', { name: '儲存', exact: true })))];
  };
  expect(await offered()).toEqual([false, false, false, false]);
  expect(await offered('Create')).toEqual([true, false, false, false]);
  expect(await offered('Edit')).toEqual([false, true, false, true]);
  expect(await offered('Delete')).toEqual([false, false, true, false]);
});

test('6 Permissions: a screen that does not offer to delete has no button for it, whatever one may do', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/contact');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^刪除 / })).toHaveCount(0);
  await page.goto('/mng/news');
  await expect(page.getByRole('button', { name: /^刪除 / }).first()).toBeVisible();
});
