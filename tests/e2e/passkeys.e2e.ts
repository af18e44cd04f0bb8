import { expect, type Page, test as base } from '@playwright/test';
import { freePort } from '../server/support/free-port';
import { expectAccessible } from './support/axe';
import { admin, startDemo } from './support/server';

/** A server that knows its origin. */
const test = base.extend<object, { ways: string }>({
  ways: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const { end } = await startDemo('passkeys', { PORT: String(port), ADMIN_ORIGIN: origin });
      await use(origin);
      await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ways }, use) => use(ways),
});

/** A device of the browser that always knows its person. */
async function addDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signInByForm(page: Page): Promise<void> {
  await page.getByLabel('帳號').fill(admin.account);
  await page.getByLabel('密碼', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: '登入', exact: true }).click();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a passkey is added, signs in to the screen that was asked for, is renamed and removed', async ({
  page,
}) => {
  await addDevice(page);
  await page.goto('/mng/my-account');
  await signInByForm(page);
  await expect(heading(page, '我的帳號')).toBeVisible();
  await page.getByRole('button', { name: '新增通行金鑰', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名稱').fill('測試裝置');
  await dialog.getByLabel('目前密碼').fill(admin.password);
  await dialog.getByRole('button', { name: '新增通行金鑰', exact: true }).click();
  const passkey = page.getByRole('listitem').filter({ hasText: '測試裝置' });
  await expect(passkey).toContainText('尚未使用');
  await expectAccessible(page);

  await page.getByRole('button', { name: '登出', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click();
  const enter = page.getByRole('button', { name: '用通行金鑰登入', exact: true });
  await expect(enter).toBeVisible();
  await expectAccessible(page);
  await page.goto('/mng/my-account');
  await enter.click();
  await expect(passkey).toContainText('上次使用');

  await passkey.getByRole('button', { name: '更改「測試裝置」的名稱', exact: true }).click();
  await dialog.getByLabel('名稱').fill('辦公室的電腦');
  await dialog.getByRole('button', { name: '儲存', exact: true }).click();
  await page.getByRole('button', { name: '移除「辦公室的電腦」', exact: true }).click();
  await dialog.getByLabel('目前密碼').fill(admin.password);
  await dialog.getByRole('button', { name: '移除', exact: true }).click();
  await expect(page.getByText('尚未新增通行金鑰', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: '登出', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click();
  await enter.click();
  await expect(page.getByRole('main').getByText(/通行金鑰登入沒有完成|無法以這個通行金鑰登入/)).toBeVisible();
});
