import { expect, type Page, test } from '@playwright/test';
import { claimUnits } from '../../openapi/generated/claims';
import { serverAs, tokensOf } from './support/api';
import { expectNoSideways } from './support/axe';
import { homeLink, signIn } from './support/pages';
import { newCase } from './support/records';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: '通知', exact: true }).getByRole('listitem').filter({ hasText: text });

test('Lists: a highlight switch offers to undo it in the toast', async ({ page }) => {
  await signIn(page);
  await page.goto('/mng/case?keyword=HY202409');
  const card = page.getByRole('listitem').filter({ hasText: '植光森活' });
  const control = card.getByRole('switch');
  const before = await control.isChecked();
  await control.click();
  await expect(control).toBeChecked({ checked: !before });
  await toast(page, '已改為').getByRole('button', { name: '復原', exact: true }).click();
  await expect(control).toBeChecked({ checked: before });
  await expect(toast(page, '已復原')).toBeVisible();
  await page.reload();
  await expect(control).toBeChecked({ checked: before });
});

test('Lists: F6 moves to the toast with the undo and back, the toast stays, and Ctrl+Z undoes the change', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/case?keyword=HY202405');
  const control = page.getByRole('listitem').filter({ hasText: '文澄' }).getByRole('switch');
  const before = await control.isChecked();
  await control.press('Space');
  await expect(control).toBeChecked({ checked: !before });
  await page.keyboard.press('F6');
  await expect(toast(page, '已改為').getByRole('button', { name: '復原', exact: true })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(control).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(control).toBeChecked({ checked: before });
  await expect(toast(page, '已復原')).toBeVisible();
});

test('Lists: a status switch is undone from the toast even after its list was left', async ({ page }) => {
  const server = serverAs(await tokensOf());
  const title = `復原狀態 ${Date.now()}`;
  const { id } = await server.multipart<{ id: number }>('POST', '/api/v1/News', {
    title,
    publishDate: '2026-11-01',
    status: 0,
    content: '<p>內文</p>',
  });
  await signIn(page);
  await page.goto(`/mng/news?keyword=${encodeURIComponent(title)}`);
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).toBeChecked();
  await homeLink(page).click();
  await toast(page, `「${title}」已改為「上架」`).getByRole('button', { name: '復原', exact: true }).click();
  await expect(toast(page, '已復原')).toBeVisible();
  expect(await server.get(`/api/v1/News/${id}`)).toMatchObject({ status: 0 });
});

test('Permissions: the matrix describes in words what a role can do, and 誰看得到 lists which roles and accounts may view and edit each unit', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/role');
  await page.getByRole('button', { name: '誰看得到', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '誰看得到', exact: true });
  await expect(dialog.getByRole('row')).toHaveCount(1 + Object.keys(claimUnits).length);
  const contacts = dialog.getByRole('row', { name: /聯絡清單/ });
  await expect(contacts.getByRole('cell').first()).toContainText('客服專員：吳佩珊');
  const roles = dialog.getByRole('row', { name: /角色權限設定/ });
  await expect(roles.getByRole('cell').first()).toContainText('系統管理員');
  await expect(roles).not.toContainText('行銷編輯');
  await dialog.getByRole('button', { name: '關閉', exact: true }).click();

  await page.getByRole('link', { name: /客服專員/ }).click();
  await expect(page.getByRole('heading', { name: '這個角色可以', exact: true })).toBeVisible();
  await expect(page.getByText(/檢視、新增、編輯：.*聯絡清單/)).toBeVisible();
});

test('Lists: active filters are chips that a press removes, and on a phone the filter is a sheet', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/contact?state=0&keyword=0');
  const chips = page.getByRole('list', { name: '使用中的條件', exact: true }).getByRole('listitem');
  await expect(chips).toHaveText([/關鍵字：0/, /未處理/]);
  await page.getByRole('button', { name: /^移除條件 關鍵字/ }).click();
  await expect(page).toHaveURL(/\/mng\/contact\?state=0$/);
  await expect(chips).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mng/case');
  await page.getByRole('button', { name: '篩選', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '篩選', exact: true });
  await sheet.getByLabel('關鍵字').fill('松濤');
  await sheet.getByRole('button', { name: '套用', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('list', { name: '使用中的條件', exact: true })).toContainText('關鍵字：松濤');
  await expect(page.getByText('松濤硯').first()).toBeVisible();
});

test('Lists: only the open tab and page are marked', async ({ page }) => {
  await signIn(page);
  const current = (path: string) =>
    page
      .getByRole('main')
      .locator(`nav [aria-current], a[href^="${path}"][aria-current]`)
      .evaluateAll((links) => links.map((link) => link.textContent?.replace(/\d+$/, '') || link.textContent));
  await page.goto('/mng/case?tab=2&view=table');
  await expect(page.getByRole('heading', { level: 1, name: '網站建案資訊管理', exact: true })).toBeVisible();
  // Other tests add records; the first of several pages is marked as open.
  const open = async (path: string) => (await current(path)).filter((text) => text !== '1');
  await expect.poll(() => open('/mng/case')).toEqual(['即將推出']);
  await page.goto('/mng/article?type=3');
  await expect.poll(() => open('/mng/article')).toEqual(['建築美學']);
  await page.goto('/mng/contact?page=2');
  await expect.poll(() => current('/mng/contact')).toEqual(['全部', '2']);
});

test('Errors: a failed save lists its fields, closing leads to the first one, and the bar lists them again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/mng/news/add');
  const dialog = page.getByRole('dialog', { name: '請確認以下欄位', exact: true });
  // Uses the mouse, because click() would first scroll to the bar's position at the end of the page.
  const { x = 0, y = 0 } =
    (await page.getByRole('button', { name: '儲存', exact: true }).boundingBox()) ?? {};
  await page.mouse.click(x + 8, y + 8);
  const title = page.getByRole('textbox', { name: '標題', exact: true });
  await expect(dialog.getByRole('listitem').first()).toContainText('標題');
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await page.getByLabel('摘要').focus();
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: '返回修改', exact: true }).click();
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: /^\d 個欄位需要修正$/ }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(title).toBeFocused();
});

test('Housing units: a row is moved by buttons, and a deleted one is restored by the button that gets the focus', async ({
  page,
}) => {
  const record = await newCase('房型的鍵盤');
  await signIn(page);
  await page.goto(`/mng/case/edit/${record.id}`);
  const names = page.getByRole('textbox', { name: /^房型第 \d 列名稱$/ });
  const values = () => names.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  for (const [index, name] of ['甲', '乙', '丙'].entries()) {
    await page.getByRole('button', { name: '新增房型', exact: true }).press('Enter');
    await expect(names.nth(index)).toBeFocused();
    await page.keyboard.type(name);
  }
  await page.getByRole('button', { name: '丙 上移', exact: true }).press('Enter');
  expect(await values()).toEqual(['甲', '丙', '乙']);
  await expect(page.locator('[aria-live]').filter({ hasText: '丙 放在第 2 個' })).toBeAttached();
  await page.getByRole('button', { name: '刪除 丙', exact: true }).press('Enter');
  const undo = page.getByRole('button', { name: '復原 丙', exact: true });
  await expect(undo).toBeFocused();
  await expect(page.locator('[aria-live]').filter({ hasText: '已刪除「丙」' })).toBeAttached();
  await undo.press('Enter');
  await expect(names.nth(1)).toBeFocused();
  expect(await values()).toEqual(['甲', '丙', '乙']);
});

test('High contrast: a switch that is on and one that is off differ, and so do the marks of states', async ({
  page,
}) => {
  const word = `高對比${Date.now()}`;
  const server = serverAs(await tokensOf());
  for (const status of [0, 1]) {
    await server.multipart('POST', '/api/v1/News', {
      title: `${word} ${status}`,
      publishDate: '2026-11-01',
      status,
      content: '<p>內文</p>',
    });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  await page.goto(`/mng/news?keyword=${encodeURIComponent(word)}`);
  const ground = (isOn: boolean) =>
    page
      .getByRole('switch', { checked: isOn })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(true)).not.toBe(await ground(false));
  const mark = (state: string) =>
    page
      .locator(`[data-dot=${state}]`)
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(await mark('ok')).not.toBe(await mark('off'));
});

test('Small screens: a title wraps at 320 px instead of losing its end, and text grows with the browser', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page);
  await page.goto('/mng/contact-email');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('E-mail 設定');
  expect(await title.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  const size = () => title.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await page.setViewportSize({ width: 700, height: 700 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await size()).toBe(2 * before);
  await expectNoSideways(page);
});
