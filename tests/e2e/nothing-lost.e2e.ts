import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { copyStored, expectToast, holdCalls, loseAnswers, saveForm, signIn } from './support/pages';
import { changeAccount, changeCase, newCase, type NewCase } from './support/records';
import { admin } from './support/server';
import { storeSession } from './support/session';

const title = (page: Page) => page.getByRole('textbox', { name: '建案名稱', exact: true });
const save = (page: Page) => page.getByRole('button', { name: '儲存', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
async function openCase(page: Page, { id }: NewCase) {
  await page.goto(`/mng/case/edit/${id}`);
  await expect(title(page)).toBeVisible();
}

test('Leaving with changes asks: 留下, 儲存並離開 or 不儲存', async ({ page }) => {
  const record = await newCase('離開前先問');
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('離開前先問，第二版');
  const menu = page.getByRole('link', { name: '最新消息管理', exact: true });
  await menu.click();
  await expect(dialog(page)).toContainText('尚有未儲存的變更，確定要離開嗎？');
  await press(page, '留下');
  await expect(title(page)).toHaveValue('離開前先問，第二版');

  await menu.click();
  await press(page, '儲存並離開');
  await expect(page).toHaveURL(/\/mng\/news$/);
  await openCase(page, record);
  await expect(title(page)).toHaveValue('離開前先問，第二版');

  await title(page).fill('不要這一版');
  await menu.click();
  await press(page, '不儲存');
  await expect(page).toHaveURL(/\/mng\/news$/);
  await openCase(page, record);
  await expect(title(page)).toHaveValue('離開前先問，第二版');
  await expect(dialog(page)).toHaveCount(0);

  // Stays on a form that cannot be saved.
  await title(page).fill('');
  await menu.click();
  await press(page, '儲存並離開');
  await expect(dialog(page)).toContainText('此欄位為必填');
  await expect(page).toHaveURL(new RegExp(`/mng/case/edit/${record.id}$`));
});

test('Code that cannot be loaded: says so, keeps the input and loads it with 重試', async ({ page }) => {
  const record = await newCase('少一塊程式');
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('打到一半');
  const code = '**/assets/TypedCase-*.js';
  await page.route(code, (route) => route.abort());
  await page.getByRole('button', { name: '預覽', exact: true }).click();
  const toast = page.getByRole('listitem').filter({ hasText: '畫面的一部分沒有載入' });
  await expect(toast).toBeVisible();
  await page.unroute(code);
  await toast.getByRole('button', { name: '重試', exact: true }).click();
  await expect(dialog(page).locator('iframe').contentFrame().getByText('打到一半').first()).toBeVisible();
  await expect(toast).toHaveCount(0);
  await press(page, '關閉');
  await expect(title(page)).toHaveValue('打到一半');
});

test('Safety copy: after a crash input is offered with its time, restored or discarded, and removed after a save', async ({
  page,
}) => {
  const record = await newCase('當機之前');
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('當機之前打的字');
  await copyStored(page).toBe(1);
  page.on('dialog', (asked) => void asked.accept());
  await page.goto('/mng');
  await expect(page.getByRole('heading', { name: '尚未儲存的內容', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /編輯建案.*當機之前/ }).click();
  await expect(dialog(page)).toContainText('找到尚未儲存的內容');
  await expect(dialog(page)).toContainText(/\d{2}:\d{2}/);
  await press(page, '還原');
  await expect(title(page)).toHaveValue('當機之前打的字');
  await save(page).click();
  await expectToast(page, '儲存成功');
  await copyStored(page).toBe(0);

  await title(page).fill('捨棄這些字');
  await copyStored(page).toBe(1);
  await page.reload();
  await press(page, '捨棄');
  await expect(title(page)).toHaveValue('當機之前打的字');
  await copyStored(page).toBe(0);

  // Offers no copy that equals the record.
  await title(page).fill('打了又改回來');
  await copyStored(page).toBe(1);
  await title(page).fill('當機之前打的字');
  await copyStored(page).toBe(0);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('Safety copy: none stays of input discarded while it was being written', async ({ page }) => {
  // Simulates a slow disk: each write takes a second.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function slowly(...values) {
      const until = performance.now() + 1000;
      const hold = () => {
        if (performance.now() < until) this.get('nothing').addEventListener('success', hold);
      };
      const request = put.apply(this, values);
      hold();
      document.body.dataset['writing'] = 'true';
      return request;
    };
  });
  const record = await newCase('慢慢寫入');
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('寫到一半就放棄');
  await expect(page.locator('body[data-writing]')).toBeVisible();
  await page.getByRole('link', { name: '最新消息管理', exact: true }).click();
  await press(page, '不儲存');
  await expect(page).toHaveURL(/\/mng\/news$/);
  await copyStored(page).toBe(0);
  await openCase(page, record);
  await expect(dialog(page)).toHaveCount(0);
});

test('Safety copy: none stays of saved input, also if the page is left before the saved record is reloaded', async ({
  page,
}) => {
  const record = await newCase('存檔後立刻重新整理');
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('已經存好的名稱');
  await copyStored(page).toBe(1);
  let asked = false;
  // The record never loads, so the form still compares with the old one.
  await page.route(`**/api/v1/CaseInfos/${record.id}`, () => {
    asked = true;
  });
  await save(page).click();
  await expectToast(page, '儲存成功');
  await expect.poll(() => asked).toBe(true);
  await page.unroute(`**/api/v1/CaseInfos/${record.id}`);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(title(page)).toHaveValue('已經存好的名稱');
  await expect(dialog(page)).toHaveCount(0);
  await copyStored(page).toBe(0);
});

test('Safety copy: after a 401 signing in again returns to the form, offers the input with its picture, and reports a newer record', async ({
  page,
}) => {
  const record = await newCase('登入過期');
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('過期之前打的字');
  await page
    .getByRole('group', { name: '封面圖片', exact: true })
    .locator('input[type=file]')
    .setInputFiles({
      name: '封面.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1F5B4E' } })
        .png()
        .toBuffer(),
    });
  // Another user saves, and all sessions of the account end.
  await changeCase(record, { title: '別人的版本' });
  await page.route('**/api/v1/CaseInfos', (route) =>
    route.fulfill({ status: 401, json: { succeeded: false, messages: [], data: null } }),
  );
  await save(page).click();
  await expectToast(page, '權限已過期，請重新登入');
  await expect(page).toHaveURL(/\/mng\/logout$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.unroute('**/api/v1/CaseInfos');

  await page.getByLabel('帳號').fill(admin.account);
  await page.getByLabel('密碼').fill(admin.password);
  await page.getByRole('button', { name: '登入', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/mng/case/edit/${record.id}$`));
  await expect(dialog(page)).toContainText('這筆資料之後已由');
  await press(page, '還原');
  await expect(title(page)).toHaveValue('過期之前打的字');
  await expect(page.getByRole('group', { name: '封面圖片', exact: true })).toContainText('封面.png');
  await save(page).click();
  await expect(dialog(page)).toContainText('已儲存');
  await press(page, '檢視差異');
  await expect(dialog(page).getByRole('row', { name: /建案名稱/ })).toContainText('別人的版本');
  await expect(dialog(page).getByRole('row', { name: /建案名稱/ })).toContainText('過期之前打的字');
});

test('Safety copy: two tabs that add at once keep a copy each, and neither is offered the input of the other', async ({
  page,
}) => {
  const typed = (tab: Page) => tab.getByRole('textbox', { name: '標題', exact: true });
  const openAdd = async (tab: Page) => {
    await tab.goto('/mng/news/add');
    await expect(typed(tab)).toBeVisible();
  };
  await signIn(page);
  await openAdd(page);
  await typed(page).fill('甲分頁的消息');
  await copyStored(page).toBe(1);
  const other = await page.context().newPage();
  await openAdd(other);
  await expect(dialog(other)).toHaveCount(0);
  await typed(other).fill('乙分頁的消息');
  await copyStored(other).toBe(2);
  await page.close();
  other.on('dialog', (asked) => void asked.accept());
  await other.reload();
  await press(other, '還原');
  await expect(typed(other)).toHaveValue('乙分頁的消息');
  await copyStored(other).toBe(2);

  const third = await other.context().newPage();
  await third.goto('/mng');
  await third.getByRole('link', { name: /新增最新消息：甲分頁的消息/ }).click();
  await press(third, '還原');
  await expect(typed(third)).toHaveValue('甲分頁的消息');
  await copyStored(third).toBe(2);
});

test('Safety copy: a save refused for a missing permission leads home, and the last input is offered afterwards', async ({
  page,
}) => {
  const record = await newCase('權限剛被收回');
  await signIn(page);
  await openCase(page, record);
  // Answers as if the claim was removed meanwhile.
  await page.route('**/api/v1/CaseInfos', (route) =>
    route.fulfill({ status: 403, json: { succeeded: false, messages: [], data: null } }),
  );
  await title(page).fill('權限剛被收回之前打的字');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: '尚未儲存的內容', exact: true })).toBeVisible();
  // The offer hides the form from the accessibility tree, so `openCase` could miss its title.
  await page.goto(`/mng/case/edit/${record.id}`);
  await press(page, '還原');
  await expect(title(page)).toHaveValue('權限剛被收回之前打的字');
});

test('Safety copy: on a shared computer nobody is offered what another account typed', async ({ page }) => {
  const record = await newCase('共用電腦');
  await changeAccount('lin.yating', { password: 'shared-computer' });
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('只屬於我');
  await copyStored(page).toBe(1);
  page.on('dialog', (asked) => void asked.accept());
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByLabel('帳號').fill('lin.yating');
  await page.getByLabel('密碼').fill('shared-computer');
  await page.getByRole('button', { name: '登入', exact: true }).click();
  // Opens the screen that was requested before the sign-in.
  await expect(title(page)).toHaveValue('共用電腦');
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/mng/');
  await expect(page.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '尚未儲存的內容', exact: true })).toHaveCount(0);
});

test('Safety copy: when another account signs in in another tab, open input is stored, and offered only to its owner', async ({
  page,
}) => {
  const record = await newCase('換人登入');
  const account = { account: 'zhang.shufen', password: 'another-at-the-desk' };
  await changeAccount(account.account, { password: account.password });
  await signIn(page);
  await openCase(page, record);
  const owner = await tokensOf();
  const tab = await page.context().newPage();
  await tab.goto('/mng/guideline');
  await title(page).fill('前一個人打的字');
  const answer = await holdCalls(page, '**/api/identity/account/me');
  const asked = page.waitForRequest('**/api/identity/account/me');
  // Replaces all tokens at once, so that this tab sees no intermediate state.
  await tab.evaluate(storeSession, await tokensOf(account));
  await asked;
  // The account of the tokens is not known yet. The save waits, and is not sent under the other account.
  await save(page).click();
  answer();
  await expect(page.getByText('張淑芬', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue('換人登入');
  await expect(dialog(page)).toHaveCount(0);
  await tab.evaluate(storeSession, owner);
  await expect(dialog(page).getByRole('button', { name: '還原', exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: '還原', exact: true }).click();
  await expect(title(page)).toHaveValue('前一個人打的字');
});

test('Stale save: who saved and when, the difference field by field, and either version can stay', async ({
  browser,
}) => {
  const record = await newCase('兩人同時編輯');
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of [one, two]) {
    await signIn(page);
    await openCase(page, record);
  }
  await title(one).fill('甲的名稱');
  await save(one).click();
  await expectToast(one, '儲存成功');

  await title(two).fill('乙的名稱');
  await save(two).click();
  await expect(dialog(two)).toContainText(/於 \d{2}:\d{2} 已儲存/);
  await press(two, '檢視差異');
  const row = dialog(two).getByRole('row', { name: /建案名稱/ });
  await expect(row.getByRole('rowheader')).toHaveText('建案名稱');
  await expect(row.getByRole('cell')).toHaveText(['甲的名稱', '乙的名稱', '最新版本我的版本']);
  await expectAccessible(two);
  await press(two, '保留我的版本');
  await expectToast(two, '儲存成功');
  await expect(title(two)).toHaveValue('乙的名稱');

  await title(one).fill('甲的第二版');
  await save(one).click();
  await press(one, '採用最新版本');
  await expect(title(one)).toHaveValue('乙的名稱');
  await expect(one.getByText('有變更', { exact: true })).toHaveCount(0);
  await one.close();
  await two.close();
});

test('Stale save: blocks that only one of two changed are both saved, and a block that both changed needs a choice', async ({
  browser,
}) => {
  const record = await newCase('兩人編輯同一頁');
  const server = serverAs(await tokensOf());
  await server.multipart('POST', '/api/v1/CaseInfos/content', {
    id: record.id,
    rowVersion: 1,
    webParts: ['第一塊', '第二塊', '第三塊'].map((textContent, sort) => ({
      partType: 1,
      sort,
      textContent,
      align: 1,
    })),
  });
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of [one, two]) {
    await signIn(page);
    await page.goto(`/mng/case/content/${record.id}`);
    await expect(page.getByRole('button', { name: /^移動「標題」區塊/ })).toHaveCount(3);
  }
  const open = (page: Page, place: number) =>
    page
      .getByRole('button', {
        name: new RegExp(`第${place}塊`.replace(String(place), ['一', '二', '三'][place - 1] ?? '')),
      })
      .click();
  await open(one, 1);
  await one.getByRole('textbox', { name: '文字', exact: true }).fill('第一塊，甲改的');
  await save(one).click();
  await expectToast(one, '儲存成功');

  await open(two, 3);
  await two.getByRole('textbox', { name: '文字', exact: true }).fill('第三塊，乙改的');
  await save(two).click();
  await expectToast(two, /儲存成功，已併入.+的變更/);
  const stored = async () =>
    (
      await server.get<{ webParts: { textContent: string }[] }>(`/api/v1/CaseInfos/content/${record.id}`)
    ).webParts.map(({ textContent }) => textContent);
  expect(await stored()).toEqual(['第一塊，甲改的', '第二塊', '第三塊，乙改的']);

  // The first tab still shows its own saved version.
  await open(one, 3);
  await one.getByRole('textbox', { name: '文字', exact: true }).fill('第三塊，甲改的');
  await save(one).click();
  await press(one, '檢視差異');
  await expect(dialog(one).getByRole('row')).toHaveCount(2);
  const conflict = dialog(one).getByRole('row', { name: /3\. 標題/ });
  await expect(conflict).toContainText('第三塊，乙改的');
  await conflict.getByRole('radio', { name: '最新版本', exact: true }).check();
  await press(one, '依選擇儲存');
  await expectToast(one, /儲存成功/);
  expect(await stored()).toEqual(['第一塊，甲改的', '第二塊', '第三塊，乙改的']);
  await one.close();
  await two.close();
});

test('Retry: a save interrupted by the network keeps the form and shows a message, and the second try adds no second record', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/news/add');
  const name = `斷線重試 ${Date.now()}`;
  await page.getByRole('textbox', { name: '標題', exact: true }).fill(name);
  await page.getByRole('textbox', { name: '內文', exact: true }).fill('網路斷了也不會遺失。');
  // The server saves, but its answer is lost.
  await loseAnswers(page, '**/api/v1/News');
  await save(page).click();
  await expect(page.getByText('離線，內容已留在這台電腦')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '標題', exact: true })).toHaveValue(name);
  await page.unroute('**/api/v1/News');
  await save(page).click();
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  const server = serverAs(await tokensOf());
  const { totalCount } = await server.get<{ totalCount: number }>(
    `/api/v1/News/list?keyword=${encodeURIComponent(name)}`,
  );
  expect(totalCount).toBe(1);
});

test('Offline: a line instead of a dialog, and all input is saved when the network is back', async ({
  page,
}) => {
  const record = await newCase('離線');
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('離線時打的');
  await page.context().setOffline(true);
  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: '離線，內容已留在這台電腦' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await title(page).fill('離線時又改的');
  await page.context().setOffline(false);
  await expectToast(page, '儲存成功');
  await expect(page.getByText('離線，內容已留在這台電腦')).toHaveCount(0);
  const server = serverAs(await tokensOf());
  expect((await server.get<{ title: string }>(`/api/v1/CaseInfos/${record.id}`)).title).toBe('離線時又改的');
});

test('Retry: a create whose answer was lost, changed and saved again, becomes an edit: one record, with the later text', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/news/add');
  const name = `斷線後再改 ${Date.now()}`;
  await page.getByRole('textbox', { name: '標題', exact: true }).fill(name);
  await page.getByRole('textbox', { name: '內文', exact: true }).fill('第一版內文。');
  await loseAnswers(page, '**/api/v1/News');
  await save(page).click();
  await expect(page.getByText('離線，內容已留在這台電腦')).toBeVisible();
  await page.unroute('**/api/v1/News');
  await page.getByRole('textbox', { name: '標題', exact: true }).fill(`${name}，第二版`);
  await page
    .getByRole('group', { name: '封面圖片', exact: true })
    .locator('input[type=file]')
    .setInputFiles({
      name: '後來選的.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1F5B4E' } })
        .png()
        .toBuffer(),
    });
  await save(page).click();
  await expectToast(page, '這筆資料先前已建立，改以您現在輸入的內容更新');
  await expectToast(page, '儲存成功');
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  await expect(page.getByRole('textbox', { name: '標題', exact: true })).toHaveValue(`${name}，第二版`);
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
  await copyStored(page).toBe(0);
  const server = serverAs(await tokensOf());
  const { items } = await server.get<{ items: { id: number; title: string }[] }>(
    `/api/v1/News/list?keyword=${encodeURIComponent(name)}`,
  );
  expect(items.map(({ title: stored }) => stored)).toEqual([`${name}，第二版`]);
  const { cover } = await server.get<{ cover: { fileName: string } | null }>(`/api/v1/News/${items[0]?.id}`);
  expect(cover?.fileName).toBe('後來選的.png');
});

test('Input during the save of a new record continues in its edit form', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/news/add');
  const field = page.getByRole('textbox', { name: '標題', exact: true });
  await field.fill('儲存前的標題');
  await page.getByRole('textbox', { name: '內文', exact: true }).fill('內文。');
  let resume = () => {};
  const typed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.route('**/api/v1/News', async (route) => {
    await typed;
    await route.continue();
  });
  await save(page).click();
  await expect(page.getByRole('button', { name: '取消', exact: true })).toBeVisible();
  await field.fill('儲存時打的標題');
  resume();
  await expect(page).toHaveURL(/\/mng\/news\/edit\/\d+$/);
  await expect(field).toHaveValue('儲存時打的標題');
  await expect(page.getByText('有變更', { exact: true })).toBeVisible();
});

test.describe('A failed save shows a message', () => {
  const answers: [string, { status: number; contentType: string; body: string }, string][] = [
    [
      '413 of a proxy',
      { status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' },
      '檔案或內容太大',
    ],
    ['429 without a body', { status: 429, contentType: 'text/plain', body: '' }, '操作過於頻繁'],
    [
      '502 of a proxy',
      { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
      '伺服器暫時沒有回應',
    ],
    [
      '504 with JSON that is no envelope',
      { status: 504, contentType: 'application/json', body: '{"error":"timeout"}' },
      '伺服器暫時沒有回應',
    ],
  ];
  for (const [name, answer, words] of answers) {
    test(name, async ({ page }) => {
      const record = await newCase('儲存失敗');
      await signIn(page);
      await openCase(page, record);
      await title(page).fill('不會遺失');
      await page.route('**/api/v1/CaseInfos', (route) => route.fulfill(answer));
      await save(page).click();
      await expect(dialog(page)).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(title(page)).toHaveValue('不會遺失');
      await expect(page.getByText('有變更', { exact: true })).toBeVisible();
    });
  }
});

test('With a server that knows only the specification, a saved form is clean, and saves again', async ({
  page,
}) => {
  const server = serverAs(await tokensOf());
  const name = `只懂規格 ${Date.now()}`;
  const { id } = await server.json<{ id: number }>('POST', '/api/identity/role', {
    name,
    description: '',
    roleClaims: [],
  });
  const record = () =>
    server.get<{ name: string; description: string; rowVersion: number }>(`/api/identity/role/${id}`);
  // This server sends no version with a record, ignores one in a save, and answers only success.
  await page.route(`**/api/identity/role/${id}`, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: Record<string, unknown> };
    delete data['rowVersion'];
    await route.fulfill({ response: answer, json: { ...envelope, data } });
  });
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/identity/role', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const body = route.request().postDataJSON() as Record<string, unknown>;
    sent.push(body);
    const answer = await route.fetch({ postData: { ...body, rowVersion: (await record()).rowVersion } });
    await route.fulfill({ status: answer.status(), json: { succeeded: answer.ok() } });
  });
  await signIn(page);
  await page.goto(`/mng/role/edit/${id}`);
  const description = page.getByRole('textbox', { name: '說明', exact: true });
  for (const words of ['第一次的說明', '第二次的說明']) {
    await description.fill(words);
    await expect(page.getByText('有變更', { exact: true })).toBeVisible();
    await save(page).click();
    await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
    await expect.poll(async () => (await record()).description).toBe(words);
    await expect(description).toHaveValue(words);
  }
  expect(sent.map((body) => 'rowVersion' in body)).toEqual([false, false]);
  // Ends the reload that is still running.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Retry: an edit with a picture whose answer was lost counts as saved at the second try', async ({
  page,
}) => {
  const record = await newCase('答覆遺失');
  await signIn(page);
  await openCase(page, record);
  await title(page).fill('答覆遺失，已儲存');
  // Only the server can recognise the repeat, because it encodes the picture again.
  const cover = page.getByRole('group', { name: '封面圖片', exact: true });
  const background = '#2E7250';
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  await cover.locator('input[type=file]').setInputFiles({ name: '外觀.png', mimeType: 'image/png', buffer });
  await loseAnswers(page, '**/api/v1/CaseInfos');
  await save(page).click();
  await expect(page.getByText('離線，內容已留在這台電腦')).toBeVisible();
  await page.unroute('**/api/v1/CaseInfos');
  const server = serverAs(await tokensOf());
  const stored = async () =>
    (await server.get<{ rowVersion: number }>(`/api/v1/CaseInfos/${record.id}`)).rowVersion;
  expect(await stored()).toBe(2);
  await save(page).click();
  await expectToast(page, '儲存成功');
  await expect(page.getByText('有變更', { exact: true })).toHaveCount(0);
  await expect(dialog(page)).toBeHidden();
  await expect(title(page)).toHaveValue('答覆遺失，已儲存');
  expect(await stored()).toBe(2);
});

test('Leaving with changes asks also when a dialog with a form in it would close', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/news/add');
  const editor = page.getByRole('textbox', { name: '內文', exact: true });
  await editor.fill('預約賞屋');
  await page.keyboard.press('Control+A');
  await page.getByRole('button', { name: '連結', exact: true }).click();
  const url = dialog(page).getByLabel('網址');
  await url.fill('https://example.com/visit');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toContainText('視窗內的變更尚未套用');
  await press(page, '留下');
  await expect(url).toHaveValue('https://example.com/visit');
  await page.keyboard.press('Escape');
  await press(page, '儲存並離開');
  await expect(editor.getByRole('link', { name: '預約賞屋', exact: true })).toHaveAttribute(
    'href',
    'https://example.com/visit',
  );
});

test('When the server is away after a save or a deletion, the screen stays with its input and offers to read it again', async ({
  page,
}) => {
  const record = await newCase('伺服器暫離');
  await signIn(page);
  await openCase(page, record);
  const read = new RegExp(`/api/v1/CaseInfos/(?:${record.id}$|list\\?)`);
  const leave = () =>
    page.route(read, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 503, json: { succeeded: false, messages: [], data: null } })
        : route.continue(),
    );
  const outdated = page.getByRole('alert').filter({ hasText: '無法讀取最新資料' });
  await leave();
  await title(page).fill('存好的名稱');
  await save(page).click();
  await expect(outdated).toBeVisible();
  await expect(title(page)).toHaveValue('存好的名稱');
  await expect(page.getByText('無法載入資料')).toHaveCount(0);
  await title(page).fill('暫離時打的名稱');
  await expectAccessible(page);
  await page.unroute(read);
  await outdated.getByRole('button', { name: '重試', exact: true }).click();
  await expect(outdated).toHaveCount(0);
  await expect(title(page)).toHaveValue('暫離時打的名稱');
  await saveForm(page);

  await page.goto(`/mng/case?tab=2&keyword=${record.code}`);
  const row = page.getByRole('link', { name: '暫離時打的名稱', exact: true }).first();
  await expect(row).toBeVisible();
  await leave();
  await page.getByRole('button', { name: /^刪除/ }).click();
  await press(page, '刪除');
  await expect(outdated).toBeVisible();
  await expect(row).toBeVisible();
  await page.unroute(read);
  await outdated.getByRole('button', { name: '重試', exact: true }).click();
  await expect(outdated).toHaveCount(0);
  await expect(row).toHaveCount(0);
});
