import { expect, type Page, test } from '@playwright/test';
import { newAccount } from './support/accounts';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { signIn, signInByForm } from './support/pages';
import { passcodeOf } from './support/second-factor';

/** Sets up a second factor on the own account's screen. */
async function setUp(page: Page, password: string) {
  await page.getByRole('button', { name: '開始設定', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: '驗證器 QR Code', exact: true })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('輸入 App 顯示的六位數字').fill(passcodeOf(secret));
  await dialog.getByLabel('目前密碼').fill(password);
  await dialog.getByRole('button', { name: '確認', exact: true }).click();
  const codes = page.getByRole('list', { name: '備用碼', exact: true }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  const recovery = await codes.first().innerText();
  await page.getByLabel('我已經把備用碼存放在安全的地方').check();
  await page.getByRole('button', { name: '完成', exact: true }).click();
  return { secret, recovery };
}

test('a colleague is invited by a shown link, sets a password and a second factor, and signs in by code and by recovery code', async ({
  page,
  browser,
}) => {
  const email = `chou-${crypto.randomUUID()}@example.com`;
  const password = 'correct-horse';
  await signIn(page);
  await page.goto('/mng/account');
  await page.getByRole('button', { name: '邀請同事', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('姓名').fill('周哲安');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('角色').selectOption({ label: '系統管理員' });
  await dialog.getByRole('button', { name: '送出邀請', exact: true }).click();
  const link = await dialog.getByLabel('設定密碼的連結').inputValue();
  await expect(dialog).toContainText('尚未設定寄信伺服器，這封信沒有寄出。');
  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  const invitation = page.getByRole('row').filter({ hasText: email });
  await expect(invitation).toContainText('待接受');

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await expect(colleague.getByText('周哲安 您好，請設定密碼')).toBeVisible();
  await colleague.getByLabel('新密碼', { exact: true }).fill(password);
  await colleague.getByLabel('再次輸入新密碼').fill(password);
  await colleague.getByRole('button', { name: '儲存並登入', exact: true }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  await page.reload();
  await expect(invitation).toHaveCount(0);

  await colleague.getByRole('link', { name: /我的帳號/ }).click();
  const { secret, recovery } = await setUp(colleague, password);
  await expect(colleague.getByText('備用碼還有 8 組')).toBeVisible();

  for (const [label, code] of [
    ['驗證碼', passcodeOf(secret, 30)],
    ['備用碼', recovery],
  ] as const) {
    await colleague.getByRole('button', { name: '登出', exact: true }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click();
    await colleague.getByLabel('帳號').fill(email);
    await colleague.getByLabel('密碼').fill(password);
    await colleague.getByRole('button', { name: '登入', exact: true }).click();
    if (label === '備用碼') await colleague.getByRole('button', { name: '改用備用碼', exact: true }).click();
    await colleague.getByLabel(label, { exact: true }).fill(code);
    await colleague.getByRole('button', { name: '登入', exact: true }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: '首頁', exact: true })).toBeVisible();
  }

  // Phone lost: an administrator removes the second factor, which ends the sessions.
  await page.goto(`/mng/account?keyword=${email}`);
  await page
    .getByRole('link', { name: /周哲安/ })
    .first()
    .click();
  const reset = page.getByRole('button', { name: '重設兩步驟驗證', exact: true });
  await reset.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(reset).toBeFocused();
  await reset.click();
  await dialog.getByRole('button', { name: '重設兩步驟驗證', exact: true }).click();
  await expect(reset).toHaveCount(0);
  await colleague.reload();
  await expect(colleague.getByLabel('密碼')).toBeVisible();
  await signInByForm(colleague, { account: email, password });
});

test('a link opened before the sign-in is shown once a demanded second factor is set up, and after its passcode', async ({
  page,
}) => {
  const role = `兩步驟 ${Date.now()}`;
  await serverAs(await tokensOf()).json('POST', '/api/identity/role', {
    name: role,
    description: '',
    needsSecondFactor: true,
    roleClaims: [{ value: 'Permissions.News.View', selected: true }],
  });
  const { account, password } = await newAccount({ role });
  const link = '/mng/news?status=1';
  const signInAgain = async () => {
    await page.goto(link);
    await page.getByLabel('帳號').fill(account);
    await page.getByLabel('密碼').fill(password);
    await page.getByRole('button', { name: '登入', exact: true }).click();
  };
  await signInAgain();
  await expect(page).toHaveURL(/\/mng\/my-account$/);
  const { recovery } = await setUp(page, password);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1, name: '最新消息管理', exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signInAgain();
  await page.getByRole('button', { name: '改用備用碼', exact: true }).click();
  await page.getByLabel('備用碼', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: '登入', exact: true }).click();
  await expect(page).toHaveURL(link);
});

test('a new e-mail address requires the password, a wrong one loses no input, and it is saved only with the right one', async ({
  page,
}) => {
  const { account, password } = await newAccount({ name: '張淑芬' });
  await signInByForm(page, { account, password });
  for (const place of ['我的帳號', '編輯帳號'] as const) {
    if (place === '我的帳號') await page.getByRole('link', { name: /我的帳號/ }).click();
    else {
      await page.goto(`/mng/account?keyword=${encodeURIComponent(account)}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /張淑芬/ })
        .click();
    }
    const email = page.getByLabel('E-mail');
    // The first of two: the password card below has this field too.
    const proof = page.getByLabel('目前密碼').first();
    const moved = `moved-${crypto.randomUUID()}@example.com`;
    await email.fill(moved);
    await expect(proof).toBeVisible();
    // These buttons appear only for other accounts.
    await expect(page.getByRole('button', { name: '建立設定密碼的連結', exact: true })).toBeHidden();
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('請輸入目前密碼');
    await page.keyboard.press('Escape');
    await expect(email).toHaveValue(moved);
    await proof.fill('another-horse');
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    await expect(dialog).toContainText('目前密碼不正確');
    await page.keyboard.press('Escape');
    await expect(email).toHaveValue(moved);
    await proof.fill(password);
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    await expect(page.getByText('儲存成功')).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue(moved);
  }
});
