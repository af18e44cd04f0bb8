import { expect, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { signIn } from './support/pages';
import { admin } from './support/server';

test('Lists: a link asked for before the sign-in is opened after it, and the back arrow of a record returns to the list as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const list = '/mng/case?tab=3&view=table&startDate=2020-01-01';
  await page.goto(list);
  await page.getByLabel('帳號').fill(admin.account);
  await page.getByLabel('密碼').fill(admin.password);
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page).toHaveURL(list);

  const row = page.getByRole('row').last().getByRole('link').first();
  const title = await row.textContent();
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await row.click();
  await expect(page.getByRole('textbox', { name: '建案名稱' })).toHaveValue(title ?? '');
  await page.getByRole('link', { name: /內容編輯/ }).click();
  await expect(page).toHaveURL(/\/case\/content\//);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(list);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // A record that this tab came to by itself has only the plain list behind it.
  await page.goto('/mng/case/edit/1');
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(/\/mng\/case$/);
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
  const bar = page.getByRole('group', { name: '選取的資料' });
  await page.getByRole('checkbox', { name: `選取 ${mark} 丙` }).click();
  await page.getByRole('checkbox', { name: `選取 ${mark} 甲` }).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('已選 3 筆');
  await expectAccessible(page);
  await bar.getByRole('button', { name: '下架' }).click();
  await expect(page.getByText('已將 2 筆消息下架')).toBeVisible();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: '復原' }).click();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);

  await page.getByRole('checkbox', { name: '選取全部 3 筆' }).press('Space');
  await bar.getByRole('button', { name: '刪除' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '刪除 3 筆消息？' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar).toContainText('已選 3 筆');
  await bar.getByRole('button', { name: '刪除' }).press('Enter');
  await dialog.getByRole('button', { name: '刪除' }).click();
  await expect(page.getByText('目前尚無相關資料')).toBeVisible();
  await page.getByRole('button', { name: '復原' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: `再製 ${mark} 甲` }).click();
  await expect(page.getByRole('textbox', { name: '標題', exact: true })).toHaveValue(`${mark} 甲（複本）`);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
});
