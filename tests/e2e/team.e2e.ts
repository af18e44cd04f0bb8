import { expect, test } from '@playwright/test';
import { maskName } from '../../server/subjects/enquiries/mask';
import { expectAccessible } from './support/axe';
import { expectToast, exportContacts, signIn } from './support/pages';

test('Contacts: selected enquiries are moved, marked as spam, restored and exported, and a column sorts them', async ({
  page,
  request,
}) => {
  const mark = `團隊${Date.now()}`;
  const masked = (name: string) => maskName(`${mark}${name}`);
  for (const name of [`${mark}甲`, `${mark}乙`, `${mark}丙`]) {
    const answer = await request.post('/api/v1/contact', {
      data: { type: 5, name, gender: 1, tel: '0912345678', content: '預約賞屋', source: 'facebook' },
    });
    expect(await answer.json()).toMatchObject({ succeeded: true });
  }
  await signIn(page);
  await page.goto(`/mng/contact?keyword=${encodeURIComponent(mark)}`);
  const names = page.getByRole('table').getByRole('link', { name: /^團○+[甲乙丙]$/ });
  await expect(names).toHaveText([masked('丙'), masked('乙'), masked('甲')]);
  await page.getByRole('columnheader', { name: '收到', exact: true }).getByRole('link').click();
  await expect(names).toHaveText([masked('甲'), masked('乙'), masked('丙')]);
  await expect(page.getByRole('columnheader', { name: '收到', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  const choose = (name: string) =>
    page.getByRole('checkbox', { name: `選取 ${masked(name)}`, exact: true }).check();
  await choose('甲');
  await choose('乙');
  const bar = page.getByRole('group', { name: '選取的資料', exact: true });
  await expectAccessible(page);
  await bar.getByLabel('狀態改為').selectOption('已結案');
  await expectToast(page, '已將 2 筆改為已結案');
  await expect(page.getByRole('row', { name: /團○+/ }).filter({ hasText: '已結案' })).toHaveCount(2);

  await choose('乙');
  await choose('丙');
  const { csv } = await exportContacts(
    page,
    bar.getByRole('button', { name: '匯出 CSV', exact: true }),
    '完整',
  );
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3);
  expect(csv).toContain('Facebook');
  expect(csv).not.toContain(`${mark}甲`);
  await bar.getByLabel('指派給').selectOption('系統管理員');
  await expectToast(page, '已將 2 筆指派給系統管理員');
  await expect(page.getByRole('cell', { name: '系統管理員', exact: true })).toHaveCount(2);

  await choose('甲');
  await bar.getByRole('button', { name: '疑似廣告', exact: true }).click();
  await expectToast(page, '已將 1 筆標為疑似廣告');
  await expect(names).toHaveText([masked('乙'), masked('丙')]);
  await page.getByRole('link', { name: '疑似廣告', exact: true }).click();
  await expect(page.getByText('標記 30 天後自動刪除')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(masked('甲')) })).toContainText('同仁標記');
  await page.getByRole('button', { name: new RegExp(`不是廣告：${masked('甲')}`) }).click();
  await expectToast(page, '已移回清單');
  await expect(names).toHaveCount(0);
});

test('Contacts: on a phone five enquiries and more are seen at once, and a shown number can be called', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  for (const [path, least] of [
    ['contact', 5],
    ['article', 5],
    ['news', 5],
    ['audit', 5],
  ] as const) {
    await page.goto(`/mng/${path}`);
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
    expect([path, bottoms.filter((bottom) => bottom <= 844).length >= least]).toEqual([path, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/phone-${path}.png` });
  }
  await page.goto('/mng/contact');
  await page
    .getByRole('button', { name: /的完整資料$/ })
    .first()
    .click();
  const call = page.getByRole('table').getByRole('link', { name: /^0[\d-]+$/ });
  await expect(call.first()).toHaveAttribute('href', /^tel:\+886\d+$/);
  await page.goto('/mng/news');
  await page
    .getByRole('button', { name: /的操作$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '編輯', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true })).toBeVisible();
});

test('E-mail settings: problems with delivery are shown there and on the home page, and a test mail shows its result', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/contact-email');
  const recipients = page.getByRole('textbox', { name: '預約賞屋／購屋諮詢', exact: true });
  const before = await recipients.inputValue();
  const missing = page.getByText(/^預約賞屋／購屋諮詢還沒有收件者/);
  const save = async (emails: string) => {
    await recipients.fill(emails);
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    await expectToast(page, '儲存成功');
  };
  await save('');
  await expect(missing).toBeVisible();
  await page.goto('/mng');
  await page.getByRole('link', { name: /^有聯絡類型沒有收件者/ }).click();
  await expect(missing).toBeVisible();
  await save(before);
  await expect(missing).toHaveCount(0);
  await expect(page.getByText(/尚未設定郵件伺服器/)).toBeVisible();
  await page.getByRole('button', { name: '寄送測試信', exact: true }).click();
  await expect(page.getByText('請輸入正確的 E-mail').first()).toBeVisible();
  await page.getByLabel('寄到').fill('me@example.com');
  await page.getByRole('button', { name: '寄送測試信', exact: true }).click();
  await expect(page.getByText('沒有郵件伺服器，這封信只存成檔案，沒有寄出')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});
