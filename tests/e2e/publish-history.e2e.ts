import { expect, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { signIn } from './support/pages';

test('The publishing history is turned page by page, and the keyboard stays on its pager', async ({
  page,
}) => {
  const server = serverAs(await tokensOf());
  const { items } = await server.get<{
    items: { caseId: string; activeThemeId: number | null; publishedOn: string | null }[];
  }>('/api/v1/SiteSets/list?pageSize=100');
  const site = items.find(({ publishedOn }) => publishedOn);
  const themeId = site?.activeThemeId ?? 0;
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
  await page.goto(`/mng/web/home/${site?.caseId}`);
  await page.getByRole('button', { name: '發布紀錄' }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByRole('listitem').filter({ hasText: '個區塊' })).toHaveCount(10);
  await expect(history.getByText('目前版本')).toHaveCount(1);
  const next = history.getByRole('button', { name: '第 2 頁' });
  await next.press('Enter');
  await expect(history.getByRole('listitem').filter({ hasText: '個區塊' })).not.toHaveCount(10);
  await expect(history.getByRole('listitem').filter({ hasText: '個區塊' }).first()).toBeVisible();
  await expect(history.getByText('目前版本')).toHaveCount(0);
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-current', 'page');
});
