import { expect, type Page, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectNoSideways, expectSound } from './support/axe';
import { expectToast, signIn } from './support/pages';
import { newCase } from './support/records';

async function newNews(title: string, status: 0 | 1, content = '<p>三案同步開放</p>'): Promise<number> {
  const { id } = await serverAs(await tokensOf()).multipart<{ id: number }>('POST', '/api/v1/News', {
    title,
    publishDate: '2026-12-01',
    content,
    status,
  });
  return id;
}

/** Puts the open record into a release, a new one if none has the name. */
async function join(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('button', { name: '加入一起上線', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '和別的資料一起上線', exact: true });
  const choice = dialog.getByLabel('放進哪一組', { exact: true });
  await expect(choice).toBeEnabled();
  const has = await choice.getByRole('option', { name: new RegExp(`^${name}`) }).count();
  if (has === 0) {
    await choice.selectOption('新的一組');
    await dialog.getByLabel(/^名稱/).fill(name);
  } else {
    await choice.selectOption({ label: `${name}　還沒決定時間` });
  }
  await dialog.getByRole('button', { name: '放進這一組', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, `已加入一起上線「${name}」`);
}

const statusOf = async (id: number) =>
  (await serverAs(await tokensOf()).get<{ status: number }>(`/api/v1/News/${id}`)).status;

test('records go live together, one that may not stays behind, and all come back at once', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const name = `年末看屋季 ${mark}`;
  const [opening, former] = [await newNews(`開放 ${mark}`, 0), await newNews(`舊消息 ${mark}`, 1)];
  const empty = await newCase(`空白建案 ${mark}`);
  await signIn(page);
  await page.goto(`/mng/news/edit/${opening}`);
  await join(page, name);
  await expect(page.getByText(`在一起上線「${name}」裡`)).toBeVisible();
  await page.goto(`/mng/news/edit/${former}`);
  await join(page, name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: '加入項目', exact: true }).click();
  const adding = page.getByRole('dialog', { name: `加入「${name}」`, exact: true });
  await adding.getByRole('searchbox', { name: '搜尋名稱', exact: true }).fill(empty.title);
  await adding.getByRole('button', { name: `加入「${empty.title}」（上線）`, exact: true }).click();
  await expect(adding.getByText('已加入', { exact: true })).toBeVisible();
  await expectSound(page);
  await adding.getByRole('button', { name: '關閉', exact: true }).click();
  const item = (title: string) =>
    page
      .getByRole('list', { name: '這一組的項目', exact: true })
      .getByRole('listitem')
      .filter({ hasText: title });
  await expect(item(`開放 ${mark}`)).toContainText('可以上線');
  await expect(item(empty.title)).toContainText('檢查沒過');
  await expect(item(empty.title)).toContainText('還沒有內容，訪客看不到');
  await expect(page.getByText('現在上線會上線 2 項，留下 1 項')).toBeVisible();
  await expectSound(page);

  await page.getByRole('radio', { name: '整組等，全部可以才上線', exact: true }).click();
  await expect(page.getByText('現在上線不會上線：還有 1 項不行，整組等')).toBeVisible();
  await expect(page.getByRole('button', { name: '現在上線', exact: true })).toBeDisabled();
  await page.getByRole('radio', { name: '留下來，其餘照時間上線', exact: true }).click();
  await expect(page.getByText('現在上線會上線 2 項，留下 1 項')).toBeVisible();

  await page.getByRole('radio', { name: '指定時間', exact: true }).check();
  await page.getByRole('textbox', { name: '上線時間日期', exact: true }).fill('2999/12/01');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^預定 2999\/12\/01 10:00 上線$/ }).click();
  await expect(page.getByRole('button', { name: '取消排定', exact: true })).toBeVisible();
  await expect(page.getByText(/^2999\/12\/01 10:00 會上線 2 項，留下 1 項$/)).toBeVisible();
  await page.getByRole('button', { name: '取消排定', exact: true }).click();

  await page.getByRole('button', { name: '現在上線', exact: true }).click();
  const question = page.getByRole('dialog', { name: '現在讓 2 項上線？', exact: true });
  await expectSound(page);
  await question.getByRole('button', { name: '現在上線', exact: true }).click();
  await expect(page.getByRole('heading', { name: '2 項已上線', exact: true })).toBeVisible();
  await expect(page.getByText('留下 1 項，仍在這一組')).toBeVisible();
  expect([await statusOf(opening), await statusOf(former)]).toEqual([1, 0]);
  await expectSound(page);

  // Saved since, so that it stays.
  const server = serverAs(await tokensOf());
  await server.json('PUT', '/api/v1/News/edit-status', { id: former, status: 1 });
  await page.getByRole('button', { name: '一次復原', exact: true }).click();
  const back = page.getByRole('dialog', { name: '把 1 項一起換回去？', exact: true });
  const stays = back.getByRole('listitem').filter({ hasText: `舊消息 ${mark}` });
  await expect(stays).toContainText('不復原');
  await expectSound(page);
  await back.getByRole('button', { name: '一次復原', exact: true }).click();
  await expectToast(page, '1 項已復原，1 項沒有復原');
  await expect(item(`舊消息 ${mark}`)).toContainText('上線後又改過，沒有復原');
  expect([await statusOf(opening), await statusOf(former)]).toEqual([0, 1]);

  await page.goto('/mng');
  await expect(page.getByText(`「${name}」有 1 項沒有上線`)).toBeVisible();
  await page.goto('/mng/release');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: '刪除這一組', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '刪除這一組', exact: true }).click();
  await expect(page).toHaveURL(/\/mng\/release$/);
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('one link shows the drafts of a release to a person without an account, from page to page', async ({
  browser,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mark = Date.now().toString(36);
  const name = `整組預覽 ${mark}`;
  const server = serverAs(await tokensOf());
  const second = await newNews(`第二則 ${mark}`, 0);
  const target = `${process.env['E2E_ORIGIN']}/site/news/${second}`;
  const first = await newNews(`第一則 ${mark}`, 0, `<p><a href="${target}">看第二則</a></p>`);
  const { id } = await server.json<{ id: number }>('POST', '/api/v1/Releases', { name });
  const put = (recordId: number) =>
    server.json('POST', `/api/v1/Releases/${id}/items`, { kind: 'news', recordId, action: 'online' });
  await put(first);
  await put(second);
  await signIn(page);
  await page.goto(`/mng/release/${id}`);
  await page.getByRole('button', { name: '預覽連結', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '預覽連結', exact: true });
  await dialog.getByLabel('給誰看').fill('王總經理');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '複製給王總經理的連結', exact: true }).click();
  await expectToast(page, '複製成功');
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await stranger.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: `整組預覽：${name}`, exact: true })).toBeVisible();
  await expectNoSideways(reader);
  await reader.getByRole('link', { name: new RegExp(`^第一則 ${mark}`) }).click();
  const shown = (title: string) => reader.frameLocator(`iframe[title="${title}"]`);
  await shown(`第一則 ${mark}，上線後的樣子`).getByRole('link', { name: '看第二則', exact: true }).click();
  await expect(shown(`第二則 ${mark}，上線後的樣子`).getByRole('heading', { level: 1 })).toContainText(mark);
  await expect(reader).toHaveTitle(`第二則 ${mark}｜整組預覽：${name}`);
  await expectNoSideways(reader);
  await reader.getByRole('link', { name: '上線前', exact: true }).click();
  await expect(reader.getByText('訪客現在看不到這一頁，這一組上線後才有。', { exact: true })).toBeVisible();
  expect((await stranger.request.get(target)).status()).toBe(404);
  await reader.getByRole('link', { name: '看整組的頁面', exact: true }).click();
  await expect(reader.getByRole('link', { name: '看整組的頁面', exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: '撤銷給王總經理的連結', exact: true }).click();
  await expect(dialog.getByText('尚未建立預覽連結').last()).toBeVisible();
  expect((await reader.reload())?.status()).toBe(404);
  await stranger.close();
});

test('a link to a page that goes with the release is changed beside it, and the undo names links to what it takes away', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const server = serverAs(await tokensOf());
  const linkTo = (id: number) => `<p>詳見<a href="/site/news/${id}">這一則</a></p>`;
  const going = await newNews(`要下架 ${mark}`, 1);
  const coming = await newNews(`要上線 ${mark}`, 0, linkTo(going));
  await newNews(`別的消息 ${mark}`, 1, linkTo(coming));
  const { id } = await server.json<{ id: number }>('POST', '/api/v1/Releases', { name: `換季 ${mark}` });
  const put = (recordId: number, action: string) =>
    server.json('POST', `/api/v1/Releases/${id}/items`, { kind: 'news', recordId, action });
  await put(coming, 'online');
  await put(going, 'offline');
  await signIn(page);
  await page.goto(`/mng/release/${id}`);
  const warning = page.getByText(`連到最新消息「要下架 ${mark}」，那一項會下架，訪客會找不到網頁`);
  await expect(warning).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('button', { name: `換連結：要上線 ${mark}，/site/news/${going}`, exact: true })
    .click();
  const mend = page.getByRole('dialog', { name: `改「要上線 ${mark}」裡的連結`, exact: true });
  await mend.getByRole('radio', { name: '拿掉連結', exact: true }).click();
  await mend.getByRole('button', { name: '拿掉連結', exact: true }).click();
  await expect(warning).toHaveCount(0);

  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/Releases/${id}`);
  await server.json('POST', `/api/v1/Releases/${id}/run`, { rowVersion });
  await page.reload();
  await page.getByRole('button', { name: '一次復原', exact: true }).click();
  const undo = page.getByRole('dialog', { name: '把 2 項一起換回去？', exact: true });
  await expect(undo.getByRole('heading', { name: `最新消息「要上線 ${mark}」`, exact: true })).toBeVisible();
  await expect(undo.getByText(`別的消息 ${mark}`, { exact: true })).toBeVisible();
  await expectSound(page);
});
