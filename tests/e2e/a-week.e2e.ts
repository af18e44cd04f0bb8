import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import {
  addBlock,
  confirmSamples,
  contactLink,
  expectToast,
  exportContacts,
  mainMenu,
  pasteHtml,
  saveForm,
  signIn,
  unfold,
} from './support/pages';
import { freeCode } from './support/records';

// A week of one user; each day continues with the data of the day before.
test.describe.configure({ mode: 'serial' });

const mark = Date.now().toString(36);
const role = `專案企劃 ${mark}`;
const colleague = { account: `lin-${mark}@example.com`, password: 'ginkgo-riverside' };
const caseTitle = '河畔拾光';
const siteName = `riverside-${mark}`;
let caseId = '';

const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});

test('Monday: a role is added, a colleague is invited with it, and sees only the units of the role', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto('/mng/role/add');
  await page.getByLabel('角色名稱').fill(role);
  for (const unit of ['網站建案資訊管理', '網頁設計管理', '文章管理', '聯絡清單']) {
    await page.getByRole('checkbox', { name: `${unit} 整列`, exact: true }).check();
  }
  await page.getByRole('checkbox', { name: '操作紀錄 檢視', exact: true }).check();
  await saveForm(page);

  await page.goto('/mng/account');
  await page.getByRole('button', { name: '邀請同事', exact: true }).click();
  await dialog(page).getByLabel('姓名').fill('林予安');
  await dialog(page).getByLabel('E-mail').fill(colleague.account);
  await dialog(page).getByLabel('角色').selectOption({ label: role });
  await dialog(page).getByRole('button', { name: '送出邀請', exact: true }).click();
  const link = await dialog(page).getByLabel('設定密碼的連結').inputValue();

  const own = await (await browser.newContext()).newPage();
  await own.goto(link);
  await own.getByLabel('新密碼', { exact: true }).fill(colleague.password);
  await own.getByLabel('再次輸入新密碼').fill(colleague.password);
  await own.getByRole('button', { name: '儲存並登入', exact: true }).click();
  await expect(own.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  const menu = mainMenu(own);
  await unfold(own, '建案管理');
  await expect(menu.getByRole('link', { name: '網站建案資訊管理', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: '展開系統設定', exact: true })).toHaveCount(0);
  await own.context().close();
});

test("Tuesday: a case is added with a text of Word, a camera's picture and unnormalised input", async ({
  page,
}) => {
  await freeCode('HY209902');
  await signIn(page, colleague);
  await page.goto('/mng/case/add');
  await page.getByLabel('建案名稱').fill(caseTitle);
  await page.getByLabel('建案代碼').fill('ＨＹ２０９９０２');
  await page.getByRole('radio', { name: '即將推出', exact: true }).click();
  await page.getByLabel('縣市').selectOption('新北市');
  await page.getByLabel('鄉鎮市區').selectOption('板橋區');
  await page.getByLabel('預約電話').fill('０２-２９５７-１７００');
  await page.getByLabel('預約電話').blur();
  await expect(page.getByLabel('建案代碼')).toHaveValue('HY209902');
  await page
    .getByRole('group', { name: '封面圖片', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'DSC_0412.JPG', mimeType: 'image/jpeg', buffer: await cameraPicture() });
  const crop = dialog(page, '裁切圖片');
  await expect(crop).toContainText('檔案超過 2 MB');
  await crop.getByRole('button', { name: '套用', exact: true }).click();
  await page.getByLabel('替代文字').first().fill('河畔拾光的河岸立面');
  await saveForm(page);
  await expect(page.getByRole('heading', { level: 1, name: '編輯建案', exact: true })).toBeVisible();
  caseId = page.url().split('/').at(-1) ?? '';

  await page.getByRole('link', { name: /內容編輯/ }).click();
  await addBlock(page, '長文');
  const long = page.getByRole('textbox', { name: '文字', exact: true });
  await expect(long).toBeFocused();
  await pasteHtml(long, readFileSync('tests/rich-text/pasted/word-lists.html', 'utf8'));
  await expect(page.frameLocator('iframe[title="頁面預覽"]').getByText('每層兩組')).toBeVisible();
  await saveForm(page);
});

test('Wednesday: its site is designed, shown to the boss by a link, corrected, and published', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, colleague);
  await page.goto(`/mng/web/home/${caseId}`);
  await page.getByRole('link', { name: '選擇版型', exact: true }).first().click();
  await page.getByRole('button', { name: '使用 街廓', exact: true }).click();
  await dialog(page).getByLabel('草稿名稱').fill('給王總看');
  await dialog(page).getByRole('button', { name: '建立草稿', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `編輯網頁：${caseTitle}`, exact: true }),
  ).toBeVisible();
  await confirmSamples(page);
  await saveForm(page);
  await page.getByRole('button', { name: '預覽連結', exact: true }).click();
  await dialog(page, '預覽連結').getByLabel('給誰看').fill('王總經理');
  await dialog(page, '預覽連結').getByRole('button', { name: '建立連結', exact: true }).click();
  await dialog(page, '預覽連結').getByRole('button', { name: '複製給王總經理的連結', exact: true }).click();
  await expectToast(page, '複製成功');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await dialog(page, '預覽連結').getByRole('button', { name: '完成', exact: true }).click();

  const boss = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await boss.goto(address);
  await expect(boss.getByRole('complementary', { name: '草稿預覽', exact: true })).toBeVisible();
  await expect(boss.getByRole('heading', { level: 1 })).toContainText(caseTitle);

  await page
    .getByRole('button', { name: /^標題 / })
    .first()
    .click();
  await page.getByRole('button', { name: '改成自己的內容', exact: true }).click();
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('河岸第一排的午後');
  await saveForm(page);
  await boss.reload();
  await expect(boss.getByText('河岸第一排的午後').first()).toBeVisible();

  await page.getByRole('link', { name: '前往發布', exact: true }).click();
  await page.getByRole('button', { name: '比對', exact: true }).click();
  await expect(page.getByText('名稱與區域一致')).toBeVisible();
  await page.getByRole('button', { name: '儲存代碼', exact: true }).click();
  await page.getByRole('textbox', { name: '網站名稱', exact: true }).fill(siteName);
  await page.getByRole('button', { name: '儲存名稱', exact: true }).click();
  await page.getByRole('button', { name: '發布', exact: true }).click();
  await dialog(page).getByRole('button', { name: '發布', exact: true }).click();
  await expectToast(page, '發布成功');
  await boss.goto(`/case/${siteName}`);
  await expect(boss.getByText('河岸第一排的午後').first()).toBeVisible();
  await boss.context().close();
});

test('Thursday: articles are copied and put online together, one is scheduled, one is deleted and restored', async ({
  page,
}) => {
  await signIn(page, colleague);
  const title = `河岸散步 ${mark}`;
  await page.goto('/mng/article/add');
  await page.getByRole('radio', { name: '建築美學', exact: true }).check();
  await page.getByRole('textbox', { name: '標題', exact: true }).fill(title);
  await saveForm(page);
  await expect(page).toHaveURL(/\/mng\/article\/content\/\d+$/);
  await addBlock(page, '標題');
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('從堤外開始');
  await saveForm(page);

  const list = `/mng/article?type=3&keyword=${encodeURIComponent(mark)}`;
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  for (const name of ['河岸騎車', '河岸看書']) {
    await page.goto(list);
    await page.getByRole('button', { name: `再製 ${title}`, exact: true }).click();
    await page.getByRole('textbox', { name: '標題', exact: true }).fill(`${name} ${mark}`);
    await saveForm(page);
  }
  await page.goto(list);
  await page.getByRole('checkbox', { name: '選取全部 3 筆', exact: true }).check();
  const bar = page.getByRole('group', { name: '選取的資料', exact: true });
  await bar.getByRole('button', { name: '上架', exact: true }).click();
  await expect(page.getByText('已將 3 筆文章上架')).toBeVisible();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(3);

  await row(`河岸騎車 ${mark}`)
    .getByRole('link', { name: `河岸騎車 ${mark}`, exact: true })
    .click();
  await page
    .getByRole('radiogroup', { name: '上架時間', exact: true })
    .getByRole('radio', { name: '指定時間', exact: true })
    .check();
  const year = new Date().getFullYear() + 1;
  await page.getByRole('textbox', { name: '上架時間日期', exact: true }).fill(`${year}.3.1`);
  await saveForm(page);
  await expect(page.getByText('訪客現在看到')).toBeVisible();
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(row(`河岸騎車 ${mark}`)).toContainText(`排程於 ${year}/03/01`);

  await page.getByRole('button', { name: `刪除 河岸看書 ${mark}`, exact: true }).click();
  await dialog(page).getByRole('button', { name: '刪除', exact: true }).click();
  // An open dialog hides the rows from their roles.
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(`河岸看書 ${mark}`)).toHaveCount(0);
  await page.goto('/mng/trash');
  await page.getByRole('button', { name: `還原 河岸看書 ${mark}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `還原 河岸看書 ${mark}`, exact: true })).toHaveCount(0);
  await page.goto(list);
  await expect(row(`河岸看書 ${mark}`).getByRole('switch')).toBeChecked();
});

test('Friday: an enquiry is assigned, noted, closed and exported, and the log shows who changed what', async ({
  page,
}) => {
  const visitor = `周先生${mark}`;
  const question = `想預約週末參觀接待中心（${mark}）。`;
  await signIn(page, colleague);
  const sent = await page.request.post('/api/v1/contact', {
    data: {
      type: 4,
      name: visitor,
      gender: 1,
      tel: '0912345678',
      email: 'chou@example.com',
      caseTitle: '松濤硯',
      content: question,
    },
  });
  expect(await sent.json()).toMatchObject({ succeeded: true });
  await page.goto(`/mng/contact?keyword=${encodeURIComponent(visitor)}`);
  await contactLink(page, question).click();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('button', { name: '改由我承辦', exact: true }).click();
  await page.getByLabel('新增備註').fill('已約週六上午十點');
  await page.getByRole('radio', { name: '已結案', exact: true }).check();
  await saveForm(page);
  await expect(page.getByRole('listitem').filter({ hasText: '已約週六上午十點' })).toContainText('林予安');
  await page.getByRole('link', { name: '返回', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: question });
  await expect(row).toContainText('已結案');
  const { csv } = await exportContacts(page, page.getByRole('button', { name: '匯出 CSV', exact: true }));
  expect(csv.split('\r\n').filter((line) => line.includes(question))).toHaveLength(1);
  expect(csv).not.toContain(visitor);
  expect(csv).toContain('已結案');

  const log = page.getByRole('row').filter({ hasText: '林予安' }).filter({ hasText: caseTitle });
  for (const action of ['publish', 'create']) {
    await page.goto(`/mng/audit?keyword=${encodeURIComponent('林予安')}&action=${action}`);
    await expect(log.first()).toBeVisible();
  }
});

/** A photo with noise, in a camera's size. */
function cameraPicture(): Promise<Buffer> {
  return sharp({
    create: {
      width: 2100,
      height: 1400,
      channels: 3,
      background: '#8a9a8f',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
}
