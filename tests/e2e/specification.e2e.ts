import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount } from './support/accounts';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { expectToast, go, mainMenu, signIn, unfold } from './support/pages';
import { changeAccount, newCase } from './support/records';
import { watchToasts } from './support/toasts';

/** An account with different texts for name and role. */
async function staffMember() {
  const password = 'lantern-7-orchid';
  await changeAccount('chen.guanyu', { password });
  return { account: 'chen.guanyu', password };
}

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: '通知', exact: true }).getByRole('listitem').filter({ hasText: text });
/** Width, rounded because moving elements have fractions. */
const width = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test.describe('2 Screens', () => {
  test('the side drawer is 250 wide with content and save bar 300 from the left, an overlay below 1024 px, and hidden with its button in one-page mode', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/mng');
    const menu = mainMenu(page);
    await expect(menu).toBeVisible();
    expect(await width(page.getByRole('complementary'))).toBe(250);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: '選單', exact: true }).click();
    expect(await width(page.getByRole('dialog'))).toBe(250);
    await menu.getByRole('link', { name: '最新消息管理', exact: true }).click();
    await expect(page).toHaveURL(/\/mng\/news$/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/mng/news/edit/1');
    await title(page, '編輯最新消息');
    const left = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? 0);
    const main = page.getByRole('main');
    expect([await left(main.locator('> div')), await left(main.locator('footer'))]).toEqual([300, 300]);
    await page.goto('/mng/siteset/theme/edit/1/1');
    await title(page, '編輯網頁：松濤硯');
    await expect(menu).toHaveCount(0);
    // Here 返回 replaces the button 選單.
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(page.getByRole('link', { name: '返回', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '選單', exact: true })).toHaveCount(0);
  });

  test('page titles take their prefixes, and the back arrow leads to each back target', async ({ page }) => {
    await signIn(page);
    await page.goto('/mng/about');
    for (const [path, name, back] of [
      ['/news/add', '新增最新消息', /\/mng\/news$/],
      ['/case/edit/1', '編輯建案', /\/mng\/case$/],
      ['/web/track/1', 'SEO 與追蹤碼設定', /\/mng\/web\/home\/1$/],
      ['/siteset/theme/edit/1/1', '編輯網頁：松濤硯', /\/mng\/web\/home\/1$/],
    ] as const) {
      await go(page, `/mng${path}`);
      await title(page, name);
      await page.getByRole('link', { name: '返回', exact: true }).click();
      await expect(page).toHaveURL(back);
    }
  });

  test('the app bar shows user name and role name, and the content tab bar links edit and content', async ({
    page,
  }) => {
    await signIn(page, await staffMember());
    await page.goto('/mng');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('陳冠宇', { exact: true })).toBeVisible();
    await expect(bar.getByText('行銷編輯', { exact: true })).toBeVisible();
    await go(page, '/mng/case/edit/1');
    const tabs = page.getByRole('navigation', { name: '編輯內容', exact: true });
    await expect(tabs.getByRole('link', { name: '基本資訊', exact: true })).toHaveAttribute(
      'href',
      '/mng/case/edit/1',
    );
    await expect(tabs.getByRole('link', { name: /內容編輯/ })).toHaveAttribute('href', '/mng/case/content/1');
  });

  test('role and account cards link to their edit screens; an account card shows avatar, name, department, role, last sign-in and status', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/mng/role');
    await expect(page.getByRole('link', { name: /行銷編輯/ })).toHaveAttribute(
      'href',
      /\/mng\/role\/edit\/\d+$/,
    );
    await go(page, '/mng/account');
    const card = page.getByRole('link', { name: /陳冠宇 行銷企劃部/ });
    await expect(card.locator('[aria-hidden="true"]').first()).toHaveText('陳');
    await expect(card).toContainText('行銷企劃部');
    await expect(card).toContainText('行銷編輯');
    await expect(card).toContainText('啟用');
    await expect(card).toHaveAttribute('href', /\/mng\/account\/edit\/\d+$/);
    const lastSignIn = /上次登入 \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/;
    const own = page.getByRole('link', { name: /^系統管理員 admin/ });
    await expect(own.getByText('上次登入')).toHaveText(lastSignIn);
    await own.click();
    await title(page, '編輯帳號');
    await expect(page.getByText('上次登入')).toHaveText(lastSignIn);
  });

  test('lists filter by date, all or custom with start and end, page by 10, and say what they show', async ({
    page,
  }) => {
    await signIn(page);
    const listed = page.waitForResponse(/\/contact\/get-list-paged\?/);
    await page.goto('/mng/contact');
    const { data } = (await (await listed).json()) as { data: { totalCount: number } };
    await expect(page.getByText(`總計 ${data.totalCount} 筆，顯示 1～10 筆`, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('combobox', { name: '每頁筆數', exact: true }).getByRole('option'),
    ).toHaveText(['每頁 10 筆']);
    const asked = () => page.waitForRequest(/\/contact\/get-list-paged\?/);
    const queryOf = async (request: ReturnType<typeof asked>) =>
      Object.fromEntries(new URL((await request).url()).searchParams);
    const second = asked();
    await page.getByRole('link', { name: '第 2 頁', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/顯示 11～/).last()).toBeVisible();
    expect(await queryOf(second)).toEqual({ pageNumber: '2', pageSize: '10' });
    await page.getByRole('button', { name: '篩選', exact: true }).click();
    await page.getByRole('radio', { name: '自訂', exact: true }).click();
    await page.getByRole('textbox', { name: '開始日期', exact: true }).fill('1999/1/1');
    await page.getByRole('textbox', { name: '結束日期', exact: true }).fill('1999/12/31');
    const filtered = asked();
    await page.getByRole('button', { name: '套用', exact: true }).click();
    // Another filter starts at page 1.
    await expect(page).toHaveURL(/\/mng\/contact\?startDate=1999-01-01&endDate=1999-12-31$/);
    expect(await queryOf(filtered)).toEqual({
      pageNumber: '1',
      pageSize: '10',
      startDate: '1999-01-01',
      endDate: '1999-12-31',
    });
    await expect(page.getByRole('heading', { name: '目前尚無相關資料', exact: true })).toBeVisible();
  });

  test('Back returns to the same list: tab, filter, page and scroll', async ({ page }) => {
    for (let index = 0; index < 16; index += 1) await newCase(`回到原處 ${index}`);
    await page.setViewportSize({ width: 1280, height: 420 });
    await signIn(page);
    await page.goto('/mng/case?view=table');
    const tab = page
      .getByRole('navigation', { name: '建案分類', exact: true })
      .getByRole('link', { name: /即將推出/ });
    await tab.click();
    await expect(page.getByRole('table')).toContainText('回到原處');
    await page.getByRole('button', { name: '篩選', exact: true }).click();
    await page.getByRole('textbox', { name: '關鍵字', exact: true }).fill('回到原處');
    await page.getByRole('button', { name: '套用', exact: true }).click();
    await page.getByRole('link', { name: '第 2 頁', exact: true }).click();
    await expect(page.getByText('總計 16 筆，顯示 11～16 筆', { exact: true })).toBeVisible();
    const row = page.getByRole('row').last().getByRole('link').first();
    const name = await row.innerText();
    await row.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await row.click();
    await title(page, '編輯建案');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByText('總計 16 筆，顯示 11～16 筆', { exact: true })).toBeVisible();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('list', { name: '使用中的條件', exact: true })).toContainText(
      '關鍵字：回到原處',
    );
    await expect(row).toHaveText(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('a table shows the id padded to two digits, the status in words, and who changed a row when', async ({
    page,
  }) => {
    const record = await newCase('看得懂的列', { status: 1 });
    const { updateRecord } = await serverAs(await tokensOf()).get<{
      updateRecord: { lastModifiedBy: string; lastModifiedOn: string };
    }>(`/api/v1/CaseInfos/${record.id}`);
    const inTaipei = new Date(Date.parse(updateRecord.lastModifiedOn) + 8 * 3_600_000).toISOString();
    await signIn(page);
    await page.goto(`/mng/case?tab=2&view=table&keyword=${record.code}`);
    const cells = page.getByRole('row').last().getByRole('cell');
    await expect(cells.nth(1)).toHaveText(String(record.id).padStart(2, '0'));
    await expect(cells.nth(5)).toHaveText('沒有內容到「內容編輯」新增區塊，或填寫簡介');
    await expect(cells.nth(7)).toHaveText(
      `${updateRecord.lastModifiedBy}${inTaipei.slice(0, 10).replaceAll('-', '/')} ${inTaipei.slice(11, 19)}`,
    );
    await go(page, '/mng/contact');
    const enquiry = page.getByRole('row').nth(1);
    await expect(enquiry.getByRole('cell').nth(2)).toHaveText(/\d\d　/);
    // Short in the row, whole as its title.
    await expect(enquiry.getByRole('cell').last().getByRole('time')).toHaveAttribute(
      'title',
      /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/,
    );
    await go(page, '/mng/case?view=table&keyword=HY202503');
    await expect(cells.nth(1)).toHaveText('01');
    await expect(cells.nth(5)).toHaveText('已上架');
  });

  test('the generic dialog is 500 wide, a delete is titled 確定刪除 and starts on 取消', async ({ page }) => {
    const record = await newCase('要刪除的建案');
    await signIn(page);
    await page.goto(`/mng/case?tab=2&view=table&keyword=${record.code}`);
    await page.getByRole('button', { name: '刪除 要刪除的建案', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '確定刪除', exact: true });
    expect(await width(dialog)).toBe(500);
    await expect(dialog.getByRole('button', { name: '取消', exact: true })).toBeFocused();
    await dialog.getByRole('button', { name: '刪除', exact: true }).click();
    await expectToast(page, '刪除成功');
  });

  test('a theme card previews in a new tab and asks before its template is used', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('/mng/web/theme/5');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: '預覽：留白', exact: true })
      .or(page.getByRole('link', { name: /預覽.*留白|留白.*預覽/ }))
      .first()
      .click();
    await expect(await opened).toHaveURL(/\/mng\/siteset\/preview\/0\/0\/liubai$/);
    await page.getByRole('button', { name: /使用/ }).first().click();
    await expect(page.getByRole('dialog')).toContainText('要使用此版型開始編輯嗎？');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('county and district are two levels: 請選擇 first, and another county empties the district', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/mng/case/add');
    const [county, district] = [page.getByLabel('縣市'), page.getByLabel('鄉鎮市區')];
    await expect(county).toHaveValue('');
    await expect(county.locator('option').first()).toHaveText('請選擇');
    await expect(county.locator('option')).toHaveCount(23);
    await county.selectOption('澎湖縣');
    await expect(district.locator('option')).toHaveText([
      '請選擇',
      '馬公市',
      '西嶼鄉',
      '望安鄉',
      '七美鄉',
      '白沙鄉',
      '湖西鄉',
    ]);
    await district.selectOption('馬公市');
    await county.selectOption('臺東縣');
    await expect(district).toHaveValue('');
    await expect(district.locator('option', { hasText: /綠島鄉|馬公市/ })).toHaveText(['綠島鄉']);
  });

  test('the home screen lists what has to be done, enquiries not yet handled among it, and what was changed last', async ({
    page,
  }) => {
    // With the menu of a new account, whose groups are folded.
    await signIn(page, await newAccount());
    const changed = page.getByRole('link', { name: /網頁|建案/ }).filter({ hasText: '剛剛新增的建案' });
    // Retries, because changes of other tests may replace it in the list.
    await expect(async () => {
      await newCase('剛剛新增的建案');
      await page.goto('/mng');
      await expect(changed.first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: /^\d+ 筆聯絡資料還沒處理/ })).toHaveAttribute(
      'href',
      '/mng/contact?state=0',
    );
    await expect(mainMenu(page).getByRole('button', { name: /^聯絡我們\s*未處理 \d+$/ })).toBeVisible();
    await unfold(page, '聯絡我們');
    await expect(mainMenu(page).getByRole('link', { name: /^聯絡清單\s*未處理 \d+$/ })).toBeVisible();
  });
});

test.describe('5 Validation', () => {
  test('required county, district and code apply only after the first save, each with its message', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/mng/case/add');
    await page.getByLabel('建案代碼').fill('有 空格');
    await page.getByLabel('預約電話').fill('12345');
    await page.getByLabel('縣市').focus();
    await page.getByLabel('縣市').blur();
    await expect(page.getByText('有變更', { exact: true })).toBeVisible();
    await expect(page.getByText('此欄位為必填')).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '請確認以下欄位', exact: true });
    await expect(dialog.getByRole('button', { name: /縣市/ })).toContainText('此欄位為必填');
    await expect(dialog.getByRole('button', { name: /建案代碼/ })).toContainText(
      '限半形英數字，不可包含空格或特殊符號',
    );
    await dialog.getByRole('button', { name: /預約電話/ }).click();
    await expect(page.getByLabel('預約電話')).toBeFocused();
    await expect(page.getByText('請輸入含區碼的市話或手機，例如 0225718170').first()).toBeVisible();
    // The input stays, and becomes valid after a correction.
    await expect(page.getByLabel('建案代碼')).toHaveValue('有 空格');
    await page.getByLabel('預約電話').fill('0225718170');
    await expect(page.getByLabel('預約電話')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('whole numbers only where a number is asked for, and zero counts as filled', async ({ page }) => {
    await signIn(page);
    await page.goto('/mng/case/add');
    await page.getByLabel('總戶數').fill('兩百');
    await page.getByRole('button', { name: '新增房型', exact: true }).click();
    await page.getByRole('textbox', { name: '房型第 1 列名稱', exact: true }).fill('A 戶');
    await page.getByRole('textbox', { name: '房型第 1 列坪數', exact: true }).fill('0');
    await page.getByRole('textbox', { name: '房型第 1 列戶數', exact: true }).fill('0');
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /總戶數/ })).toContainText('必須為數字');
    await expect(dialog).not.toContainText('房型');
  });

  test('a file of another type is refused with what is accepted, and leaves the one before', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/mng/case/edit/1');
    const cover = page.getByRole('group', { name: '封面圖片', exact: true });
    await expect(cover).toContainText('正立面.jpg');
    await cover
      .locator('input[type=file]')
      .setInputFiles({ name: '型錄.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(cover.getByRole('alert')).toContainText('檔案格式不符，僅接受 PNG、JPG');
    await expect(cover).toContainText('正立面.jpg');
  });
});

test.describe('8 Error catalogue', () => {
  for (const [status, text] of [
    [500, '系統發生錯誤'],
    [503, '系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務'],
  ] as const) {
    test(`HTTP ${status} shows its toast, whatever the body, and keeps what was typed`, async ({ page }) => {
      const record = await newCase(`錯誤 ${status}`);
      await signIn(page);
      await page.goto(`/mng/case/edit/${record.id}`);
      const field = page.getByRole('textbox', { name: '建案名稱', exact: true });
      await field.fill('打了一半');
      await page.route('**/api/v1/CaseInfos', (route) =>
        route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await page.getByRole('button', { name: '儲存', exact: true }).click();
      await expect(toast(page, text)).toBeVisible();
      await expect(field).toHaveValue('打了一半');
      await page.unroute('**/api/v1/CaseInfos');
      await page.getByRole('button', { name: '儲存', exact: true }).click();
      await expectToast(page, '儲存成功');
    });
  }

  test('a switch call that fails shows no message of its own and skips the local change', async ({
    page,
  }) => {
    const shown = await watchToasts(page);
    await signIn(page);
    await page.goto('/mng/case?keyword=HY202402');
    const control = page.getByRole('listitem').filter({ hasText: '硯海灣' }).getByRole('switch');
    const before = await control.isChecked();
    await page.route('**/edit-highlight', (route) =>
      route.fulfill({ json: { succeeded: false, messages: [], data: null } }),
    );
    const answered = page.waitForResponse('**/edit-highlight');
    await control.click();
    await answered;
    await expect(control).not.toHaveAttribute('aria-busy', 'true');
    await expect(control).toBeChecked({ checked: before });
    expect(await shown()).toEqual([]);
    // A toast of the earlier call would have appeared before that of this one.
    await page.unroute('**/edit-highlight');
    await control.click();
    await expect(toast(page, '已改為')).toBeVisible();
    expect(await shown()).toEqual([expect.stringContaining('已改為')]);
    await control.click();
    await expect(control).toBeChecked({ checked: before });
  });

  test('a switch call without an answer shows the bar that there is no connection, until there is one, and no toast', async ({
    page,
  }) => {
    const shown = await watchToasts(page);
    await signIn(page);
    await page.goto('/mng/case?keyword=HY202402');
    const control = page.getByRole('listitem').filter({ hasText: '硯海灣' }).getByRole('switch');
    const before = await control.isChecked();
    const bar = page.getByRole('main').getByText('無法連線，請檢查網路後再試', { exact: true });
    await page.route('**/edit-highlight', (route) => route.abort());
    await control.click();
    await expect(bar).toBeVisible();
    await expect(control).toBeChecked({ checked: before });
    await expectAccessible(page);
    expect(await shown()).toEqual([]);
    await page.goto('/mng/web/home/1');
    await expect(bar).toHaveCount(0);
    await page.route('**/edit-status', (route) => route.abort());
    await page.getByRole('switch').first().click();
    await expect(bar).toBeVisible();
    await page.unroute('**/edit-status');
    // Asks by itself whether there is a connection again.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(bar).toHaveCount(0);
    expect(await shown()).toEqual([]);
  });

  test('a switch call that the server refuses in words shows those, once, and nothing of its own, and skips the local change', async ({
    page,
  }) => {
    const record = await newCase('已被刪除的建案');
    await signIn(page);
    await page.goto(`/mng/case?tab=2&keyword=${record.code}`);
    const control = page.getByRole('listitem').filter({ hasText: record.title }).getByRole('switch');
    await expect(control).not.toBeChecked();
    await serverAs(await tokensOf()).json('DELETE', `/api/v1/CaseInfos/${record.id}`, {});
    await control.click();
    await expect(page.getByRole('region', { name: '通知', exact: true }).getByRole('listitem')).toHaveText([
      '找不到資料',
    ]);
    await expect(control).not.toBeChecked();
  });

  test('the copy button says 複製成功, or 複製失敗 where the clipboard is refused', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/mng/web/home/1');
    await page.getByRole('button', { name: '複製公開網址', exact: true }).click();
    await expectToast(page, '複製成功');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http:\/\/.+\/case\/site-202503$/,
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: '複製公開網址', exact: true }).click();
    await expectToast(page, '複製失敗');
  });
});

test.describe('9 Limits', () => {
  test('a text area has 5 rows by default, a date field opens a calendar, and double click on 儲存 sends once', async ({
    page,
  }) => {
    const record = await newCase('只送一次');
    await signIn(page);
    await page.goto('/mng/news/add');
    const rowsSeen = await page.getByLabel('摘要').evaluate((area) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
      const inside = area.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      return Math.round(inside / parseFloat(lineHeight));
    });
    expect(rowsSeen).toBe(5);
    await go(page, `/mng/case/edit/${record.id}`);
    const field = page.getByRole('textbox', { name: '副標題', exact: true });
    await field.fill('只送一次');
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/CaseInfos')) calls += 1;
    });
    await page.getByRole('button', { name: '儲存', exact: true }).dblclick();
    await expectToast(page, '儲存成功');
    expect(calls).toBe(1);
  });

  test('Ctrl+S saves, and Enter does not submit a long form', async ({ page }) => {
    const record = await newCase('快捷鍵');
    await signIn(page);
    await page.goto(`/mng/case/edit/${record.id}`);
    const field = page.getByRole('textbox', { name: '副標題', exact: true });
    await field.fill('按下 Enter');
    await field.press('Enter');
    await expect(page.getByText('有變更', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expectToast(page, '儲存成功');
    const saved = await serverAs(await tokensOf()).get<{ subtitle: string }>(
      `/api/v1/CaseInfos/${record.id}`,
    );
    expect(saved.subtitle).toBe('按下 Enter');
  });
});
