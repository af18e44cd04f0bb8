import { expect, test } from '@playwright/test';
import { serverAs, tokensOf } from './support/api';
import { expectSound } from './support/axe';
import { expectToast, signIn } from './support/pages';
import { draftSite } from './support/sites';

const server = async () => serverAs(await tokensOf());
async function newNews(title: string, content: string): Promise<number> {
  const { id } = await (
    await server()
  ).multipart<{ id: number }>('POST', '/api/v1/News', {
    title,
    publishDate: '2026-12-01',
    content,
    status: 1,
  });
  return id;
}
const contentOf = async (id: number) =>
  (await (await server()).get<{ content: string }>(`/api/v1/News/${id}`)).content;

test('a number is replaced everywhere by one act, without the hits that were unticked, and comes back', async ({
  page,
}) => {
  // Of Taichung: with a 9 in front it would be a number of 049.
  const last = `2${String(Date.now()).slice(-7)}`;
  const number = `04-${last.slice(0, 4)}-${last.slice(4)}`;
  const contents = [
    `<p>請電 <strong>${number}</strong> 轉 3</p><p>2019 年的專線 ${number}</p>`,
    `<p>(04)${number.slice(3)}</p>`,
  ];
  const [one, two] = [
    await newNews(`看屋 ${last}`, contents[0] ?? ''),
    await newNews(`開放 ${last}`, contents[1] ?? ''),
  ];
  await signIn(page);
  await page.goto('/mng/replace');
  await page.getByLabel('找', { exact: true }).fill(number);
  await page.getByLabel('換成', { exact: true }).fill('04-1234-5678');
  await page.getByRole('button', { name: '尋找', exact: true }).click();
  await expect(page.getByText('認得是電話', { exact: true })).toBeVisible();
  const group = page.getByRole('region', { name: '線上，訪客看得到', exact: true });
  await expect(group.getByText('2 筆，3 處', { exact: true })).toBeVisible();
  await expect(page.getByText('已選 2 處，在 2 筆資料', { exact: true })).toBeVisible();
  await expect(group.getByText('這句提到過去的年份', { exact: true })).toBeVisible();
  await expectSound(page);
  // J goes to the first hit, Space unticks it, Shift Space ticks its whole record.
  await page.getByRole('heading', { name: '換了會怎樣', exact: true }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(page.getByText('已選 1 處，在 1 筆資料', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('已選 3 處，在 2 筆資料', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/mng\/replace\/\d+$/);
  await expectToast(page, '2 處已取代');
  await expect(page.getByRole('heading', { name: '2 處已取代', exact: true })).toBeVisible();
  expect(await contentOf(one)).toBe(
    `<p>請電 <strong>04-1234-5678</strong> 轉 3</p><p>2019 年的專線 ${number}</p>`,
  );
  expect(await contentOf(two)).toBe('<p>(04)1234-5678</p>');
  await expectSound(page);
  await page.getByRole('button', { name: '一次復原', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '一次復原', exact: true }).click();
  await expect(page.getByRole('heading', { name: '2 處的取代已復原', exact: true })).toBeVisible();
  expect([await contentOf(one), await contentOf(two)]).toEqual(contents);
});

test('what is not found says where was searched, and what is similar', async ({ page }) => {
  const last = String(Date.now()).slice(-7);
  const number = `07-${last.slice(0, 3)}-${last.slice(3)}`;
  await newNews(`相似 ${last}`, `<p>${number}</p>`);
  await signIn(page);
  const other = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
  await page.goto(`/mng/replace?find=${JSON.stringify(other)}`);
  await expect(page.getByRole('heading', { name: `沒有找到 ${other}`, exact: true })).toBeVisible();
  await expect(page.getByText(/^找過 .*線上與草稿都找了。$/)).toBeVisible();
  await page.getByRole('link', { name: `${number}（1 處）`, exact: true }).click();
  await expect(page.getByText('已選 1 處，在 1 筆資料', { exact: true })).toBeVisible();
});

test('a telephone block shows the telephone of the company instead of getting the number, and its own after the undo', async ({
  page,
}) => {
  const tel = `062${String(Date.now()).slice(-6)}`;
  const { caseId, themeId } = await draftSite('公司的電話', [
    { partType: 1, textContent: '題' },
    { partType: 10, textContent: '來電', tel },
  ]);
  const { tel: ofCompany } = await (await server()).get<{ tel: string }>('/api/v1/company');
  await signIn(page);
  await page.goto(`/mng/replace?find=${JSON.stringify(tel)}&replacement=${JSON.stringify(ofCompany)}`);
  const choice = page.getByRole('checkbox', { name: '改用公司資料的電話', exact: true });
  await choice.check();
  await expectSound(page);
  await page.getByRole('button', { name: '取代 1 處', exact: true }).click();
  await expectToast(page, '1 處已取代');
  const blocks = async () => {
    const path = `/api/v1/SiteThemes/${themeId}`;
    const { parts } = await (await server()).get<{ parts: { tel?: string; source?: string }[] }>(path);
    return parts.flatMap((part) => (part.tel ? [[part.source ?? null, part.tel]] : []));
  };
  expect(await blocks()).toEqual([['companyTel', ofCompany]]);
  const result = page.url();
  // The check of the screen left it narrow, where the list of blocks is folded.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/mng/siteset/theme/edit/${caseId}/${themeId}`);
  await page.getByRole('button', { name: /預約電話.*來自公司資料/ }).click();
  await expect(page.getByText('來自公司資料：電話。公司資料修改後，這裡會跟著改變。')).toBeVisible();
  await page.goto(result);
  await page.getByRole('button', { name: '一次復原', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '一次復原', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 處的取代已復原', exact: true })).toBeVisible();
  expect(await blocks()).toEqual([[null, tel]]);
});
