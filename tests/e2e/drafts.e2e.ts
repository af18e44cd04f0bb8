import { expect, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectToast, signIn } from './support/pages';
import { newCase } from './support/records';
import { addDraft, replaceBlocks, titles } from './support/sites';

test('Drafts: a new one copies the current content into another theme, and drafts are renamed, duplicated, deleted and restored by name', async ({
  page,
}) => {
  const server = serverAs(await tokensOf());
  const { id: caseId } = await newCase('草稿的建案', { siteArea: '388 坪' });
  const themeId = await addDraft(server, caseId, { name: '定稿' });
  await replaceBlocks(server, themeId, titles('晨光', '中庭', '夜色'));
  await signIn(page);
  await page.goto(`/mng/web/home/${caseId}`);
  await page.getByRole('link', { name: '新增草稿', exact: true }).click();
  await page.getByRole('button', { name: '使用 街廓', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /沿用目前內容/ })).toBeChecked();
  await expect(dialog).toContainText('3 個區塊全部沿用，順序不變');
  await expect(dialog).toContainText(/其餘 \d+ 個區塊先放範例，會有標記/);
  await dialog.getByLabel('草稿名稱').fill(' ');
  await dialog.getByRole('button', { name: '建立草稿', exact: true }).click();
  await expect(dialog).toContainText('此欄位為必填');
  await dialog.getByLabel('草稿名稱').fill('給業務看的版本');
  await dialog.getByRole('button', { name: '建立草稿', exact: true }).click();
  await expect(page.getByRole('button', { name: /^標題 / })).toHaveText([/晨光/, /中庭/, /夜色/]);

  await page.getByRole('link', { name: '前往發布', exact: true }).click();
  const drafts = page.getByRole('list', { name: '草稿', exact: true });
  const draft = (name: string) => drafts.getByRole('listitem').filter({ hasText: name });
  await expect(drafts.getByRole('listitem')).toHaveCount(2);
  await draft('給業務看的版本')
    .getByRole('button', { name: /^重新命名/ })
    .click();
  await page.keyboard.type('（夜間）');
  await page.keyboard.press('Enter');
  await expectToast(page, '儲存成功');
  await draft('給業務看的版本（夜間）').getByRole('button', { name: /^再製/ }).click();
  await expectToast(page, '已再製一份草稿');
  await expect(draft('給業務看的版本（夜間）（複本）')).toContainText('使用版型「街廓」，共 3 個區塊');

  await draft('定稿').getByRole('button', { name: '刪除 定稿', exact: true }).click();
  await dialog.getByRole('button', { name: '刪除', exact: true }).click();
  await expect(drafts.getByRole('listitem')).toHaveCount(2);
  await expect(draft('定稿')).toHaveCount(0);
  await page.getByRole('button', { name: '復原', exact: true }).click();
  await expect(draft('定稿')).toContainText('使用版型「留白」，共 3 個區塊');
});
