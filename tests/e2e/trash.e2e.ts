import { expect, type Page, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible, expectNoSideways } from './support/axe';
import { pageWithFaces, withoutFormats } from './support/faces';
import { homeLink, openSetting, signIn } from './support/pages';
import { newCase } from './support/records';
import { addDraft, publicSite, titles } from './support/sites';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: '通知', exact: true }).getByRole('listitem').filter({ hasText: text });

async function newNews(title: string): Promise<number> {
  const server = serverAs(await tokensOf());
  const news = { title, publishDate: '2026-11-01', status: 0, content: '<p>內文</p>' };
  return (await server.multipart<{ id: number }>('POST', '/api/v1/News', news)).id;
}

async function removeFromList(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: `刪除 ${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    `確定要刪除「${title}」嗎？刪除後會在回收桶保留 30 天，期間可隨時還原。`,
  );
  await dialog.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a deletion is undone by its toast, also after leaving the list', async ({ page }) => {
  const title = `復原刪除 ${Date.now()}`;
  const id = await newNews(title);
  await signIn(page);
  await removeFromList(page, `/mng/news?keyword=${encodeURIComponent(title)}`, title);
  await expect(page.getByText('沒有符合篩選條件的資料').last()).toBeVisible();
  await expect(toast(page, '刪除成功')).toHaveCount(1);
  await homeLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  await toast(page, '刪除成功').getByRole('button', { name: '復原', exact: true }).click();
  await expect(toast(page, '還原成功')).toHaveCount(1);
  expect(await serverAs(await tokensOf()).get(`/api/v1/News/${id}`)).toMatchObject({ title, rowVersion: 1 });
});

test('a case is deleted with its site after typing its name, and both are restored unchanged from the trash', async ({
  page,
}) => {
  const title = `整案還原 ${Date.now()}`;
  const { caseId: id, siteName } = await publicSite(titles(title), { subtitle: title });
  const { code } = await serverAs(await tokensOf()).get<{ code: string }>(`/api/v1/CaseInfos/${id}`);
  const before = await pageWithFaces(page.request, `/case/${siteName}`);
  await signIn(page);
  await page.goto(`/mng/case?tab=2&keyword=${code}`);
  await page.getByRole('checkbox', { name: '選取 河畔拾光', exact: true }).check();
  await page
    .getByRole('group', { name: '選取的資料', exact: true })
    .getByRole('button', { name: '刪除', exact: true })
    .click();
  const held = page.getByRole('dialog', { name: '這些建案無法一併刪除', exact: true });
  await expect(held).toContainText('網站正在公開，不會一併刪除，請個別刪除：');
  await expect(held.getByRole('listitem')).toHaveText(['河畔拾光']);
  await expect(held.getByRole('button', { name: '刪除', exact: true })).toBeDisabled();
  await held.getByRole('button', { name: '取消', exact: true }).click();
  await page.getByRole('button', { name: '取消選取', exact: true }).click();
  const remove = page.getByRole('button', { name: '刪除 河畔拾光', exact: true });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: '刪除建案「河畔拾光」？', exact: true });
  await expect(dialog).toContainText(`${new URL(page.url()).host}/case/${siteName}`);
  await expect(dialog.getByRole('definition')).toHaveText([
    '網站與 1 份草稿',
    '30 天內，自回收桶還原，網址不變',
  ]);
  await expectAccessible(page);
  await expectNoSideways(page);
  const confirm = dialog.getByRole('button', { name: '刪除', exact: true });
  const typed = dialog.getByRole('textbox', { name: `請輸入網站名稱 ${siteName} 以確認`, exact: true });
  await expect(typed).toBeFocused();
  await page.keyboard.type(siteName.slice(0, -1));
  await page.keyboard.press('Enter');
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(typed).toHaveValue('');
  await typed.fill(siteName.toUpperCase());
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  expect((await page.request.get(`/case/${siteName}`)).status()).toBe(404);

  await openSetting(page, '回收桶');
  await expect(page.getByRole('heading', { level: 1, name: '回收桶', exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: siteName });
  await expect(row).toContainText(code);
  await expect(row).toContainText(`網站 ${siteName}、1 份草稿`);
  await expect(row).toContainText('30 天');
  await page
    .getByRole('navigation', { name: '類別', exact: true })
    .getByRole('link', { name: /^建案/ })
    .click();
  await expect(page).toHaveURL(/\/mng\/trash\?kind=case$/);
  // A click on a row of the former list, which moves when the next one comes, would be lost.
  await expect(page.getByRole('cell', { name: '最新消息', exact: true })).toHaveCount(0);
  await row.getByRole('button', { name: '還原 河畔拾光', exact: true }).click();
  await expect(toast(page, '還原成功')).toHaveCount(1);
  await expect(row).toHaveCount(0);
  const after = await page.request.get(`/case/${siteName}`);
  expect([after.status(), withoutFormats(await after.text())]).toEqual([200, withoutFormats(before)]);
  await page.goto(`/mng/web/home/${id}`);
  await expect(page.getByText('已發布').first()).toBeVisible();
});

test('deleting permanently asks first', async ({ page }) => {
  const title = `永久刪除 ${Date.now()}`;
  const id = await newNews(title);
  await signIn(page);
  await removeFromList(page, `/mng/news?keyword=${encodeURIComponent(title)}`, title);
  await page.goto(`/mng/trash?keyword=${encodeURIComponent(title)}`);
  const purge = page.getByRole('button', { name: `永久刪除 ${title}`, exact: true });
  await purge.click();
  const dialog = page.getByRole('dialog', { name: '永久刪除', exact: true });
  await expect(dialog).toContainText(`確定要永久刪除「${title}」嗎？刪除後無法復原。`);
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await expect(purge).toBeVisible();
  await purge.click();
  await dialog.getByRole('button', { name: '永久刪除', exact: true }).click();
  await expect(toast(page, '已永久刪除')).toBeVisible();
  await expect(page.getByText('沒有符合篩選條件的資料').last()).toBeVisible();
  await expect(serverAs(await tokensOf()).json('PUT', `/api/v1/trash/news/${id}`, {})).rejects.toThrow();
});

test('a page that is not public is deleted from its site and restored from the trash', async ({ page }) => {
  const title = `網頁還原 ${Date.now()}`;
  const { id } = await newCase(title);
  const server = serverAs(await tokensOf());
  for (const code of ['liubai', 'jiekuo']) {
    await addDraft(server, id, { code });
  }
  await signIn(page);
  await page.goto(`/mng/web/home/${id}`);
  await page.getByRole('button', { name: '刪除 街廓', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click();
  await expect(page.getByText('使用版型「留白」')).toBeVisible();
  await expect(page.getByText('使用版型「街廓」')).toHaveCount(0);
  await openSetting(page, '回收桶');
  const row = page.getByRole('row').filter({ hasText: `${title}　街廓` });
  await expect(row).toContainText('版型 街廓');
  await row.getByRole('button', { name: `還原 ${title}　街廓`, exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/mng/web/home/${id}`);
  await expect(page.getByText('使用版型「街廓」')).toBeVisible();
});

test('several records are selected, restored together, and permanently deleted together after a question', async ({
  page,
}) => {
  const word = `一起 ${Date.now()}`;
  const server = serverAs(await tokensOf());
  for (const nth of [1, 2, 3, 4]) {
    await server.json('DELETE', `/api/v1/News/${await newNews(`${word} 之${nth}`)}`, {});
  }
  await signIn(page);
  await page.goto(`/mng/trash?keyword=${encodeURIComponent(word)}`);
  const rows = page.getByRole('row').filter({ hasText: word });
  const select = (nth: number) => page.getByRole('checkbox', { name: `選取 ${word} 之${nth}`, exact: true });
  const bar = page.getByRole('group', { name: '選取的資料', exact: true });
  await select(1).check();
  await select(2).press('Space');
  await expect(bar).toContainText('已選 2 筆');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await select(1).check();
  await select(2).check();
  await bar.getByRole('button', { name: '還原', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(bar).toHaveCount(0);
  const { totalCount } = await server.get<{ totalCount: number }>(
    `/api/v1/News/list?keyword=${encodeURIComponent(word)}`,
  );
  expect(totalCount).toBe(2);

  await page.getByRole('checkbox', { name: '選取全部 2 筆', exact: true }).check();
  await bar.getByRole('button', { name: '永久刪除', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '永久刪除 2 筆？', exact: true });
  await expect(dialog).toContainText('刪除後無法復原。');
  await expect(dialog.getByRole('listitem')).toHaveText([`${word} 之4`, `${word} 之3`]);
  await dialog.getByRole('button', { name: '永久刪除', exact: true }).click();
  await expect(page.getByText('沒有符合篩選條件的資料').last()).toBeVisible();
});
