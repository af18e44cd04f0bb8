import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './support/pages';

test('Backend guide: each document downloads as a PDF under its name, and the guideline says the limits', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/download');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '下載 網頁設計與發布', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('網頁設計與發布.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: '查看操作指引', exact: true }).click();
  await expect(page.getByRole('row', { name: /社群分享圖片.*3 MB.*1,200 × 630/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /長文區塊 3000 個字/ })).toBeVisible();
});
