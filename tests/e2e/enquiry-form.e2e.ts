import { readFile } from 'node:fs/promises';
import { expect, type Page, test as base } from '@playwright/test';
import { freePort } from '../server/support/free-port';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { publishedSites } from './support/records';
import { startDemo } from './support/server';

/** A server with a separate host for public pages. Browsers resolve every name under localhost to the local machine. */
const test = base.extend<object, { publicOrigin: string }>({
  publicOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const port = await freePort();
      const publicOrigin = `http://www.localhost:${port}`;
      const { end } = await startDemo('form', { PORT: String(port), PUBLIC_ORIGIN: publicOrigin });
      await use(publicOrigin);
      await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Fills in everything that the form requires, except the name. */
async function fill(page: Page) {
  const form = page.locator('form.form');
  const more = form.locator('details.f-more:not([open]) summary');
  if ((await more.count()) > 0) await more.click();
  await form.getByLabel(/^手機/).fill('0912345678');
  for (const select of await form.locator('select').all()) await select.selectOption({ index: 1 });
  for (const name of ['rooms', 'time']) {
    const box = form.locator(`input[name="${name}"]`).first();
    if ((await box.count()) > 0) await box.check();
  }
  await form.locator('#consent').check();
}

/** Sends the form without a name, and expects everything else to be kept. */
async function sendRefused(page: Page) {
  await fill(page);
  await page.getByRole('button', { name: '送出預約', exact: true }).click();
  await expect(page).toHaveTitle(/^錯誤：/);
  await expect(page.getByRole('heading', { name: '有 1 個地方需要修改', exact: true })).toBeVisible();
  await expect(page.getByLabel(/^手機/)).toHaveValue('0912345678');
  await expect(page.locator('#consent')).toBeChecked();
}

/** Checks a copy of the HTML, because the page's policy forbids the script of the checker. */
async function expectAccessibleCopy(page: Page) {
  const copy = await page.context().newPage();
  await copy.setContent(await page.content());
  await expectAccessible(copy);
  await copy.close();
}

/** Opens the first of these pages that has a form, and returns its address. */
async function openForm(page: Page, addresses: string[]): Promise<string> {
  for (const address of addresses) {
    await page.goto(address);
    if ((await page.locator('form.form').count()) > 0) return address;
  }
  throw new Error('No page with a form');
}

/** Counts the enquiries with this name, including spam. */
async function sentBy(name: string): Promise<number> {
  const server = serverAs(await tokensOf());
  let count = 0;
  for (const spam of ['false', 'true']) {
    const { totalCount } = await server.get<{ totalCount: number }>(
      `/api/v1/contact/get-list-paged?keyword=${encodeURIComponent(name)}&isSpam=${spam}`,
    );
    count += totalCount;
  }
  return count;
}

for (const javaScriptEnabled of [false, true]) {
  base.describe(`on the host of the back office, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    base.use({ javaScriptEnabled });
    base('a form is refused in words, confirmed, sent once and thanked for', async ({ page }) => {
      const name = `訪客${javaScriptEnabled ? '有' : '無'}${Date.now().toString(36)}`;
      await openForm(
        page,
        (await publishedSites()).map(({ code }) => `/case/${code}`),
      );
      await page.getByRole('button', { name: '送出預約', exact: true }).click();
      await expect(page.getByRole('heading', { name: '還沒有送出', exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toBeFocused();
      await page.getByRole('link', { name: '請填寫姓名，我們才知道怎麼稱呼您', exact: true }).click();
      await expect(page.getByLabel(/^姓名/)).toBeFocused();
      await sendRefused(page);
      const [notice] = await Promise.all([
        page.waitForEvent('popup'),
        page
          .locator('form.form')
          .getByRole('link', { name: /^個資告知事項/ })
          .click(),
      ]);
      await expect(notice.getByRole('heading', { name: '個資告知事項', exact: true })).toBeVisible();
      await notice.close();
      await expect(page.getByLabel(/^手機/)).toHaveValue('0912345678');
      await page.getByLabel(/^姓名/).fill(name);
      await page.getByRole('button', { name: '送出預約', exact: true }).click();
      await expect(page.getByRole('heading', { name: '請確認', exact: true })).toBeVisible();
      expect(await sentBy(name)).toBe(0);
      await page.getByRole('button', { name: '確認送出', exact: true }).click();
      await expect(page.getByRole('heading', { name: /^收到了/ })).toBeVisible();
      expect(await sentBy(name)).toBe(1);
      // The address of the answer shows no form, so that a reload sends nothing.
      await page.reload();
      expect(await sentBy(name)).toBe(1);
      const calendar = page.getByRole('link', { name: /^把回電時段加入行事曆/ });
      const [download] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
      expect(download.suggestedFilename()).toBe('callback.ics');
      expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VEVENT');
    });
  });
}

test('on a separate host the script sends a form with one press, and its pages are accessible', async ({
  page,
  publicOrigin,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const sitemap = await (await page.goto(`${publicOrigin}/sitemap.xml`))?.text();
  const cases = sitemap?.matchAll(/<loc>([^<]+\/case\/[^<]+)<\/loc>/g) ?? [];
  await openForm(
    page,
    Array.from(cases, ([, found = '']) => found),
  );
  await sendRefused(page);
  await expectAccessibleCopy(page);
  // The refused form is sent with one press, too.
  await page.getByLabel(/^姓名/).fill('林雅婷');
  await page.getByRole('button', { name: '送出預約', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^收到了/ })).toBeVisible();
  await expectAccessibleCopy(page);
  expect(problems).toEqual([]);
});
