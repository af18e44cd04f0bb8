import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { signIn } from './support/pages';
import { draftSite } from './support/sites';

const blocks = (page: Page) => page.getByRole('region', { name: '內容編輯', exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title=頁面預覽]');
const strip = (page: Page) => page.getByRole('group', { name: '提示', exact: true });
const pins = (page: Page) => preview(page).locator('[data-finding-pins] button');

/** A draft with a picture without alternative text, an advertising word with a proposal, and a link without words. */
async function newDraft() {
  const bytes = await sharp({ create: { width: 912, height: 452, channels: 3, background: '#c8b89a' } })
    .png()
    .toBuffer();
  return draftSite('提示的建案', [
    { partType: 1, textContent: '光影', align: 1 },
    { partType: 2, textContent: '採用頂級的建材。', align: 1 },
    {
      partType: 6,
      textContent: '外觀示意圖',
      altText: '',
      fileData: new File([new Uint8Array(bytes)], '外觀.png', { type: 'image/png' }),
    },
    { partType: 1, textContent: '位置', align: 1 },
    {
      partType: 2,
      html: '<p>鄰近公園。<a href="https://example.com"> </a></p>',
      textContent: '鄰近公園。',
      align: 1,
    },
  ]);
}

test('Findings of a draft stand as pins at their blocks and in a list, lead to the field, and are mended in one press', async ({
  page,
}) => {
  const { caseId, themeId } = await newDraft();
  await signIn(page);
  await page.goto(`/mng/siteset/theme/edit/${caseId}/${themeId}`);
  // Not scaled, as presses in a scaled frame miss.
  await page.getByRole('radio', { name: '手機 390', exact: true }).click();
  const alt = preview(page).getByRole('button', { name: '圖片的提示：缺替代文字', exact: true });
  await expect(pins(page)).toHaveCount(3);
  await expect(strip(page)).toContainText('3 則');
  await expect(
    preview(page).getByRole('button', { name: '長文的提示：空的連結', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await alt.click();
  const field = blocks(page).getByRole('textbox', { name: '替代文字', exact: true });
  await expect(field).toBeFocused();
  await expect(strip(page)).toContainText('3 則，第 2 則');
  await field.fill('建築外觀');
  await expect(alt).toHaveCount(0);
  await expect(strip(page)).toContainText('2 則');

  await page.getByRole('button', { name: '提示 2 則，打開清單', exact: true }).click();
  const list = page.getByRole('dialog', { name: '提示', exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  const text = blocks(page).getByRole('textbox', { name: '文字', exact: true });
  await expect(text).toBeFocused();
  await expect(text).toContainText('鄰近公園。');

  await page.getByRole('button', { name: '上一則提示', exact: true }).click();
  await expect(text).toContainText('頂級');
  await blocks(page).getByRole('button', { name: '採用建議', exact: true }).click();
  await expect(text).not.toContainText('頂級');
  await expect(strip(page)).toContainText('1 則');
  await page.keyboard.press('Control+z');
  await expect(text).toContainText('頂級');
  await expect(strip(page)).toContainText('2 則');
});

test('The drawn page is checked for contrast and the order of headings, again after each pause', async ({
  page,
}) => {
  const { caseId, themeId } = await newDraft();
  await signIn(page);
  await page.goto(`/mng/siteset/theme/edit/${caseId}/${themeId}`);
  await expect(pins(page)).toHaveCount(3);
  await blocks(page).getByRole('button', { name: '標題 光影', exact: true }).click();
  // As a theme with pale text, and one with small headings, would draw it.
  await preview(page)
    .locator('h2')
    .evaluate(({ ownerDocument: drawn, parentElement: part }) => {
      drawn.adoptedStyleSheets[0]?.insertRule('main .rich p { color: #ccc !important }');
      const small = drawn.createElement('h5');
      small.textContent = '小標';
      part?.append(small);
    });
  await blocks(page).getByRole('textbox', { name: '文字', exact: true }).press('End');
  await page.keyboard.type('一');
  const pin = (name: RegExp) => preview(page).getByRole('button', { name, exact: true });
  await expect(pin(/^標題的提示：標題跳級$/)).toBeAttached();
  await expect(pin(/^長文有 2 則提示：.*對比不足/)).toBeAttached();
});
