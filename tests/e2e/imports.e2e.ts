import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './support/axe';
import { signIn } from './support/pages';

test('a list of articles is previewed, a refused row is mended in place, and all is imported and undone as a whole', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const lines = [
    '標題,刊登日,分類,內文',
    `匯入甲 ${mark},2026/11/01,市場趨勢,內文`,
    `匯入乙 ${mark},昨天,市場趨勢,內文`,
  ];
  await signIn(page);
  await page.goto('/mng/import?kind=article');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '選擇檔案', exact: true }).click();
  await (
    await chooser
  ).setFiles({ name: '文章.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });

  await expect(page.getByText('沒有可以匯入的資料')).toBeVisible();
  await page.getByRole('combobox', { name: '文章日期', exact: true }).selectOption('刊登日');
  await expect(page.getByRole('row').filter({ hasText: '昨天' })).toContainText('無法匯入');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^修改/ }).click();
  const mending = page.getByRole('dialog', { name: /^修改/ });
  await mending.getByLabel('文章日期').fill('2026/11/02');
  await expectAccessible(page);
  await mending.getByRole('button', { name: '套用並重新試算', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '2026/11/02' })).not.toContainText('無法匯入');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
  await page.getByRole('button', { name: '匯入 2 筆', exact: true }).click();
  await expect(page.getByText('匯入完成')).toBeVisible({ timeout: 40_000 });

  await page.getByRole('button', { name: '復原這次匯入', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '復原', exact: true }).click();
  await expect(page.getByText('已全部復原')).toBeVisible({ timeout: 40_000 });
});
