import { expect, test as base, type Page } from '@playwright/test';
import { addBlock, openTypes, expectToast, saveForm, signInByForm, typeCase } from './support/pages';
import { watchRequests } from './support/requests';
import { screens } from './support/screens';
import { beyondLabels } from './support/specification-answers';
import { startDemo } from './support/server';
import { startSpecificationServer, type SpecificationServer } from './support/specification-server';
import { watchToasts } from './support/toasts';

/** A real server with demo content, behind one that knows only the specification. */
const test = base.extend<object, { specification: SpecificationServer }>({
  specification: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const real = await startDemo('specification');
      const server = await startSpecificationServer(real.origin);
      await use(server);
      await server.close();
      await real.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ specification }, use) => use(specification.origin),
});

/** One worker, as the tests share a server. */
test.describe.configure({ mode: 'default' });

test.beforeEach(({ specification }) => specification.forget());

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** Collects forbidden events of all screens; `troubles` resolves to errors and to all toasts other than successes. */
async function watch(page: Page) {
  const errors: string[] = [];
  const toasts = await watchToasts(page);
  let tokenCalls = 0;
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/identity/token')) tokenCalls += 1;
  });
  const troubles = async () => [
    ...errors,
    ...(await toasts()).filter((text) => !/^\S{2,4}成功|」已改為「/.test(text)),
  ];
  return { troubles, toasts, tokenCalls: () => tokenCalls };
}

/** Saves, and expects a clean form and stored values. */
async function saveClean(page: Page): Promise<void> {
  await expect(page.getByText('有變更', { exact: true })).toBeVisible();
  await saveForm(page);
}

test('signs in, shows and filters every list, switches, and signs out, with one call for tokens', async ({
  page,
  specification,
}) => {
  const watched = await watch(page);
  await signInByForm(page);
  for (const [path, name, shown] of [
    ['/role', '角色權限設定', '行銷編輯'],
    ['/account', '帳號管理', '陳冠宇'],
    ['/case', '網站建案資訊管理', '松濤硯'],
    ['/case?tab=2', '網站建案資訊管理', '和硯敦南'],
    ['/case?view=table', '網站建案資訊管理', '松濤硯'],
    ['/case?view=table&keyword=松濤硯&status=1', '網站建案資訊管理', '松濤硯'],
    ['/web', '網頁設計管理', '松濤硯'],
    ['/web?keyword=松濤硯&status=0', '網頁設計管理', '松濤硯'],
    ['/article', '文章管理', '央行信用管制一年後，首購族的負擔能力'],
    ['/news', '最新消息管理', '年度社區健檢開始受理'],
    ['/contact', '聯絡清單', '黃○穎'],
    ['/contact?handleStatus=0&startDate=2020-01-01', '聯絡清單', '黃○穎'],
    ['/download', '後台教學文件', '角色與帳號'],
    ['/', '首頁', '最近更新'],
  ] as const) {
    await page.goto(`/mng${path}`);
    await heading(page, name);
    await expect(page.getByRole('main').getByText(shown).first(), path).toBeVisible();
  }
  await page.goto('/mng/case');
  const highlight = page.getByRole('main').getByRole('switch').first();
  const before = await highlight.isChecked();
  await highlight.click();
  await expect(highlight).toBeChecked({ checked: !before });
  await page.reload();
  await expect(highlight).toBeChecked({ checked: !before });
  await page.getByRole('button', { name: '登出', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click();
  await expect(page).toHaveURL(/\/mng\/logout$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(watched.tokenCalls()).toBe(1);
  // The app learns only from the first try that the server cannot revoke tokens.
  expect(specification.refused).toEqual(['DELETE /api/identity/token']);
  expect([...(await watched.troubles()), ...specification.strangeRequests]).toEqual([]);
});

/** Screens that such a server lacks. Undo within an editor needs no call. */
const ownScreens = [
  '/mng/media',
  '/mng/audit',
  '/mng/company',
  '/mng/connection',
  '/mng/privacy',
  '/mng/privacy/incidents',
  '/mng/privacy/requests',
  '/mng/privacy/requests/add',
  '/mng/privacy/terms',
  '/mng/privacy/notice',
  '/mng/import',
  '/mng/release',
  '/mng/dead-links',
  '/mng/redirects',
  '/mng/replace',
  '/mng/sales-codes',
  '/mng/shared',
  '/mng/web/figures',
  '/mng/web/ad-check',
  '/mng/web/ad-rules',
  '/mng/other-popup',
  '/mng/web/proof',
  '/mng/company-proof',
  '/mng/approval',
  '/mng/approval/rules',
  '/mng/approval/batch/news',
  '/mng/approval/release/1',
  '/mng/case/facts/1',
  '/mng/schedule',
  '/mng/about',
  '/mng/mails',
  '/mng/my-account',
  '/mng/trash',
  '/mng/case/history/1',
];
const ownControls =
  /還原|回收桶|匯出|預覽連結|再製|版本紀錄|發布紀錄|排程|上架時間|素材庫|操作紀錄|搜尋畫面|邀請|密碼連結|承辦|新增備註|重新命名|已修改未發布|儲存並看下一筆|我的帳號|其他彈窗|成效|存證|建案檔案|資料匯入|送核准|一起上線|意見|檢核|外部審閱/;

const isOwnControl = (words: string) => ownControls.test(words) || beyondLabels.includes(words.trim());

test('every screen opens without an error, and offers nothing that such a server lacks', async ({
  page,
  specification,
}) => {
  test.setTimeout(180_000);
  const watched = await watch(page);
  const requestsEnd = watchRequests(page);
  await signInByForm(page);
  const isOwn = (path: string) => path === '/mng/nowhere' || ownScreens.some((own) => path.startsWith(own));
  for (const [name, path] of screens.filter(([, each]) => !isOwn(each))) {
    await page.goto(path);
    await requestsEnd();
    await heading(page, name);
    await expect(page.getByRole('heading', { name: /找不到頁面|無法載入/ }), path).toHaveCount(0);
    const offered = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, label, input, [role=button], option, h2')].map((element) =>
        [element.textContent, element.getAttribute('aria-label')].join(' '),
      ),
    );
    expect
      .soft(
        // Documents are content, which may mention anything.
        path === '/mng/download' ? [] : offered.filter(isOwnControl),
        path,
      )
      .toEqual([]);
  }
  for (const path of ownScreens) {
    await page.goto(path);
    await expect(page.getByText('找不到頁面').first(), path).toBeVisible();
  }
  expect([
    await watched.toasts(),
    await watched.troubles(),
    specification.refused,
    specification.strangeRequests,
  ]).toEqual([[], [], [], []]);
});

test('a record is deleted permanently, and no control offers to restore it', async ({
  page,
  specification,
}) => {
  const watched = await watch(page);
  await signInByForm(page);
  for (const [path, name] of [
    ['/mng/case?keyword=硯海灣', '硯海灣'],
    ['/mng/news', '年度社區健檢開始受理'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: `刪除 ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('刪除後無法還原');
    await dialog.getByRole('button', { name: '刪除', exact: true }).click();
    await expectToast(page, '刪除成功');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: `刪除 ${name}`, exact: true })).toHaveCount(0);
  }
  expect(await watched.toasts()).toEqual([
    expect.stringMatching(/^刪除成功/),
    expect.stringMatching(/^刪除成功/),
  ]);
  expect((await watched.toasts()).join()).not.toContain('復原');
  expect([...(await watched.troubles()), ...specification.refused, ...specification.strangeRequests]).toEqual(
    [],
  );
});

test('each kind of record is edited and saved twice, and its form is clean after each save', async ({
  page,
  specification,
}) => {
  test.setTimeout(180_000);
  const watched = await watch(page);
  await signInByForm(page);
  for (const [path, name, label] of [
    ['/role/edit/2', '編輯角色', '角色名稱'],
    ['/account/edit/2', '編輯帳號', '部門'],
    ['/home-popup', '首頁彈窗設定', '替代文字'],
    ['/article/edit/1', '編輯文章', '摘要'],
    ['/case/edit/1', '編輯建案', '副標題'],
    ['/news/edit/1', '編輯最新消息', '摘要'],
    ['/contact-email', 'E-mail 設定', '其他'],
    ['/web/track/1', 'SEO 與追蹤碼設定', 'SEO 標題'],
  ] as const) {
    await page.goto(`/mng${path}`);
    await heading(page, name);
    const field = page.getByRole('textbox', { name: label, exact: true }).first();
    for (const text of ['first@example.com', 'second@example.com']) {
      await field.fill(text);
      await saveClean(page);
      await expect(field, path).toHaveValue(text);
    }
    await page.reload();
    await expect(field, path).toHaveValue('second@example.com');
  }
  await page.goto('/mng/contact/edit/1');
  await heading(page, '編輯聯絡資料');
  for (const note of ['第一次聯絡', '第二次聯絡']) {
    await page.getByLabel('備註').fill(note);
    await saveClean(page);
    await expect(page.getByLabel('備註')).toHaveValue(note);
  }
  expect(watched.tokenCalls()).toBe(1);
  expect([...(await watched.troubles()), ...specification.refused, ...specification.strangeRequests]).toEqual(
    [],
  );
});

test('a record added by an answer without an id is found in its list', async ({ page, specification }) => {
  const watched = await watch(page);
  await signInByForm(page);
  await page.goto('/mng/role/add');
  await page.getByRole('textbox', { name: '角色名稱', exact: true }).fill('只知規格的角色');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/role$/);
  await expect(page.getByRole('link', { name: /只知規格的角色/ })).toBeVisible();
  expect([...(await watched.troubles()), ...specification.refused, ...specification.strangeRequests]).toEqual(
    [],
  );
});

test('blocks are edited, added, copied and saved, and the form is clean after it', async ({
  page,
  specification,
}) => {
  const watched = await watch(page);
  await signInByForm(page);
  for (const path of ['/case/content/1', '/article/content/1']) {
    await page.goto(`/mng${path}`);
    await addBlock(page, '標題');
    await page.getByRole('textbox', { name: '文字', exact: true }).fill('只知規格的標題');
    await saveClean(page);
    await page.getByRole('button', { name: '複製到其他頁', exact: true }).click();
    const types = await openTypes(page);
    await expect(types.getByRole('button', { name: '貼上「標題」', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: '文字', exact: true }).fill('再改一次的標題');
    await saveClean(page);
    await page.reload();
    // The title begins a section, which may be folded.
    const section = (title: string) => page.getByRole('heading', { level: 3, name: new RegExp(`^${title}`) });
    await expect(section('再改一次的標題')).toBeVisible();
    await expect(section('只知規格的標題')).toHaveCount(0);
  }
  expect([...(await watched.troubles()), ...specification.refused, ...specification.strangeRequests]).toEqual(
    [],
  );
});

test('a case is added, and its site designed, checked, named and published', async ({
  page,
  specification,
}) => {
  const watched = await watch(page);
  await signInByForm(page);
  await typeCase(page);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/case$/);

  await page.goto('/mng/web?keyword=青田硯');
  await page.getByRole('link', { name: '青田硯', exact: true }).last().click();
  await page.getByRole('link', { name: '選擇版型', exact: true }).first().click();
  await page.getByRole('button', { name: '使用 留白', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '建立草稿', exact: true }).click();
  await page.getByRole('link', { name: '編輯頁面', exact: true }).click();
  await heading(page, '編輯網頁：青田硯');
  await page.getByRole('button', { name: /^標題 青田硯/ }).click();
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('青田街的留白');
  await saveClean(page);

  await page.getByRole('link', { name: '前往發布', exact: true }).click();
  await page.getByRole('textbox', { name: '建案代碼', exact: true }).fill('HY209901');
  await page.getByRole('button', { name: '比對', exact: true }).click();
  await page.getByRole('button', { name: '儲存代碼', exact: true }).click();
  await page.getByRole('textbox', { name: '網站名稱', exact: true }).fill('qingtian-yan');
  await page.getByRole('button', { name: '儲存名稱', exact: true }).click();
  await page.getByRole('button', { name: '發布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '發布', exact: true }).click();
  await expectToast(page, '發布成功');
  await expect(page.getByRole('textbox', { name: '網站名稱', exact: true })).toHaveAttribute('readonly', '');
  await expect(page.getByText('已完成 4 步，共 4 步')).toBeVisible();
  // This server does not report changes, so publishing is always possible.
  await page.getByRole('button', { name: '發布變更', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '發布變更', exact: true }).click();
  await expect(page.getByRole('button', { name: '發布變更', exact: true })).toBeEnabled();

  await page.goto('/case/qingtian-yan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('青田街的留白');
  expect([...(await watched.troubles()), ...specification.refused, ...specification.strangeRequests]).toEqual(
    [],
  );
});
