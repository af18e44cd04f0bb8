import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { signIn } from './support/pages';
import { publishedSites } from './support/records';

test('The page of any second is shown, saved as one file, and a changed byte in it is detected', async ({
  page,
}) => {
  const server = serverAs(await tokensOf());
  const [{ caseId }] = await publishedSites();
  const entries = async () =>
    (await server.get<{ entries: unknown[] }>(`/api/v1/SiteSets/proof/${caseId}`)).entries.length;
  await expect.poll(entries).toBeGreaterThan(0);
  const { siteId: id } = await server.get<{ siteId: number }>(`/api/v1/SiteSets/${caseId}`);
  for (const status of [1, 0]) await server.json('PUT', '/api/v1/SiteSets/edit-status', { id, status });
  await signIn(page);
  await page.goto(`/mng/web/home/${caseId}`);
  await page.getByRole('link', { name: '存證', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: '前一筆', exact: true }).click();
  await expect(page.getByText('這段時間網站未啟用').first()).toBeVisible();
  await page.getByLabel('日期', { exact: true }).fill('2020/01/01');
  await page.getByRole('button', { name: '查看', exact: true }).click();
  await expect(page.getByText('這個時間網站尚未公開')).toBeVisible();
  await page.getByRole('button', { name: '後一筆', exact: true }).click();
  await expect(page.getByText('完整')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下載存證檔', exact: true }).click(),
  ]);
  const zip = await readFile(await download.path());
  await page.getByRole('button', { name: '驗證', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const give = async (buffer: Buffer) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'proof.zip', mimeType: 'application/zip', buffer });
  await give(zip);
  await expect(dialog.getByRole('status')).toContainText('與存證相符，沒有被改過');
  const changed = Buffer.from(zip);
  const place = changed.indexOf('<!doctype html>') + 5;
  changed[place] = (changed[place] ?? 0) ^ 1;
  await give(changed);
  await expect(dialog.getByRole('alert')).toContainText('與存證不符，這個檔案被改過');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'page.html' })).toBeVisible();
});
