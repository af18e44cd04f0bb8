import { expect, test } from '@playwright/test';
import { pageWithFaces } from './support/faces';
import { shiftsOf, watchShifts } from './support/shifts';

const path = '/case/site-202503';

test('The face of a public page draws its headings and moves nothing, whether it is there, comes late or is refused', async ({
  page,
}) => {
  await watchShifts(page);
  await pageWithFaces(page.request, path);
  await page.goto(path);
  expect(await shiftsOf(page)).toEqual([]);
  const heights = await page.evaluate(() => document.body.scrollHeight);

  // A font of the page, not of the system; the browser may wait for its cache once more.
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const isDrawnByFace = async () => {
    await page.reload();
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
  };
  await expect.poll(isDrawnByFace).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(heights);

  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(`${path}?without`);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(heights);
});
