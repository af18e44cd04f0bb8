import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectToast, signIn } from './support/pages';

test('Cases: sort mode by keyboard and by 移至第 N 位, one call, and the order of the server shown afterwards', async ({ page }) => {
  await signIn(page);
  // 歷年完銷 is changed by no other test.
  await page.goto('/mng/case?tab=3&view=table');
  await expect(page.getByRole('row').nth(1)).toContainText('聽松居');
  await page.getByRole('button', { name: '調整排序' }).click();
  const rows = page.getByRole('list', { name: '調整排序' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: '移動 聽松居', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(rows.nth(1)).toContainText('聽松居');
  await page.getByLabel('上和院 移至第幾位').fill('1');
  await page.getByLabel('上和院 移至第幾位').press('Enter');
  await expect(rows.first()).toContainText('上和院');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/edit-batch-sort')) calls.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: '儲存排序' }).click();
  await expectToast(page, '儲存成功');
  expect(calls).toHaveLength(1);
  await expect(page.getByRole('row').nth(1)).toContainText('上和院');
  await expect(page.getByRole('row').nth(3)).toContainText('聽松居');
  await page.reload();
  await expect(page.getByRole('row').nth(2)).toContainText('青山研');
});
