import { expect, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectToast, signIn } from './support/pages';
import { publishedSites } from './support/records';

test('The publishing history has pages, and the focus stays on its pager', async ({ page }) => {
  const server = serverAs(await tokensOf());
  const [{ caseId, activeThemeId: themeId }] = await publishedSites();
  for (
    let { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/SiteThemes/${themeId}`), times = 0;
    times < 11;
    times += 1
  ) {
    ({ rowVersion } = await server.json<{ rowVersion: number }>('PUT', '/api/v1/SiteThemes/edit-status', {
      themeId,
      rowVersion,
      status: 1,
    }));
  }
  await signIn(page);
  await page.goto(`/mng/web/home/${caseId}`);
  await page.getByRole('button', { name: '發布紀錄', exact: true }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByRole('listitem').filter({ hasText: '個區塊' })).toHaveCount(10);
  await expect(history.getByText('目前版本')).toHaveCount(1);
  const next = history.getByRole('button', { name: '第 2 頁', exact: true });
  await next.press('Enter');
  await expect(history.getByRole('listitem').filter({ hasText: '個區塊' })).not.toHaveCount(10);
  await expect(history.getByRole('listitem').filter({ hasText: '個區塊' }).first()).toBeVisible();
  await expect(history.getByText('目前版本')).toHaveCount(0);
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-current', 'page');
});

test('A version is restored and published after the comparison, with a note and a decision on the schedule', async ({
  page,
}) => {
  const server = serverAs(await tokensOf());
  const sites = await publishedSites();
  const { caseId, activeThemeId: themeId } = sites.at(-1) ?? sites[0];
  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/SiteThemes/${themeId}`);
  await server.json('PUT', '/api/v1/SiteThemes/edit-status', { themeId, rowVersion, status: 1 });
  const { siteId, ...stored } = await server.get<{ siteId: number; rowVersion: number }>(
    `/api/v1/SiteSets/${caseId}`,
  );
  const year = new Date().getFullYear() + 1;
  const schedule = { siteId, rowVersion: stored.rowVersion, action: 'takeOff' };
  await server.json('PUT', '/api/v1/SiteSets/schedule', {
    ...schedule,
    dueOn: `${year}-03-01T09:00:00+08:00`,
  });
  await signIn(page);
  await page.goto(`/mng/web/home/${caseId}`);
  await page.getByRole('button', { name: '發布紀錄', exact: true }).click();
  await page
    .getByRole('button', { name: /^還原並發布/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: /^還原並發布/ });
  const confirm = dialog.getByRole('button', { name: '還原並發布', exact: true });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('radio', { name: '取消', exact: true }).check();
  await dialog.getByLabel('說明（選填）').fill('退回上一版');
  await confirm.click();
  await expectToast(page, '已還原並發布');
  await expect(page.getByText('沒有排程')).toBeVisible();
  const toast = page
    .getByRole('region', { name: '通知', exact: true })
    .getByRole('listitem')
    .filter({ hasText: '已還原並發布' });
  await toast.getByRole('button', { name: '關閉', exact: true }).click();
  await expect(toast).toHaveCount(0);
  await page.getByRole('button', { name: '發布紀錄', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '退回上一版' })).toContainText('目前版本');
});
