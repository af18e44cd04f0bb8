import { expect, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible, expectNoSideways } from './support/axe';
import { addBlock, expectToast, signIn } from './support/pages';

test('An article gets its times: the form shows what visitors will see, and list and home page show when', async ({
  page,
}) => {
  const server = serverAs(await tokensOf());
  const title = `排程上架 ${Date.now()}`;
  const { id } = await server.multipart<{ id: number }>('POST', '/api/v1/Articles', {
    type: 3,
    title,
    publishDate: '2026-11-01',
    status: 1,
  });
  const year = new Date().getFullYear() + 1;
  await signIn(page);
  await page.goto(`/mng/article?type=3&keyword=${encodeURIComponent(title)}&visibleState=empty`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('沒有內容');
  await row.getByRole('link', { name: '到「內容編輯」新增區塊', exact: true }).click();
  await addBlock(page, '標題');
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('排程的內容');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/Articles/content'));
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: '儲存中', exact: true })).toBeHidden();

  await page.goto(`/mng/article/edit/${id}`);
  const answer = page.getByRole('status').filter({ hasText: '這篇文章' });
  await expect(page.getByText('訪客現在看到')).toBeVisible();
  await expect(answer).toHaveText('看得到這篇文章');
  // Uses only the keyboard.
  await page
    .getByRole('radiogroup', { name: '上架時間', exact: true })
    .getByRole('radio', { name: '立即', exact: true })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${year}/3/1`);
  await page.keyboard.press('Tab');
  await expect(page.getByText('儲存後訪客會看到')).toBeVisible();
  await expect(answer).toHaveText('還看不到這篇文章');
  await page
    .getByRole('radiogroup', { name: '下架時間', exact: true })
    .getByRole('radio', { name: '指定時間', exact: true })
    .check();
  const end = page.getByRole('textbox', { name: '下架時間日期', exact: true });
  await end.fill(`${year}/02/28`);
  await end.blur();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  const errors = page.getByRole('dialog', { name: '請確認以下欄位', exact: true });
  await expect(errors).toContainText('下架時間須晚於上架時間');
  await page.keyboard.press('Escape');
  await expect(errors).toBeHidden();
  await end.fill(`${year}/04/30`);
  await end.blur();
  await expectAccessible(page);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page.getByText('訪客現在看到')).toBeVisible();
  await expect(page.getByText(`${year}/03/01`, { exact: false }).first()).toBeVisible();

  await page.goto(`/mng/article?type=3&keyword=${encodeURIComponent(title)}&visibleState=scheduled`);
  await expect(row).toContainText(`排程於 ${year}/03/01 09:00`);
  await expect(row).toContainText(`${year}/04/30 23:59 下架`);
  await row.getByRole('switch').click();
  await expect(page.getByText('沒有符合篩選條件的資料').last()).toBeVisible();

  await server.json('PUT', '/api/v1/Articles/edit-status', { id, status: 1 });
  await page.goto('/mng/schedule');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link').filter({ hasText: title }).first()).toContainText('上架');
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('The calendar shows when a release goes live, and leads there', async ({ page }) => {
  const server = serverAs(await tokensOf());
  const name = `月曆 ${Date.now().toString(36)}`;
  const { id: recordId } = await server.multipart<{ id: number }>('POST', '/api/v1/News', {
    title: `消息 ${name}`,
    publishDate: '2026-12-01',
    content: '<p>三案同步開放</p>',
    status: 0,
  });
  const year = new Date().getFullYear() + 1;
  const item = { kind: 'news', recordId, action: 'online' };
  const release = await server.json<{ id: number; rowVersion: number }>('POST', '/api/v1/Releases', {
    name,
    item,
  });
  await server.json('PUT', '/api/v1/Releases', { ...release, dueOn: `${year}-05-15T10:00:00+08:00` });
  await signIn(page);
  await page.goto(`/mng/schedule/calendar?month=${year}-04`);
  await expect(page.getByRole('heading', { name: `${year} 年 4 月`, exact: true })).toBeVisible();
  await page.getByRole('link', { name: '下個月', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${year} 年 5 月`, exact: true })).toBeVisible();
  const day = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${year}-05-15"]`) });
  const entry = day.getByRole('link', { name: new RegExp(name) });
  await expect(entry).toContainText('10:00');
  await expect(entry).toContainText('一起上線 1 項');
  await expectAccessible(page);
  await entry.click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
