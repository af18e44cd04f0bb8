import { type Browser, expect, type Page } from '@playwright/test';
import { newAccount } from './support/accounts';
import { serverAs, tokensOf } from './support/api';
import { expectAccessible } from './support/axe';
import { ruled, test } from './support/own-server';
import { saveForm, signIn } from './support/pages';

const caseId = 1;
const themeId = 1;

interface Part {
  id: number;
  partType: number;
  sort: number;
  textContent: string;
  align: number;
}

/** Changes the title of the demo site's draft in the editor. */
async function editTitle(place: number, textContent: string): Promise<void> {
  const server = serverAs(await tokensOf());
  const { rowVersion, parts } = await server.get<{ rowVersion: number; parts: Part[] }>(
    `/api/v1/SiteThemes/${themeId}`,
  );
  const title = parts.filter(({ partType }) => partType === 1)[place];
  if (!title) throw new Error('No such title');
  const { id, partType, sort, align } = title;
  await server.multipart('PUT', '/api/v1/SiteThemeParts', {
    themeId,
    rowVersion,
    part: { id, partType, sort, align, textContent },
  });
}

async function approverPage(
  browser: Browser,
  account: Awaited<ReturnType<typeof newAccount>>,
): Promise<Page> {
  const page = await browser.newPage();
  await signIn(page, account);
  return page;
}

/** Ticks all unticked blocks, comments on one with `words`, and approves. */
async function approve(page: Page, unseen: number, words = ''): Promise<void> {
  await page.goto('/mng/approval');
  await page.getByRole('link', { name: '審閱 松濤硯', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^已看過/ });
  await expect(boxes).toHaveCount(unseen);
  const decide = page.getByRole('button', { name: '核准', exact: true });
  await expect(decide).toBeDisabled();
  for (const box of await boxes.all()) await box.check();
  if (words) {
    await page.getByRole('button', { name: '對標題提出意見', exact: true }).first().click();
    await page.getByRole('textbox', { name: '標題的新意見', exact: true }).fill(words);
    await page.getByRole('button', { name: '送出', exact: true }).click();
    await expect(page.getByText('1 則意見尚未解決')).toBeVisible();
    await expectAccessible(page);
  }
  await expect(decide).toBeEnabled();
  await decide.click();
  await page.getByRole('dialog').getByRole('button', { name: '核准', exact: true }).click();
  await expect(page.getByText('目前沒有等您核准的內容')).toBeVisible();
}

/** The one changed block is compared with what this account saw last, and with the public page on demand. */
async function expectComparedWithLastLook(page: Page): Promise<void> {
  await page.goto('/mng/approval');
  await page.getByRole('link', { name: '審閱 松濤硯', exact: true }).click();
  const on = (side: string, words: string) =>
    expect(
      page.getByRole('figure', { name: side, exact: true }).frameLocator('iframe').getByText(words),
    ).toBeVisible();
  await expect(page.getByRole('radio', { name: '自您上次看過之後', exact: true })).toBeChecked();
  await on('上次您看的', '一層兩戶的生活');
  await on('這次送核', '一層兩戶，面向公園');
  await expectAccessible(page);
  await page.getByRole('radio', { name: '與線上版本比較', exact: true }).check();
  await on('送核內容', '一層兩戶，面向公園');
  await expect(
    page
      .getByRole('figure', { name: '線上版本', exact: true })
      .frameLocator('iframe')
      .getByText('一層兩戶的生活'),
  ).toHaveCount(0);
}

/** One worker, as each further one would start a server of its own. */
test.describe.configure({ mode: 'default' });

test('Approval: a rule blocks publishing, another account approves, an edit needs approval only of its block, and then the page is published', async ({
  page,
  browser,
}) => {
  test.slow();
  const server = serverAs(await tokensOf());
  // Without the demo's rule none of its requests waits.
  const { rowVersion } = await server.get<{ rowVersion: number }>('/api/v1/Approvals/rules');
  await server.json('PUT', '/api/v1/Approvals/rules', { rowVersion, rules: [] });
  const { assignableRoles } = await server.get<{ assignableRoles: { id: number; name: string }[] }>(
    '/api/identity/invitation',
  );
  const role = assignableRoles[0]?.name ?? '';
  await page.goto('/case/site-202503');
  const original = await page.getByRole('heading', { level: 1 }).innerText();
  const approver = await newAccount({ name: '張淑芬', role });
  await signIn(page);
  await page.goto('/mng/approval/rules');
  await page.getByLabel('網頁的文字與圖片：加入角色').selectOption(role);
  await page.getByRole('combobox', { name: `「${role}」的部門`, exact: true }).fill('營運部');
  await saveForm(page);

  await editTitle(0, '松濤硯，面向大安森林');
  await editTitle(1, '一層兩戶的生活');
  await page.goto(`/mng/web/home/${caseId}`);
  const publish = page.getByRole('button', { name: '發布變更', exact: true });
  await expect(publish).toBeDisabled();
  await page.getByRole('button', { name: '送核准', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('給核准者的說明').fill('主標題改得更短');
  await dialog.getByRole('button', { name: '送出核准', exact: true }).click();
  const card = page.getByRole('region', { name: '核准', exact: true });
  await expect(card.getByText('等待核准 0／1')).toBeVisible();
  await expect(card.getByText('還差營運部。')).toBeVisible();
  await expectAccessible(page);

  const second = await approverPage(browser, approver);
  await second.goto('/mng');
  await expect(second.getByRole('link', { name: /待我核准/ }).first()).toContainText('1');
  await approve(second, 2, '可以再短一點');
  await page.reload();
  await expect(card.getByText('已全部核准')).toBeVisible();
  await expect(publish).toBeEnabled();

  await editTitle(1, '一層兩戶，面向公園');
  await page.reload();
  await expect(card.getByText('1 個需重新核准')).toBeVisible();
  await expect(publish).toBeDisabled();
  await page.getByRole('button', { name: '再送核准', exact: true }).click();
  await dialog.getByRole('button', { name: '送出核准', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectComparedWithLastLook(second);
  await approve(second, 1);
  await page.reload();
  await publish.click();
  await dialog.getByRole('radio', { name: '保留', exact: true }).check();
  await dialog.getByRole('button', { name: '發布變更', exact: true }).click();
  await expect(page.getByText('發布成功').first()).toBeVisible();
  await expect(card).toHaveCount(0);

  // Search and sharing settings have no draft. On a public page, a change of them needs a reason.
  await page.goto(`/mng/web/track/${caseId}`);
  const reason = page.getByRole('textbox', { name: '緊急發布的原因', exact: true });
  await page.getByLabel('GA 評估 ID').fill('G-ABC1234567');
  await expect(reason).toBeHidden();
  await page.getByLabel('SEO 標題').fill('松濤硯，面向公園');
  await reason.fill('太短');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(
    page.getByRole('button', { name: '緊急發布的原因 至少需輸入 10 個字', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: '返回修改', exact: true }).click();
  await reason.fill('搜尋結果仍顯示錯誤的坪數');
  await expectAccessible(page);
  await saveForm(page);
  await expect(reason).toBeHidden();

  // An earlier version without approval is published with a reason.
  await page.goto(`/mng/web/home/${caseId}`);
  await page.getByRole('button', { name: '發布紀錄', exact: true }).click();
  await dialog
    .getByRole('button', { name: /^還原並發布/ })
    .last()
    .click();
  await dialog.getByRole('radio', { name: '保留', exact: true }).check();
  await dialog.getByRole('button', { name: '緊急發布', exact: true }).click();
  await expectAccessible(page);
  await dialog
    .getByRole('textbox', { name: '緊急發布的原因', exact: true })
    .fill('新的標題有誤，先回到前一版');
  await dialog.getByRole('button', { name: '緊急發布', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/case/site-202503');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(original);
});

test('Approval: all news that a filter finds is sent at once, and read on one page with one press each', async ({
  page,
  browser,
}) => {
  test.slow();
  const server = serverAs(await tokensOf());
  const approver = await ruled('news', '許文馨');
  const titles = Array.from({ length: 12 }, (_, index) =>
    index === 5 ? '批次 5 全區銷售第一' : `批次 ${index} 交屋進度`,
  );
  for (const title of titles) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as the list orders them
    await server.multipart('POST', '/api/v1/News', {
      title,
      publishDate: '2026-11-24',
      status: 0,
      content: '<p>本週進度</p>',
    });
  }

  await signIn(page);
  await page.goto('/mng/news?keyword=批次');
  await page.getByRole('checkbox', { name: '選取全部 10 筆', exact: true }).check();
  await page.getByRole('button', { name: '選取篩選到的全部 12 筆', exact: true }).click();
  await expect(page.getByText('已選 12 筆').last()).toBeVisible();
  await page.getByRole('button', { name: '送核准', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '送出核准', exact: true }).click();
  await expect(page.getByText('已送出 12 筆核准')).toBeVisible();

  const review = await approverPage(browser, approver);
  await review.goto('/mng/approval');
  await review.getByRole('link', { name: '一頁讀完最新消息', exact: true }).click();
  await expect(review.getByRole('status').filter({ hasText: '12／12 則' })).toBeVisible();
  await expectAccessible(review);
  // One press approves the first and leads to the next.
  await review.keyboard.press('a');
  await expect(review.getByText('最新消息還有 11／12 則')).toBeVisible();
  // Only what was read to its end is approved together; J reads on.
  const all = review.getByRole('button', { name: /^核准沒有提示的/ });
  for (const title of titles.slice(1)) {
    // oxlint-disable-next-line no-await-in-loop -- read in order
    await review.getByRole('button', { name: `核准 ${title}`, exact: true }).scrollIntoViewIfNeeded();
    // oxlint-disable-next-line no-await-in-loop
    await expect(review.getByRole('listitem').filter({ hasText: title }).getByText('已看過')).toBeVisible();
  }
  await expect(all).toHaveText('核准沒有提示的 10 則');
  await all.click();
  await review.getByRole('dialog').getByRole('button', { name: '核准 10 件', exact: true }).click();
  await expect(review.getByText('最新消息還有 1／12 則')).toBeVisible();
  await review.getByRole('button', { name: '要求修改 批次 5 全區銷售第一', exact: true }).click();
  await review.getByRole('dialog').getByText('用語需修正').click();
  await review.getByRole('dialog').getByRole('checkbox', { name: '標題', exact: true }).check();
  await review.getByRole('dialog').getByRole('textbox', { name: '說明', exact: true }).fill('請附來源');
  await review.getByRole('dialog').getByRole('button', { name: '要求修改', exact: true }).click();
  await expect(review.getByText('最新消息 12 則都決定了')).toBeVisible();
  await mendTitle(page, '批次 5 全區銷售');
  await expectFirstPage(review, '批次 5 全區銷售');
  await review.close();
});

/** The sender is led to the field to mend, with the reason below it, and sends the record back in one press. */
async function mendTitle(page: Page, words: string): Promise<void> {
  await page.goto('/mng/approval?box=sent');
  await page.getByRole('link', { name: /^去修改 批次 5/ }).click();
  const title = page.getByRole('textbox', { name: '標題', exact: true });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('許文馨：請附來源');
  await expectAccessible(page);
  await title.fill(words);
  await saveForm(page);
  await page.getByRole('button', { name: '都改好了，再送核准', exact: true }).click();
  await expect(page.getByRole('region', { name: '核准', exact: true })).toContainText('等待核准 0／1');
  await expect(title).not.toHaveAccessibleDescription('許文馨：請附來源');
}

/** Before its first publication a record stands as its page, which counts as seen once it was read. */
async function expectFirstPage(page: Page, title: string): Promise<void> {
  await page.goto('/mng/approval');
  await page.getByRole('link', { name: `審閱 ${title}`, exact: true }).click();
  await page.getByRole('radio', { name: '整頁', exact: true }).check();
  const drawn = page.frameLocator('#first-page iframe');
  await expect(drawn.getByText(title).first()).toBeVisible();
  await drawn
    .locator('body')
    .evaluate((body) => body.ownerDocument.defaultView?.scrollTo(0, body.scrollHeight));
  await expect(page.getByRole('checkbox', { name: /^已看過/ })).toBeChecked();
  await expectAccessible(page);
}

test('Approval: an approver names a deputy until a day, whom both screens name, and ends it', async ({
  browser,
}) => {
  const account = await ruled('news', '高振宇');
  const away = await approverPage(browser, account);
  const deputy = await approverPage(browser, await newAccount({ name: '蔡宜庭', role: account.role }));
  await away.goto('/mng/approval');
  await away.getByRole('button', { name: '代理人', exact: true }).click();
  const dialog = away.getByRole('dialog', { name: '核准的代理人', exact: true });
  await dialog.getByRole('combobox', { name: '代理人', exact: true }).selectOption('蔡宜庭');
  await dialog.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(dialog.getByText('此欄位為必填')).toHaveCount(1);
  await dialog.getByRole('textbox', { name: '最後一天', exact: true }).fill('2999/12/31');
  await expectAccessible(away);
  await dialog.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(away.getByText(/～2999\/12\/31 由蔡宜庭代理您核准$/)).toBeVisible();
  await deputy.goto('/mng/approval');
  await expect(deputy.getByText('您目前代理高振宇核准。', { exact: true })).toBeVisible();
  await away.getByRole('button', { name: '更改代理人', exact: true }).click();
  await dialog.getByRole('button', { name: '取消代理', exact: true }).click();
  await expect(away.getByRole('button', { name: '代理人', exact: true })).toBeVisible();
  await deputy.reload();
  await expect(deputy.getByRole('heading', { name: '待我核准', exact: true }).first()).toBeVisible();
  await expect(deputy.getByText('您目前代理高振宇核准。', { exact: true })).toHaveCount(0);
  for (const page of [away, deputy]) await page.close();
});
