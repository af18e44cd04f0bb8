import { expect, test } from '@playwright/test';
import { expectToast, openTypes, saveForm, signIn } from './support/pages';
import { draftSite, titles } from './support/sites';

/** A case with a draft of one block. */
const draftOfCase = () => draftSite('共用區塊的網頁', titles('介紹'));

test('a shared block is made, used, edited, updated on its page and detached', async ({ page }) => {
  const { caseId, themeId } = await draftOfCase();
  const title = `貸款說明 ${Date.now()}`;
  await signIn(page);

  await page.goto('/mng/shared/add');
  await page.getByLabel('名稱').fill(title);
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('貸款由銀行審核。');
  await saveForm(page);
  await expect(page).toHaveURL(/\/mng\/shared\/edit\/\d+$/);
  await expect(page.getByRole('heading', { name: '用在 0 頁', exact: true })).toBeVisible();
  const sharedPage = page.url();

  await page.goto(`/mng/siteset/theme/edit/${caseId}/${themeId}`);
  const types = await openTypes(page);
  await types.getByRole('button', { name: title, exact: true }).click();
  await expect(page.getByText(`這是共用區塊「${title}」，內容要在共用區塊裡改。`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '文字', exact: true })).toHaveCount(0);
  await saveForm(page);

  await page.goto(sharedPage);
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('貸款成數由銀行審核。');
  await saveForm(page);
  await expect(page.getByText('草稿，還是之前的內容')).toBeVisible();
  await page.getByRole('button', { name: '更新 1 頁', exact: true }).click();
  await expectToast(page, '1 頁已更新');
  await expect(page.getByText('草稿，已是最新的內容')).toBeVisible();

  await page.goto(`/mng/siteset/theme/edit/${caseId}/${themeId}`);
  await page.getByRole('button', { name: new RegExp(`${title}.*共用`) }).click();
  await page.getByRole('button', { name: '改成這一頁自己的', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '文字', exact: true })).toHaveText('貸款成數由銀行審核。');
  await saveForm(page);
  await page.goto(sharedPage);
  await expect(page.getByRole('heading', { name: '用在 0 頁', exact: true })).toBeVisible();
});
