import { readFile } from 'node:fs/promises';
import { type Download, expect, type Frame, type Locator, type Page } from '@playwright/test';
import { tokensOf } from './api';
import { admin } from './server';
import { storeSession } from './session';

/** Signs in for the next screen. */
export async function signIn(page: Page, account = admin): Promise<void> {
  const tokens = await tokensOf(account);
  await openBlank(page);
  await page.evaluate(storeSession, tokens);
}

/** Opens a screen as a link does, in a third of the time that a new window takes. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Signs in by the form. */
export async function signInByForm(page: Page, { account, password } = admin): Promise<void> {
  await page.goto('/mng');
  await page.getByLabel('帳號').fill(account);
  await page.getByLabel('密碼').fill(password);
  await page.getByRole('button', { name: '登入', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
}

/** Presses 儲存 and waits until the form is clean: a page left earlier drops the call or leaves a safety copy. */
export async function saveForm(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => ['POST', 'PUT'].includes(answer.request().method()) && answer.url().includes('/api/'),
    // Encoding a large picture in all widths takes long.
    { timeout: 30_000 },
  );
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: '儲存中', exact: true })).toBeHidden();
  await expect(page.getByText('有變更', { exact: true })).toBeHidden();
}

/** Waits for a toast with this text. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Fills in the purpose of an export of enquiries; resolves to its file and rows. */
export async function exportContacts(
  page: Page,
  button: Locator,
  content?: '遮罩' | '完整',
): Promise<{ file: Download; csv: string }> {
  await button.click();
  const dialog = page.getByRole('dialog', { name: '匯出聯絡資料', exact: true });
  await dialog.getByRole('textbox', { name: '用途', exact: true }).fill('每週彙整');
  if (content) await dialog.getByRole('radio', { name: content, exact: true }).check();
  const download = page.waitForEvent('download', { timeout: 30_000 });
  await dialog.getByRole('button', { name: '匯出 CSV', exact: true }).click();
  const file = await download;
  await expect(dialog).toHaveCount(0);
  return { file, csv: await readFile(await file.path(), 'utf8') };
}

/** The link to an enquiry whose content a list shows; its name is masked there. */
export const contactLink = (page: Page, content: string) =>
  page.getByRole('row').filter({ hasText: content }).getByRole('link').first();

/** Lets the server handle matching calls, but drops the answers. */
export async function loseAnswers(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Holds matching calls until the returned function runs. */
export async function holdCalls(page: Page, calls: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fills in a new case that the sales system knows. */
export async function typeCase(page: Page): Promise<void> {
  await page.goto('/mng/case/add');
  await page.getByLabel('建案名稱').fill('青田硯');
  await page.getByLabel('建案代碼').fill('HY209901');
  await page.getByLabel('縣市').selectOption('臺北市');
  await page.getByLabel('鄉鎮市區').selectOption('大安區');
  await page.getByLabel('預約電話').fill('0225718170');
}

/** Number of stored safety copies, which the app writes after a pause in typing. */
export const copyStored = (page: Page) =>
  expect.poll(() =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('website-back-office');
          opening.onsuccess = () => {
            const count = opening.result.transaction('safety-copies').objectStore('safety-copies').count();
            count.onsuccess = () => {
              opening.result.close();
              resolve(count.result);
            };
          };
        }),
    ),
  );

/** An empty page of the same origin: all real ones run the app or forbid scripts. */
export async function openBlank(page: Page): Promise<void> {
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/blank');
  await page.unroute('**/blank');
}

/** Buttons that add a block, once the popover is open; `at` names the button that opens it. */
export async function openTypes(page: Page, at = '新增區塊'): Promise<Locator> {
  await page.getByRole('button', { name: at, exact: true }).click();
  return page.getByRole('dialog', { name: at, exact: true });
}

/** Adds a block after the selected one, or at the end of the page. */
export async function addBlock(page: Page, type: string): Promise<void> {
  const types = await openTypes(page);
  await types.getByRole('button', { name: type, exact: true }).click();
}

/** Accepts every sample in the editor. */
export async function confirmSamples(page: Page): Promise<void> {
  const samples = page.getByRole('group', { name: '範例內容', exact: true });
  const confirm = page.getByRole('button', { name: '這就是我要的', exact: true });
  await expect(samples).toBeVisible();
  while (await samples.isVisible()) {
    await samples.getByRole('button', { name: '下一處', exact: true }).click();
    await confirm.click();
    await expect(confirm).toHaveCount(0);
  }
}

/** Pastes HTML as from another application. */
export async function pasteHtml(field: Locator, html: string): Promise<void> {
  await field.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Main menu of a page. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主選單', exact: true });

/** Menu entry 首頁; other tests decide whether something waits for approval. */
export const homeLink = (page: Page) =>
  mainMenu(page).getByRole('link', { name: /^首頁(?: 待我核准 \d+)?$/ });

/** Opens a group of the main menu, unless the account has left it open. */
export async function unfold(page: Page, group: string): Promise<void> {
  const title = mainMenu(page).getByRole('button', {
    name: new RegExp(`^(展開|收合)?${group}( 未處理 \\d+)?$`),
  });
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
}

/** Follows a link of a group of the main menu, which it opens if it is folded. */
export async function follow(page: Page, group: string, name: string): Promise<void> {
  const link = mainMenu(page).getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await unfold(page, group);
  await link.click();
}

/** Follows a link of 系統設定. */
export async function openSetting(page: Page, name: string): Promise<void> {
  await mainMenu(page).getByRole('link', { name: '系統設定', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}

/** Lays out the sections of a public page that wait until they come near, whose text would not be read. */
export const layOutAll = (where: Page | Frame): Promise<void> =>
  where.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('.sec')) {
      section.style.contentVisibility = 'visible';
    }
  });
