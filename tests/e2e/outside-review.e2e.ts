import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './support/axe';
import { serverAs, tokensOf } from './support/api';
import { mailsTo } from './support/mails';

/** Newest code that was mailed to an address; polled, as mails are sent in the background. */
async function mailedCode(address: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const bodies = await mailsTo(address, process.env['E2E_MAILS'] ?? '');
      code = bodies.flatMap((body) => /^(\d{6})\s*$/m.exec(body)?.[1] ?? []).at(-1) ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('Outside review: a person without account and script comments, approves by code and withdraws it', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const server = serverAs(await tokensOf());
  const { items } = await server.get<{ items: { caseId: number; activeThemeId: number | null }[] }>(
    '/api/v1/SiteSets/list',
  );
  const themeId = items.find(({ activeThemeId }) => activeThemeId !== null)?.activeThemeId ?? 0;
  const email = `wang.${Date.now()}@heyan.example.tw`;
  const link = await server.json<{ address: string }>('POST', '/api/v1/outside-reviews', {
    themeId,
    name: '王總經理',
    email,
    expiresOn: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    mayComment: true,
    mayApprove: true,
  });
  await page.goto(link.address);
  const strip = page.getByRole('complementary', { name: '草稿審閱', exact: true });
  await expect(strip).toContainText('給王總經理');
  await expectNoSideways(page);

  // By keyboard, block by block.
  const mark = page.getByRole('link', { name: /^對.+，第 2 個留言$/ });
  await mark.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: '意見', exact: true });
  const box = panel.getByRole('textbox', { name: /第 2 個留言$/ });
  await expect(box).toBeFocused();
  await page.keyboard.type('「緊鄰」是不是太滿？');
  await panel.getByRole('button', { name: '送出', exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText('意見已送出');
  await expect(panel.getByText('「緊鄰」是不是太滿？')).toBeVisible();
  await expectNoSideways(page);
  await panel.getByRole('link', { name: '修改第 1 句', exact: true }).click();
  await panel.getByRole('textbox', { name: '我的意見', exact: true }).fill('中間還有一條巷子。');
  await panel.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(panel.getByText('中間還有一條巷子。')).toBeVisible();
  await panel.getByRole('link', { name: '關閉', exact: true }).click();
  await expect(panel).toBeHidden();

  const bar = page.getByRole('navigation', { name: '審閱', exact: true });
  await bar.getByRole('button', { name: '核准', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^核准「/ });
  await expect(dialog).toContainText(/您核准的是這一頁目前的 \d+ 個區塊/);
  await expect(dialog).toContainText('您有 1 則意見尚未解決，核准後仍會保留：中間還有一條巷子。');
  const code = await mailedCode(email);
  const field = dialog.getByLabel('驗證碼');
  await field.fill(code === '000000' ? '111111' : '000000');
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('驗證碼不正確，還可以試 4 次');
  await field.fill(code);
  await field.press('Enter');
  await expect(strip).toContainText(/您已核准.*內容編號 [\da-f]{4} [\da-f]{4}/);
  await bar.getByRole('button', { name: '撤回核准', exact: true }).click();
  await expect(strip).toContainText('給王總經理');
});

test.describe('with a script for axe', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 1440, height: 900 } });
  test('Outside review: page, panel and dialog are accessible', async ({ page }) => {
    const server = serverAs(await tokensOf());
    const { items } = await server.get<{ items: { activeThemeId: number | null }[] }>(
      '/api/v1/SiteSets/list',
    );
    const themeId = items.find(({ activeThemeId }) => activeThemeId !== null)?.activeThemeId ?? 0;
    const link = await server.json<{ address: string }>('POST', '/api/v1/outside-reviews', {
      themeId,
      name: '陳協理',
      email: `chen.${Date.now()}@heyan.example.tw`,
      expiresOn: new Date(Date.now() + 2 * 86_400_000).toISOString(),
      mayComment: true,
      mayApprove: true,
    });
    const { body } = await page.request
      .get(link.address)
      .then(async (answer) => ({ body: await answer.text() }));
    // The sandbox of the page forbids the checker's script, so its HTML is checked without it.
    await page.setContent(body);
    await expectAccessible(page);
    const dialog = await page.request.get(`${link.address}?step=changes`);
    await page.setContent(await dialog.text());
    await expectAccessible(page);
  });
});
