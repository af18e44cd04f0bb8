import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { serverAs, tokensOf } from './support/api';
import { expectToast, signIn } from './support/pages';

test('Cases: sort mode by keyboard and by 移至第 N 位, one call, and the order of the server shown afterwards', async ({
  page,
}) => {
  await signIn(page);
  // No other test changes 歷年完銷.
  await page.goto('/mng/case?tab=3&view=table');
  await expect(page.getByRole('row').nth(1)).toContainText('聽松居');
  await page.getByRole('link', { name: '調整排序', exact: true }).click();
  const rows = page.getByRole('list', { name: '調整排序', exact: true }).getByRole('listitem');
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
  await page.getByRole('button', { name: '儲存排序', exact: true }).click();
  await expectToast(page, '儲存成功');
  expect(calls).toHaveLength(1);
  await expect(page.getByRole('row').nth(1)).toContainText('上和院');
  await expect(page.getByRole('row').nth(3)).toContainText('聽松居');
  await page.reload();
  await expect(page.getByRole('row').nth(2)).toContainText('青山研');
});

test('Articles: sort mode is in the URL, moves by drag, 上移 and full-width digits, and asks before it is left', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/article?type=3');
  const first = await page.getByRole('row').nth(1).getByRole('link').first().textContent();
  await page.getByRole('link', { name: '調整排序', exact: true }).click();
  await expect(page).toHaveURL(/sorting=true/);
  await page.reload();
  const rows = page.getByRole('list', { name: '調整排序', exact: true }).getByRole('listitem');
  await expect(rows.first()).toContainText(first ?? '');
  const count = await rows.count();
  // Drags below the second.
  const handles = page.getByRole('button', { name: /^移動 .*$/ }).filter({ hasNotText: '移動' });
  const [start, end] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()];
  if (!start || !end) throw new Error('A handle is out of sight');
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 20, { steps: 5 });
  await page.mouse.move(end.x + 8, end.y + end.height, { steps: 15 });
  await page.mouse.up();
  await expect(rows.nth(1)).toContainText(first ?? '');
  await page.getByRole('button', { name: `${first} 上移`, exact: true }).click();
  await expect(rows.first()).toContainText(first ?? '');
  await page
    .getByLabel(`${first} 移至第幾位`)
    .fill(String(count).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)));
  await page.getByLabel(`${first} 移至第幾位`).press('Enter');
  await expect(rows.last()).toContainText(first ?? '');

  await page.goBack();
  await expect(page.getByRole('dialog')).toContainText('尚有未儲存的變更');
  await page.getByRole('dialog').getByRole('button', { name: '留下', exact: true }).click();
  await expect(rows.last()).toContainText(first ?? '');
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '不儲存', exact: true }).click();
  await expect(page).not.toHaveURL(/sorting/);
  await expect(page.getByRole('row').nth(1)).toContainText(first ?? '');
});

test('Articles: 移至第 N 位 moves across pages', async ({ page }) => {
  const server = serverAs(await tokensOf());
  const mark = Date.now();
  for (let index = 0; index < 8; index += 1) {
    await server.multipart('POST', '/api/v1/Articles', {
      type: 2,
      title: `跨頁排序 ${mark} ${index}`,
      publishDate: '2026-11-01',
      status: 0,
    });
  }
  const first = `跨頁排序 ${mark} 7`;
  await signIn(page);
  await page.goto('/mng/article?sorting=true');
  const rows = page.getByRole('list', { name: '調整排序', exact: true }).getByRole('listitem');
  await expect(rows.first()).toContainText(first);
  const count = await rows.count();
  expect(count).toBeGreaterThan(10);
  await page.getByLabel(`${first} 移至第幾位`).fill('11');
  await page.getByLabel(`${first} 移至第幾位`).press('Enter');
  await expect(rows.nth(10)).toContainText(first);
  await page.getByRole('button', { name: '儲存排序', exact: true }).click();
  await expectToast(page, '儲存成功');
  await expect(page.getByRole('row').filter({ hasText: first })).toHaveCount(0);
  await page.getByRole('link', { name: '第 2 頁', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(first);
});
