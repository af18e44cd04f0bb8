import { join } from 'node:path';
import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { freePort } from '../server/support/free-port';
import { startOpenIdProvider } from '../server/support/openid-provider';
import { serverAs, tokensOf } from './support/api';
import { expectSound } from './support/axe';
import { signIn } from './support/pages';
import { passcodeOf } from './support/second-factor';
import { admin, startDemo } from './support/server';

type Provider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** A server of the tests' own that knows its origin and its company's provider. */
const test = base.extend<object, { company: { origin: string; provider: Provider } }>({
  company: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const provider = await startOpenIdProvider();
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const { data, end } = await startDemo('company', {
        PORT: String(port),
        ADMIN_ORIGIN: origin,
        OIDC_SECOND_FACTOR: 'mfa',
        ...provider.env,
      });
      const { E2E_ORIGIN = '', E2E_MAILS = '' } = process.env;
      Object.assign(process.env, { E2E_ORIGIN: origin, E2E_MAILS: join(data, 'outbox') });
      await use({ origin, provider });
      Object.assign(process.env, { E2E_ORIGIN, E2E_MAILS });
      await end();
      await provider.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ company }, use) => use(company.origin),
});

/** One worker, as the tests share a server. */
test.describe.configure({ mode: 'default' });

const refused = '這個公司帳號無法登入，請改用帳號與密碼，或洽系統管理員';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const companyButton = (page: Page) => page.getByRole('button', { name: '用公司帳號登入', exact: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '登出', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click();
  await expect(companyButton(page)).toBeVisible();
}

async function expectRefused(page: Page, words = refused): Promise<void> {
  await companyButton(page).click();
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect(page).toHaveURL(/\/mng\/login$/);
}

/** Invites by the screen; resolves to what the provider says of the person. */
async function invite(page: Page, { name, role }: { name: string; role: string }) {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto('/mng/account');
  await page.getByRole('button', { name: '邀請同事', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('姓名').fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('角色').selectOption({ label: role });
  await dialog.getByRole('button', { name: '送出邀請', exact: true }).click();
  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  const invitation = page.getByRole('row').filter({ hasText: email });
  await expect(invitation).toContainText('待接受');
  return { invitation, email, claims: { sub: email, email, email_verified: true } };
}

const newWindow = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL })).newPage();

test('the company’s sign-in leads back to the screen that was asked for, and says in Chinese what failed', async ({
  page,
  company: { provider },
}) => {
  await signIn(page);
  await page.goto('/mng/my-account');
  await page.getByLabel('E-mail').fill('chief@example.com');
  await page.getByLabel('目前密碼').first().fill(admin.password);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('儲存成功')).toBeVisible();
  await signOut(page);

  await page.goto('/mng/news');
  provider.seat(null);
  await expectRefused(page, '公司帳號登入沒有完成。可以再試一次，或改用帳號與密碼。');
  provider.seat({ sub: 'nobody', email: 'nobody@example.com', email_verified: true });
  await expectRefused(page);
  await expectSound(page);
  provider.seat({ sub: 'chief', email: 'chief@example.com', email_verified: true });
  await companyButton(page).click();
  await expect(heading(page, '最新消息管理')).toBeVisible();
  await page.goto('/mng/login?error=access_denied');
  await expect(heading(page, '首頁')).toBeVisible();
});

test('an invitation is accepted by the company’s sign-in; nobody enters whose invitation was withdrawn or whose account is stopped', async ({
  page,
  browser,
  company: { origin, provider },
}) => {
  await signIn(page);
  const withdrawn = await invite(page, { name: '林收回', role: '系統管理員' });
  await withdrawn.invitation.getByRole('button', { name: /^撤回/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^撤回/ }).click();
  await expect(withdrawn.invitation).toHaveCount(0);
  const { invitation, email, claims } = await invite(page, { name: '周哲安', role: '系統管理員' });

  const colleague = await newWindow(browser, origin);
  await colleague.goto('/mng');
  provider.seat(withdrawn.claims);
  await expectRefused(colleague);
  provider.seat({ ...claims, email_verified: false });
  await expectRefused(colleague);
  provider.seat(claims);
  await companyButton(colleague).click();
  await expect(heading(colleague, '首頁')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /周哲安/ })).toBeVisible();
  await expect(invitation.filter({ hasText: '待接受' })).toHaveCount(0);

  const chief = serverAs(await tokensOf());
  const { items } = await chief.get<{ items: { id: number }[] }>(`/api/identity/user?keyword=${email}`);
  await page.goto(`/mng/account/edit/${items[0]?.id}`);
  await page.getByRole('switch', { name: '狀態', exact: true }).click();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('儲存成功')).toBeVisible();
  await colleague.reload();
  await expectRefused(colleague);
});

test('the company’s sign-in changes nothing of a second factor that a role demands, and of the proof before a way in is changed', async ({
  page,
  browser,
  company: { origin, provider },
}) => {
  await serverAs(await tokensOf()).json('POST', '/api/identity/role', {
    name: '兩步驟',
    description: '',
    needsSecondFactor: true,
    roleClaims: [{ value: 'Permissions.News.View', selected: true }],
  });
  await signIn(page);
  const { claims } = await invite(page, { name: '吳明理', role: '兩步驟' });
  const colleague = await newWindow(browser, origin);
  await colleague.goto('/mng/news');
  provider.seat(claims);
  await companyButton(colleague).click();
  await expect(colleague).toHaveURL(/\/mng\/my-account$/);
  await colleague.getByRole('button', { name: '開始設定', exact: true }).click();
  const dialog = colleague.getByRole('dialog');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('輸入 App 顯示的六位數字').fill(passcodeOf(secret));
  await expect(dialog.getByText('再登入一次')).toBeVisible();
  await dialog.getByRole('button', { name: '確認', exact: true }).click();
  await dialog.getByLabel('我已經把備用碼存放在安全的地方').check();
  const [first = '', second = ''] = await dialog
    .getByRole('list', { name: '備用碼', exact: true })
    .getByRole('listitem')
    .allInnerTexts();
  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  await expect(heading(colleague, '最新消息管理')).toBeVisible();

  await signOut(colleague);
  await companyButton(colleague).click();
  await colleague.getByRole('button', { name: '改用備用碼', exact: true }).click();
  await colleague.getByLabel('備用碼', { exact: true }).fill(first);
  await colleague.getByRole('button', { name: '登入', exact: true }).click();
  await expect(heading(colleague, '首頁')).toBeVisible();

  // The provider vouches for a second factor: no passcode here, but a proof as ever.
  await signOut(colleague);
  provider.seat({ ...claims, amr: ['pwd', 'mfa'] });
  await companyButton(colleague).click();
  await expect(heading(colleague, '首頁')).toBeVisible();
  await colleague.goto('/mng/my-account');
  await colleague.getByRole('button', { name: '解除連結', exact: true }).click();
  const unlink = dialog.getByRole('button', { name: '解除連結', exact: true });
  await expect(unlink).toBeDisabled();
  await dialog.getByLabel('驗證碼或備用碼').fill('000000');
  await unlink.click();
  await expect(dialog.getByText(/驗證碼.*不正確/)).toBeVisible();
  await dialog.getByLabel('驗證碼或備用碼').fill(second);
  await unlink.click();
  await expect(colleague.getByText('第一次在登入畫面按「用公司帳號登入」時')).toBeVisible();
});
