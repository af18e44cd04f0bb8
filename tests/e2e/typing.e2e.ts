import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './support/axe';
import { copyStored, expectToast, signIn } from './support/pages';
import { newCase } from './support/records';
import { sampleSite } from './support/sites';

test('Input is normalised visibly, and the list of sections shows changes and errors', async ({ page }) => {
  const record = await newCase('照平常的寫法');
  await signIn(page);
  await page.goto(`/mng/case/edit/${record.id}`);
  await expect(page).toHaveTitle(`${record.title}｜編輯建案｜基本資訊｜網站管理後台`);
  const sections = page.getByRole('navigation', { name: '本頁段落', exact: true });
  const section = (name: RegExp) => sections.getByRole('link', { name, exact: true });
  await expect(section(/^基本資料/)).toHaveAttribute('aria-current', 'location');

  const tel = page.getByLabel('預約電話');
  await tel.fill('０４－２２５８ 1700');
  await tel.press('Tab');
  await expect(tel).toHaveValue('0422581700');
  await expect(page.getByText('已整理為 0422581700')).toBeAttached();
  await expect(section(/^基本資料/)).toContainText('已修改');

  await section(/^房型/).click();
  await expect(section(/^房型/)).toHaveAttribute('aria-current', 'location');
  await page.getByRole('button', { name: '新增房型', exact: true }).click();
  await page.getByLabel('第 1 列名稱').fill('A 戶');
  const area = page.getByLabel('第 1 列坪數');
  await area.fill('36-38 坪');
  await area.press('Tab');
  await expect(area).toHaveValue('36～38');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toContainText('第 1 列戶數：此欄位為必填');
  await page.keyboard.press('Escape');
  await expect(section(/^房型/)).toHaveAccessibleName('房型 需要修正 1');
  await page.getByLabel('第 1 列戶數').fill('１，２００');
  // Saves without leaving the field.
  await page.keyboard.press('Control+s');
  await expectToast(page, '儲存成功');
  await expect(page.getByLabel('第 1 列戶數')).toHaveValue('1200');
  await expect(area).toHaveValue('36～38');
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  // Another current section moves the strip, also under a press.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(section(/^基本資料/)).toHaveAttribute('aria-current', 'location');
  await section(/^封面與顯示/).click();
  await expect(section(/^封面與顯示/)).toHaveAttribute('aria-current', 'location');
  await expect(section(/^封面與顯示/)).toBeInViewport();
  await expectNoSideways(page);
  await expectAccessible(page);
  // The chosen section stays during automatic scrolling, until the user scrolls.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => setTimeout(resolve)), { once: true });
        scrollTo(0, 0);
      }),
  );
  await expect(section(/^封面與顯示/)).toHaveAttribute('aria-current', 'location');
  await page.mouse.wheel(0, 20);
  await expect(section(/^基本資料/)).toHaveAttribute('aria-current', 'location');
});

test('For a code that the sales system does not know, similar ones are offered', async ({ page }) => {
  const { record } = await sampleSite('代碼的建案');
  await signIn(page);
  await page.goto(`/mng/web/home/${record.id}`);
  const code = page.getByRole('textbox', { name: '建案代碼', exact: true });
  await expect(code).toHaveValue(record.code);
  await code.fill('ＨＹ202530');
  await page.getByRole('button', { name: '比對', exact: true }).click();
  await expect(code).toHaveValue('HY202530');
  await expectToast(page, '銷售系統查無此建案代碼，請向銷售部門確認正確的代碼');
  await expectAccessible(page);
  await page.getByRole('button', { name: '改用 HY202503 比對', exact: true }).click();
  await expect(code).toHaveValue('HY202503');
  await expect(page.getByRole('cell', { name: '松濤硯', exact: true })).toBeVisible();
});

test('Unsaved input is discarded one by one or all at once, after a question, and nothing else is', async ({
  page,
}) => {
  const records = [await newCase('留下甲'), await newCase('留下乙'), await newCase('留下丙')];
  page.on('dialog', (asked) => void asked.accept());
  await signIn(page);
  for (const [index, { id, title }] of records.entries()) {
    await page.goto(`/mng/case/edit/${id}`);
    await page.getByRole('textbox', { name: '建案名稱', exact: true }).fill(`${title}，改過`);
    await copyStored(page).toBe(index + 1);
  }
  await page.goto('/mng');
  const list = page.getByRole('region', { name: '尚未儲存的內容', exact: true });
  const left = list.getByRole('listitem');
  await expect(left).toHaveCount(3);
  const dialog = page.getByRole('dialog');
  const discard = list.getByRole('button', { name: /^捨棄「.*留下甲，改過」/ });
  await discard.click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await expect(left).toHaveCount(3);
  await discard.click();
  await dialog.getByRole('button', { name: '捨棄', exact: true }).click();
  await expect(left).toHaveText([/留下丙/, /留下乙/]);
  await copyStored(page).toBe(2);
  await list.getByRole('button', { name: '全部捨棄', exact: true }).click();
  await dialog.getByRole('button', { name: '捨棄', exact: true }).click();
  await expect(list).toHaveCount(0);
  await copyStored(page).toBe(0);
});
