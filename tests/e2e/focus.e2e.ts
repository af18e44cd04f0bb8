import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serverAs, tokensOf } from './support/api';
import { expectSound } from './support/axe';
import { signIn } from './support/pages';
import { newCase } from './support/records';
import { addDraft, replaceBlocks } from './support/sites';

const themes = ['liubai', 'yejing', 'jiekuo', 'nuanju'] as const;
/** The crown of a tall building and the corners, which are hardest to keep in sight. */
const crown = { focusX: 54, focusY: 3 };
const corner = { focusX: 95, focusY: 96 };
/** One shape is tested with all of them, the others with their worst case. */
const shapes = [
  {
    shape: { width: 1500, height: 1000 },
    focuses: [crown, corner, { focusX: 5, focusY: 95 }, { focusX: 96, focusY: 4 }],
  },
  { shape: { width: 2000, height: 1000 }, focuses: [corner] },
  { shape: { width: 1000, height: 1500 }, focuses: [crown] },
];
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

async function pictureOf(size: { width: number; height: number }): Promise<File> {
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#86BCAB' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], '外觀.png', { type: 'image/png' });
}

/** A page per theme with this picture below its title, and their addresses. */
async function pagesWith(picture: { width: number; height: number }, caseId: number) {
  const server = serverAs(await tokensOf());
  const file = await pictureOf(picture);
  const pages: { theme: string; address: string }[] = [];
  let filePath = '';
  for (const code of themes) {
    const themeId = await addDraft(server, caseId, { code });
    await replaceBlocks(server, themeId, [
      { partType: 1, textContent: '松濤硯', align: 1 },
      {
        partType: 6,
        textContent: '西北側，2026 年模擬圖',
        altText: '正立面',
        ...(filePath ? { filePath } : { fileData: file }),
      },
      { partType: 2, textContent: '大安森林旁的十六戶。', align: 1 },
    ]);
    const { parts } = await server.get<{ parts: { filePath?: string }[] }>(
      `/api/v1/SiteThemes/preview/${themeId}`,
    );
    const { address } = await server.json<{ address: string }>('POST', '/api/v1/preview-links/theme', {
      recordId: themeId,
      purpose: '焦點',
      days: 1,
    });
    filePath = parts[1]?.filePath ?? '';
    pages.push({ theme: code, address });
  }
  return { filePath, pages };
}

interface Sight {
  isInside: boolean;
  isOnTop: boolean;
}

/** Tells whether the hero's focus is inside its frame and uncovered. */
async function sightOf(page: Page, focus: { focusX: number; focusY: number }): Promise<Sight> {
  const picture = page.locator('.hero .fig img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  return picture.evaluate((image: HTMLImageElement, { focusX, focusY }) => {
    const { objectFit, objectPosition } = getComputedStyle(image);
    const [left = 0, top = 0] = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100);
    const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = image;
    const scales = [width / naturalWidth, height / naturalHeight];
    const scale = objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales);
    const x = (width - naturalWidth * scale) * left + (naturalWidth * scale * focusX) / 100;
    const y = (height - naturalHeight * scale) * top + (naturalHeight * scale * focusY) / 100;
    const now = image.getBoundingClientRect();
    scrollTo({ top: now.top + scrollY + y - innerHeight / 2, behavior: 'instant' });
    const box = image.getBoundingClientRect();
    return {
      isInside: x >= 0 && x <= width && y >= 0 && y <= height,
      isOnTop: document.elementFromPoint(box.left + x, box.top + y) === image,
    };
  }, focus);
}

test('Focus: the hero of every theme keeps it visible on a phone, a tablet and a desktop, not covered by text, caption or round corner', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const server = serverAs(await tokensOf());
  const { id: caseId } = await newCase('焦點');
  for (const { shape, focuses } of shapes) {
    const { filePath, pages } = await pagesWith(shape, caseId);
    for (const focus of focuses) {
      const { id, rowVersion } = await server.get<{ id: number; rowVersion: number }>(
        `/api/v1/Media/focus?filePath=${encodeURIComponent(filePath)}`,
      );
      await server.json('PUT', '/api/v1/Media/focus', { id, rowVersion, ...focus });
      for (const { theme, address } of pages) {
        await page.goto(address);
        for (const size of windows) {
          await page.setViewportSize(size);
          const sight = await sightOf(page, focus);
          expect
            .soft({ theme, shape, focus, at: size.width, ...sight })
            .toEqual({ theme, shape, focus, at: size.width, isInside: true, isOnTop: true });
        }
      }
    }
  }
});

test('Focus: it is set in its dialog with only the keyboard, every crop beside it follows, and the focus returns to the button', async ({
  page,
}) => {
  const cover = await pictureOf({ width: 1200, height: 900 });
  const { id } = await newCase('鍵盤焦點', { cover });
  await signIn(page);
  await page.goto(`/mng/case/edit/${id}`);
  const open = page.getByRole('button', { name: '設定焦點', exact: true });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: '焦點', exact: true });
  const cross = dialog.getByRole('slider');
  await expect(cross).toBeFocused();
  for (const key of ['ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await expect(cross).toHaveAttribute('aria-valuetext', '水平 51%，垂直 29%');
  await expect(dialog.locator('img[data-crop]').first()).toHaveCSS('object-position', '51% 29%');
  await expectSound(page);
  // Four directions, 重設為中央, 取消, 儲存.
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: '儲存', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cross).toHaveAttribute('aria-valuetext', '水平 51%，垂直 29%');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});
