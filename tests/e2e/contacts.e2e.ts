import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectToast, signIn } from './support/pages';

test('Contacts: an enquiry of a visitor appears in the list, is handled with a note, and is exported with the filters in force', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const name = `周雅筑${Date.now()}`;
  const answer = await request.post('/api/v1/contact', {
    data: {
      type: 1,
      name,
      gender: 0,
      tel: '0225718170',
      email: 'zhou@example.com',
      caseTitle: '文澄',
      content: '內湖區 300 坪建地，想了解合建。',
    },
  });
  expect(await answer.json()).toMatchObject({ succeeded: true });

  await signIn(page);
  await page.getByRole('link', { name: '聯絡清單' }).first().click();
  await page.getByRole('button', { name: '篩選' }).click();
  await page.getByLabel('關鍵字').fill(name);
  await page.getByLabel('類型').selectOption('土地開發洽談');
  await page.getByLabel('處理狀態').selectOption('未處理');
  await page.getByRole('button', { name: '套用' }).click();
  await expect(page.getByText('總計 1 筆，顯示 1～1 筆')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '匯出 CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^聯絡清單_\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain(name);

  await page.getByRole('link', { name }).click();
  await expect(page.getByText('內湖區 300 坪建地，想了解合建。')).toBeVisible();
  await page.getByRole('radio', { name: '已結案' }).check();
  await page.getByLabel('新增備註').fill('已寄合建說明');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page.getByLabel('新增備註')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '已寄合建說明' })).toContainText('系統管理員');
  await expect(page.getByText(/最後更新者 系統管理員/)).toBeVisible();
});

test('E-mail recipients: several addresses separated by commas, a wrong one is refused at its field', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/contact-email');
  const land = page.getByLabel('土地開發洽談');
  await land.fill('land@example.com, 不是信箱');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByRole('dialog', { name: '請確認以下欄位' })).toContainText('土地開發洽談');
  await page.keyboard.press('Escape');
  await land.fill('land@example.com，boss@example.com');
  await page.getByRole('button', { name: '儲存' }).click();
  await expectToast(page, '儲存成功');
  await expect(land).toHaveValue('land@example.com,boss@example.com');
});
