import { expect, type Page, test } from '@playwright/test';
import { expectToast, signIn } from './support/pages';
import { known, publicSite } from './support/sites';

/** A public page with the telephone number of its case. */
const pageWithNumber = () =>
  publicSite([
    { partType: 1, textContent: known.title },
    { partType: 10, textContent: '預約賞屋專線', tel: '0227001234', source: 'tel' },
  ]);

const phoneOn = async (page: Page, siteName: string) =>
  (await (await page.request.get(`/case/${siteName}`)).text()).match(/tel:(\+886\d+)/)?.[1];

test('a changed telephone number is reported on the case, shown in the draft at once, and public after publishing', async ({
  page,
}) => {
  const { caseId, themeId, siteName } = await pageWithNumber();
  await signIn(page);
  await page.goto(`/mng/case/edit/${caseId}`);
  await page.getByLabel('預約電話').fill('0227005678');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expectToast(page, '儲存成功。公開頁面仍是先前的資料：電話');
  await expect(page.getByText('公開頁面仍是先前的資料：電話。')).toBeVisible();
  expect(await phoneOn(page, siteName)).toBe('+886227001234');

  await page.goto(`/mng/siteset/theme/edit/${caseId}/${themeId}`);
  const phone = page.getByRole('button', { name: /預約電話.*來自建案資料/ });
  await phone.click();
  await expect(page.getByText('來自建案資料：電話。建案修改後，這裡會跟著改變。')).toBeVisible();
  await expect(page.getByRole('group', { name: '電話', exact: true })).toContainText('0227005678');
  await page.getByRole('button', { name: '改成自己的內容', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '電話', exact: true })).toHaveValue('0227005678');
  await page.getByRole('button', { name: '連結建案或公司資料', exact: true }).click();
  await page.getByRole('button', { name: '電話', exact: true }).click();
  await expect(phone).toBeVisible();

  await page.goto(`/mng/case/edit/${caseId}`);
  await page
    .getByText('公開頁面仍是先前的資料：電話。')
    .getByRole('link', { name: '比較並發布', exact: true })
    .click();
  await page.getByRole('button', { name: '發布變更', exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toContainText('0227001234');
  await expect(dialog).toContainText('0227005678');
  await dialog.getByRole('button', { name: '發布變更', exact: true }).click();
  await expect.poll(() => phoneOn(page, siteName)).toBe('+886227005678');
  await page.goto(`/mng/case/edit/${caseId}`);
  await expect(page.getByLabel('預約電話')).toHaveValue('0227005678');
  await expect(page.getByText('公開頁面仍是先前的資料')).toHaveCount(0);
});
