import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serverAs, tokensOf } from './support/api';
import { shiftsOf, watchShifts } from './support/shifts';

async function newArticle(title: string): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const bytes = await sharp({ create: { width: 520, height: 320, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  const server = serverAs(await tokensOf());
  const fields = { type: 3, title, publishDate: '2026-11-01', status: 1 };
  const { id } = await server.multipart<{ id: number }>('POST', '/api/v1/Articles', fields);
  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/Articles/${id}`);
  const fileData = new File([new Uint8Array(bytes)], '外觀.jpg', { type: 'image/jpeg' });
  const webParts = [
    { partType: 6, sort: 0, altText: '外觀', fileData },
    { partType: 2, sort: 1, textContent: '內文', align: 1 },
  ];
  await server.multipart('POST', '/api/v1/Articles/content', { id, rowVersion, webParts });
  return `/site/articles/${id}`;
}

const shown = async (page: Page) => {
  const picture = page.getByRole('img', { name: '外觀', exact: true });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc.replace(/.*\./, ''));
};

test('A picture of a public page is loaded once, as AVIF where the browser knows it, and moves nothing', async ({
  page,
}) => {
  const path = await newArticle(`圖片格式 ${Date.now()}`);
  await page.goto(path);
  expect(await shown(page)).toBe('jpg');

  // Made in the background by a process of the lowest priority.
  const isOffered = async () => {
    const html = await (await page.request.get(path)).text();
    return html.includes('image/avif') && html.includes('image/webp');
  };
  await expect.poll(isOffered, { timeout: 90_000, intervals: [2000] }).toBe(true);
  await watchShifts(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:avif|webp|jpg)$/.test(request.url())) loaded.push(request.url().replace(/.*\./, ''));
  });
  await page.goto(path);
  expect(await shown(page)).toBe('avif');
  expect(loaded).toEqual(['avif']);
  expect(await shiftsOf(page)).toEqual([]);

  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  await page.goto(path);
  expect(await shown(page)).toBe('webp');
  await client.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif', 'webp'] });
  await page.goto(path);
  expect(await shown(page)).toBe('jpg');
});

for (const path of [
  '/case/site-202503',
  '/case/site-202502',
  '/case/site-202402',
  '/case/site-202312',
  '/site',
]) {
  test(`Nothing of ${path} stands elsewhere once its pictures are offered in more formats`, async ({
    page,
  }) => {
    await page.goto(path);
    const moved = await page.evaluate(() => {
      const places = () =>
        [...document.querySelectorAll('main *')]
          .filter((element) => !['PICTURE', 'SOURCE'].includes(element.tagName))
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return `${element.tagName} ${x} ${y} ${width} ${height}`;
          });
      for (const image of document.querySelectorAll('picture > img')) image.parentElement?.replaceWith(image);
      const before = places();
      for (const image of document.querySelectorAll('img[srcset]')) {
        const picture = document.createElement('picture');
        const source = document.createElement('source');
        // As the style sheet says, which lacks the rules of elements that its page lacks.
        picture.style.display = 'contents';
        source.style.display = 'none';
        image.replaceWith(picture);
        picture.append(source, image);
      }
      const after = places();
      return after.filter((place, index) => place !== before[index]);
    });
    expect(moved).toEqual([]);
  });
}
