import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Fails with the name and place of every accessibility fault of the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  // Frames are left out: in ours no script may run, axe's neither. Their content is checked as the public page.
  const faults = () =>
    page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`,
      );
    });
  // A colour on its way to another one is judged once it has arrived: on a busy machine one look can take a second.
  await expect.poll(faults).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { scroll, window: width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
}

/** Checks the page wide and light, then the same page narrow and dark, as on a phone at night. */
export async function expectSound(page: Page): Promise<void> {
  for (const [width, height, colorScheme] of [
    [1440, 900, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectNoSideways(page);
  }
}
