import { expect, test, type Page } from '@playwright/test';
import { maskName } from '../../server/subjects/enquiries/mask';
import { newAccount } from './support/accounts';
import { serverAs, tokensOf } from './support/api';
import { mainMenu, signIn, unfold } from './support/pages';

/** Cells of a card that overlap. */
const overlaps = (page: Page) =>
  page.getByRole('table').evaluate((table) =>
    [...table.querySelectorAll('tr')].flatMap((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => ({
        text: cell.textContent,
        ...cell.getBoundingClientRect().toJSON(),
      }));
      return cells.flatMap((one, place) =>
        cells
          .slice(place + 1)
          .filter(
            (other) =>
              other.top < one.bottom - 1 &&
              one.top < other.bottom - 1 &&
              other.left < one.right - 1 &&
              one.left < other.right - 1,
          )
          .map((other) => `${one.text} | ${other.text}`),
      );
    }),
  );

test('Contacts: an enquiry is unmasked for a minute, without moving its list, and the trail names the reader', async ({
  page,
  request,
}) => {
  const name = `遮罩${Date.now()}號`;
  const masked = maskName(name);
  const answer = await request.post('/api/v1/contact', {
    data: { type: 5, name, gender: 1, tel: '0912345678', content: '預約賞屋', source: 'facebook' },
  });
  expect(await answer.json()).toMatchObject({ succeeded: true });
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto(`/mng/contact?keyword=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: masked });
  const button = page.getByRole('button', { name: `顯示 ${masked} 的完整資料`, exact: true });
  await expect(row).toContainText('0912-***-678');
  const height = (await row.boundingBox())?.height;
  await button.click();
  const shown = page.getByRole('row').filter({ hasText: name });
  await expect(shown).toContainText('秒後遮罩');
  expect((await shown.boundingBox())?.height).toBe(height);
  await button.click();
  await expect(row).toContainText('0912-***-678');
  await button.click();
  await expect(shown).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(row).toContainText('0912-***-678');
  await row.getByRole('link', { name: masked, exact: true }).click();
  const readers = page.getByRole('region', { name: '誰看過完整資料', exact: true });
  await readers.getByText('誰看過完整資料', { exact: true }).click();
  // Shown twice from the list, and open now.
  await expect(readers.getByRole('listitem')).toHaveCount(3);
  await expect(readers).toContainText('系統管理員');
});

test('Privacy: filled lists fit a phone, a cleared period stays empty, and the menu shows where one is', async ({
  page,
}) => {
  const server = serverAs(await tokensOf());
  await server.json('POST', '/api/v1/Privacy/requests', {
    kinds: ['copy', 'erase'],
    tel: '0928555406',
    email: '',
    receivedOn: '2026-01-05',
    identity: '',
    note: '',
    handlerId: null,
  });
  const now = new Date().toISOString();
  await server.json('POST', '/api/v1/Privacy/incidents', {
    title: '夜間大量顯示',
    knownOn: now,
    fromOn: new Date(Date.now() - 3_600_000).toISOString(),
    toOn: now,
    address: '',
    accountId: null,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newAccount());
  for (const list of ['requests', 'incidents']) {
    await page.goto(`/mng/privacy/${list}`);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(await overlaps(page), list).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mng/privacy/terms');
  const days = page.getByLabel('日數').first();
  await days.fill('');
  await expect(days).toHaveValue('');
  const menu = mainMenu(page);
  await unfold(page, '系統設定');
  await unfold(page, '建案管理');
  await unfold(page, '聯絡我們');
  await expect(menu.getByRole('link', { name: 'E-mail 設定', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 400 });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/mng/contact-email');
  await expect(menu.getByRole('link', { name: 'E-mail 設定', exact: true })).toBeInViewport({ ratio: 1 });
});
