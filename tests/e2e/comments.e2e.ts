import { expect, type Page, test } from '@playwright/test';
import { newAccount } from './support/accounts';
import { tokensOf } from './support/api';
import { expectAccessible, expectNoSideways } from './support/axe';
import { holdCalls } from './support/pages';
import { beginSignedIn } from './support/session';
import { shiftsOf, watchShifts } from './support/shifts';
import { draftSite, titles } from './support/sites';

/** Time for two beats of presence on a slow machine. */
const soon = { timeout: 40_000 };

const marker = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const block = (page: Page, words: RegExp) => page.getByRole('button', { name: words, exact: true });

test('Comments: two people on one draft see each other and who types, and discuss a block until it is resolved', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const chief = await tokensOf();
  const { caseId, themeId } = await draftSite(
    '意見的建案',
    titles('面向大安森林的二十六席', '規劃資訊', '格局'),
  );
  // Unique, because a retry finds the account of the try before.
  const name = `周${Date.now().toString(36)}`;
  const other = await newAccount({ name });
  const opened = async (session: typeof chief, path: string) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await beginSignedIn(context, session);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const editor = `/mng/siteset/theme/edit/${caseId}/${themeId}`;
  const lin = await opened(chief, editor);
  await expect(block(lin, /^標題.*格局/)).toBeVisible();
  const chen = await opened(other.tokens, editor);

  // Presence.
  await expect(chen.getByRole('list', { name: '現在也在這裡', exact: true })).toContainText(
    '系統管理員　閱讀中',
    soon,
  );
  await expect(lin.getByRole('list', { name: '現在也在這裡', exact: true })).toContainText(
    `${name}　閱讀中`,
    soon,
  );
  await block(chen, /^標題.*規劃資訊/).click();
  const title = chen.getByRole('textbox', { name: '文字', exact: true });
  await title.pressSequentially('（草案');
  // Typing is told as long as it goes on: the other tab asks every 15 seconds, and it lasts for 12.
  await expect(async () => {
    await title.press('x');
    await title.press('Backspace');
    await expect(lin.getByRole('list', { name: '現在也在這裡', exact: true })).toContainText(
      `${name}　正在輸入`,
      { timeout: 2_000 },
    );
  }).toPass(soon);
  await title.pressSequentially('）');
  await expect(lin.getByTitle(`${name} 正在輸入`)).toBeVisible();

  // A comment with a mention.
  await block(lin, /^標題.*面向大安森林/).click();
  await marker(lin, '對標題提出意見').click();
  const panel = lin.getByRole('region', { name: '意見', exact: true });
  await expect(panel.getByRole('textbox', { name: '標題的新意見', exact: true })).toBeFocused();
  await lin.keyboard.type(`@${name}`);
  await expect(panel.getByRole('option', { name, exact: true })).toBeVisible();
  await lin.keyboard.press('Enter');
  await lin.keyboard.type('主標題少了「回家」，可以嗎？');
  await lin.screenshot({ path: 'test-results/comments-typing.png' });
  await lin.keyboard.press('Control+Enter');
  await expect(panel.getByText('主標題少了「回家」，可以嗎？')).toBeVisible();
  await expect(marker(lin, '標題有 1 則未解決的意見').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: '標題，第 2 個', exact: true })).toBeVisible();
  const frame = lin.frameLocator('iframe[title="頁面預覽"]');
  await expect(frame.getByRole('button', { name: '標題有 1 則未解決的意見', exact: true })).toBeVisible();
  await expectAccessible(lin);
  await lin.screenshot({ path: 'test-results/comments-1440.png' });

  // The home page of the mentioned user leads to the thread.
  const home = await opened(other.tokens, '/mng');
  await expect(home.getByRole('link', { name: /提到您/ })).toHaveCount(1);
  await expectAccessible(home);
  await home.screenshot({ path: 'test-results/comments-home.png', fullPage: true });
  await home.getByRole('link', { name: /主標題少了/ }).click();
  await expect(home.getByRole('article', { name: '標題的意見，1 則', exact: true })).toBeFocused();
  await home.getByRole('textbox', { name: '回覆', exact: true }).fill('好，這就改');
  await home.keyboard.press('Control+Enter');
  await expect(home.getByRole('article', { name: '標題的意見，2 則', exact: true })).toContainText(
    '好，這就改',
  );

  // An unsent reply is kept, and leaving asks first.
  await home.route('**/SiteThemeComments/reply', (route) => route.abort());
  await home.getByRole('textbox', { name: '回覆', exact: true }).fill('還有一件事');
  await home.keyboard.press('Control+Enter');
  await expect(home.getByText('尚未送出')).toBeVisible();
  await expect(home.getByRole('textbox', { name: '回覆', exact: true })).toHaveValue('還有一件事');
  await home.getByRole('link', { name: '前往發布', exact: true }).click();
  const asks = home.getByRole('dialog', { name: '還有尚未送出的意見', exact: true });
  await asks.getByRole('button', { name: '留下', exact: true }).click();
  await home.unroute('**/SiteThemeComments/reply');
  await home.getByRole('button', { name: '送出', exact: true }).click();
  await expect(home.getByText('尚未送出')).toBeHidden();

  // Resolved: grey in the row, and listed under 已解決.
  await lin.reload();
  await expect(lin.getByText('未解決 1 處')).toBeVisible();
  await lin.keyboard.press('F8');
  await expect(panel).toContainText('還有一件事');
  await panel.getByRole('button', { name: '解決', exact: true }).click();
  await expect(marker(lin, '標題有 3 則已解決的意見')).toBeVisible();
  await panel.getByRole('radio', { name: '已解決 1', exact: true }).check();
  await expect(panel).toContainText('系統管理員已解決');

  // On a phone the thread is a sheet.
  await lin.setViewportSize({ width: 390, height: 844 });
  await expect(lin.getByRole('dialog', { name: '意見', exact: true })).toContainText('系統管理員已解決');
  await expectAccessible(lin);
  await lin.screenshot({ path: 'test-results/comments-390.png' });
  await lin.getByRole('button', { name: '關閉', exact: true }).click();
  await expectNoSideways(lin);
  await lin.screenshot({ path: 'test-results/comments-390-closed.png' });

  // Users who leave the record leave the list.
  await chen.close();
  await home.close();
  await expect(lin.getByRole('list', { name: '現在也在這裡', exact: true })).toBeHidden(soon);

  // The page stays where it is while its comments come.
  await watchShifts(lin);
  const release = await holdCalls(lin, `**/SiteThemeComments/${themeId}`);
  await lin.setViewportSize({ width: 1440, height: 900 });
  await lin.reload();
  await expect(block(lin, /^標題.*格局/)).toBeVisible();
  release();
  await expect(lin.getByText('未解決 0 處')).toBeVisible();
  expect(await shiftsOf(lin)).toEqual([]);
  await Promise.all([lin, chen, home].map((page) => page.context().close()));
});
