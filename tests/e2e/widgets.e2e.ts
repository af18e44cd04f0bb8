import { expect, test, type Locator } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { addBlock, expectToast, holdCalls, mainMenu, openTypes, signIn } from './support/pages';
import { ticket } from './support/portal';
import { changeAccount, newCase } from './support/records';
import { watchToasts } from './support/toasts';

test('2 Screens: a website card shows title, district and its switch, opens /web/home, and its public page in a new tab once enabled', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/mng/web?keyword=松濤硯');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') });
  const card = cards.filter({ hasText: '松濤硯' });
  await expect(card).toContainText('大安區');
  await expect(card.getByRole('switch', { name: '已啟用：松濤硯', exact: true })).toBeChecked();
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: '開啟網站', exact: true }).click();
  await expect(await opened).toHaveURL(/\/case\/site-202503$/);
  await card.getByRole('link', { name: '松濤硯', exact: true }).click();
  await expect(page).toHaveURL(/\/mng\/web\/home\/1$/);
  await newCase('尚未啟用的網站');
  await page.goto('/mng/web?keyword=尚未啟用的網站');
  const other = cards.filter({ hasText: '尚未啟用的網站' });
  await expect(other.getByRole('switch', { name: '已啟用：尚未啟用的網站', exact: true })).not.toBeChecked();
  await expect(other.getByRole('link', { name: '開啟網站', exact: true })).toHaveCount(0);
});

test('2 Screens: a case card shows title, district and a switch that says 指標建案 or 非指標建案, and opens the case', async ({
  page,
}) => {
  const record = await newCase('卡片上的建案');
  await signIn(page);
  await page.goto(`/mng/case?tab=2&keyword=${record.code}`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: record.title });
  await expect(card).toContainText('大安區');
  await expect(card.getByText('非指標建案', { exact: true })).toBeVisible();
  const sent = page.waitForRequest('**/CaseInfos/edit-highlight');
  const control = card.getByRole('switch', { name: `指標建案：${record.title}`, exact: true });
  await control.click();
  await expect(control).toBeChecked();
  await expect(card.getByText('指標建案', { exact: true })).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({ caseInfoId: record.id, isHighlight: true });
  await card.getByRole('link', { name: record.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/mng/case/edit/${record.id}$`));
});

test('2 Screens: a theme card shows its name and publish date', async ({ page }) => {
  await signIn(page);
  // Differs in Taipei from UTC, from the last change and from today.
  await page.route('**/SiteThemes/list/template', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object[] };
    const published = data.map((template) => ({ ...template, createdOn: '2025-03-31T16:30:00.000Z' }));
    await route.fulfill({ json: { ...rest, data: published } });
  });
  await page.goto('/mng/web/theme/5');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '留白', exact: true }) });
  await expect(card).toContainText('發布日期 2025/04/01');
});

test('2 Screens: the filter panel of a list opens and closes, and lists its states with online first', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/news');
  const button = page.getByRole('button', { name: '篩選', exact: true });
  const keyword = page.getByRole('textbox', { name: '關鍵字', exact: true });
  await expect(keyword).toHaveCount(0);
  await button.click();
  await expect(keyword).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: '狀態', exact: true }).locator('label')).toHaveText([
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
  const editor = page.getByRole('region', { name: '內容編輯', exact: true });
  await expect(editor.getByRole('heading', { name: '內容編輯', exact: true })).toBeVisible();
  const types = await openTypes(page);
  await expect(types.getByRole('button')).toHaveText([
    '標題',
    '長文',
    '條列項目',
    '文字連結',
    '圖片',
    '影片連結',
    '預約電話',
  ]);
  await page.keyboard.press('Escape');
  const rows = editor.getByRole('button', { name: /^刪除 / });
  const count = await rows.count();
  await editor
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^(標題|長文|圖片)/ })
    .click();
  await addBlock(page, '預約電話');
  await expect(
    editor
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: /^預約電話/, expanded: true }),
  ).toBeVisible();
  await expect(
    editor.getByRole('button', { expanded: true }).and(editor.getByRole('listitem').getByRole('button')),
  ).toHaveCount(1);
  // Only its row is tinted, with a coloured edge.
  const looks = await editor.locator('[data-block-head]').evaluateAll((heads) =>
    heads.map((head) => {
      const strip = head.parentElement ?? head;
      const { borderLeftColor, borderLeftWidth } = getComputedStyle(strip.parentElement ?? strip);
      return [getComputedStyle(strip).backgroundColor, borderLeftColor, borderLeftWidth];
    }),
  );
  const [plain = [], chosen = [], ...others] = looks;
  for (const place of [0, 1, 2]) expect(chosen[place]).not.toBe(plain[place]);
  expect([...new Set(others.map(String))]).toEqual([String(plain)]);
  // Records animations when they start, because a short one may end before a query.
  const durations = await page.evaluateHandle(() => {
    const begun: unknown[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      begun.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, keyframes, options);
    };
    return begun;
  });
  await editor.getByRole('button', { name: '上移', exact: true }).click();
  await expect.poll(() => durations.jsonValue()).toContain(250);
  // Toasts keep clear of the buttons of save bar and dialog.
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--toast-offset')),
  ).toBe('4rem');
  await editor.getByRole('button', { name: '刪除 預約電話 1', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '確定刪除', exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[data-uncovered]').getByRole('button')).toHaveText(['取消', '刪除']);
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await expect(rows).toHaveCount(count + 1);
  await editor.getByRole('button', { name: '刪除 預約電話 1', exact: true }).click();
  await dialog.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(rows).toHaveCount(count);
});

test('4 States: a website switch is busy while its call runs, sends 0 to enable and 1 to disable, and moves only when the call succeeded', async ({
  page,
}) => {
  await signIn(page);
  const listed = page.waitForResponse('**/SiteSets/list*');
  await page.goto('/mng/web?keyword=松濤硯');
  const list = (await (await listed).json()) as { data: { items: { siteId: number; status: number }[] } };
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '松濤硯' });
  const control = card.getByRole('switch');
  const opener = card.getByRole('link', { name: '開啟網站', exact: true });
  await expect(control).toBeChecked();
  await expect(opener).toBeVisible();
  // A spinner replaces the knob during the call.
  const knob = control.locator('span');
  const isRing = () =>
    knob.evaluate((element) => {
      const { animationName, borderTopWidth, borderTopColor, borderLeftColor } = getComputedStyle(element);
      return animationName === 'spin' && borderTopWidth === '2px' && borderTopColor !== borderLeftColor;
    });
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
    expect(await isRing()).toBe(true);
    answers.pop()?.();
    await expect(control).not.toHaveAttribute('aria-busy', 'true');
    expect(await isRing()).toBe(false);
  };
  await control.click();
  await answer();
  await expect(control).toBeChecked();
  // The list reloads after each success.
  await page.route('**/SiteSets/list*', (route) => {
    const { status } = sent.at(-1) as { status: number };
    return route.fulfill({
      json: { ...list, data: { ...list.data, items: list.data.items.map((item) => ({ ...item, status })) } },
    });
  });
  await control.click();
  await answer();
  await expect(control).not.toBeChecked();
  // A disabled website cannot be opened, although it has an address.
  await expect(opener).toHaveCount(0);
  await control.click();
  await answer();
  await expect(control).toBeChecked();
  await expect(opener).toBeVisible();
  const id = list.data.items[0]?.siteId;
  expect(sent).toEqual([1, 1, 0].map((status) => ({ id, status })));
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
  const share = page.getByRole('group', { name: '社群分享圖片', exact: true });
  await expect(share).toContainText('3 MB 以內');
  await expect(page.getByText('1200 × 630 像素', { exact: true })).toBeVisible();
  await page.goto('/mng/article/content/1');
  await addBlock(page, '圖片');
  await expect(page.getByText('建議 912 × 452 像素，PNG、JPG，3 MB 以內')).toBeVisible();
});

test('7 Calls: the app waits for an answer for as long as it takes', async ({ page }) => {
  const record = await newCase('等待回應');
  const shown = await watchToasts(page);
  await page.clock.install();
  // Aborts at once, because the page's clock does not control this timeout.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => AbortSignal.abort();
  });
  await signIn(page);
  await page.goto(`/mng/case/edit/${record.id}`);
  const give = await holdCalls(page, '**/api/v1/CaseInfos');
  const asked = page.waitForRequest('**/api/v1/CaseInfos');
  await page.getByRole('textbox', { name: '副標題', exact: true }).fill('等了很久');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await asked;
  await page.clock.fastForward('10:00');
  expect(await shown()).toEqual([]);
  give();
  await expectToast(page, '儲存成功');
  expect(await shown()).toEqual([expect.stringContaining('儲存成功')]);
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
});

test('7 Calls: a page is sent as flat webParts[n] fields with sort, secSort and partType, without updateRecord, a new list item after the last clicked one', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/article/content/1');
  await addBlock(page, '條列項目');
  const item = (place: number) => page.getByRole('textbox', { name: `項目 ${place}`, exact: true });
  const add = page.getByRole('button', { name: '新增項目', exact: true });
  await item(1).fill('甲');
  await add.click();
  await item(2).fill('乙');
  await item(1).click();
  await add.click();
  await expect(item(2)).toBeFocused();
  await item(2).fill('丙');
  let body = '';
  await page.route('**/Articles/content', async (route) => {
    body = route.request().postDataBuffer()?.toString('utf8') ?? '';
    await route.fulfill({ status: 400, json: { succeeded: false, messages: [], data: null } });
  });
  const sent = page.waitForResponse('**/Articles/content');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await sent;
  const fields = [...body.matchAll(/name="([^"]+)"\r\n\r\n(.*)\r\n/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const sorts = fields.filter(([name]) => /^webParts\[\d+\]\.sort$/.test(name));
  expect(sorts.length).toBeGreaterThan(1);
  expect(sorts).toEqual(sorts.map((_, place) => [`webParts[${place}].sort`, String(place)]));
  const last = `webParts[${sorts.length - 1}].`;
  expect(
    fields.flatMap(([name, value]) => (name.startsWith(last) ? [[name.slice(last.length), value]] : [])),
  ).toEqual([
    ['partType', '11'],
    ['items[0].textContent', '甲'],
    ['items[0].secSort', '0'],
    ['items[1].textContent', '丙'],
    ['items[1].secSort', '1'],
    ['items[2].textContent', '乙'],
    ['items[2].secSort', '2'],
    ['sort', String(sorts.length - 1)],
  ]);
  expect(body).not.toContain('updateRecord');
});

test('3 Entities: the screen says that it is loading while its data are on their way', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/guideline');
  const giveList = await holdCalls(page, /\/api\/v1\/News\/list/);
  await mainMenu(page).getByRole('link', { name: '最新消息管理', exact: true }).click();
  const indicator = page.getByRole('progressbar', { name: '載入中', exact: true });
  await expect(indicator).toBeVisible();
  giveList();
  const table = page.getByRole('table', { name: /^最新消息/ });
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
  const units = ['Roles', 'Users', 'IndexPopup', 'Articles', 'Cases', 'Cases.OnePage', 'News', 'Contacts'];
  const held = (...more: string[]) =>
    [...units, 'Contacts.Email']
      .map((unit) => `${unit}.View`)
      .concat(more)
      .map((claim) => ({ value: `Permissions.${claim}`, selected: true }));
  const { id, rowVersion } = await calls.json<{ id: number; rowVersion: number }>(
    'POST',
    '/api/identity/role',
    { ...role, roleClaims: held() },
  );
  const password = 'staff-password';
  await changeAccount(account, { status: true, roleId: id, password });
  await signIn(page, { account, password });
  // Navigates without reloading the app.
  const open = async (path: string) => {
    await page.evaluate((address) => window.history.pushState(null, '', address), `/mng${path}`);
    const shown = path.replace(/\?.*/, '');
    await expect(page.locator('main')).toHaveAttribute('data-path', new RegExp(`^${shown}/?$`));
  };
  const main = page.getByRole('main');
  const there = async (...buttons: Locator[]) =>
    (await Promise.all(buttons.map((button) => button.count()))).map((count) => count > 0);
  const onList = async (path: string) => {
    await open(path);
    await expect(main.getByRole('link').first()).toBeVisible();
    return there(
      main.getByRole('link', { name: '新增', exact: true }).or(main.getByRole('button', { name: /^邀請/ })),
      main.getByRole('link', { name: /^編輯 / }),
      main.getByRole('button', { name: /^刪除 / }),
    );
  };
  const onForm = async (path: string) => {
    await open(path);
    await expect(main.locator('input, textarea, [data-block-head]').first()).toBeAttached();
    return there(page.getByRole('button', { name: '儲存', exact: true }));
  };
  await page.goto('/mng');
  await expect(mainMenu(page).getByRole('button', { name: /^聯絡我們/ })).toBeVisible();
  for (const path of ['/role', '/account', '/article', '/case?view=table', '/news', '/contact']) {
    expect([path, await onList(path)]).toEqual([path, [false, false, false]]);
  }
  for (const path of [
    '/role/edit/1',
    '/account/edit/1',
    '/home-popup',
    '/article/edit/1',
    '/article/content/1',
    '/case/edit/1',
    '/case/content/1',
    '/web/track/1',
    '/siteset/theme/edit/1/1',
    '/news/edit/1',
    '/contact/edit/1',
    '/contact-email',
  ]) {
    expect([path, await onForm(path)]).toEqual([path, [false]]);
  }
  const roleClaims = held('Articles.Create', 'News.Edit', 'Cases.Delete');
  await calls.json('PUT', '/api/identity/role', { id, rowVersion, ...role, roleClaims });
  await page.goto('/mng');
  await expect(mainMenu(page).getByRole('button', { name: /^聯絡我們/ })).toBeVisible();
  const offered = async (list: string, form: string) => [...(await onList(list)), ...(await onForm(form))];
  expect(await offered('/article', '/article/edit/1')).toEqual([true, false, false, false]);
  expect(await offered('/news', '/news/edit/1')).toEqual([false, true, false, true]);
  expect(await offered('/case?view=table', '/case/edit/1')).toEqual([false, false, true, false]);
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
