import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Fails with name and place of every accessibility violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // Loads axe once per page, because loading takes longer than a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Omits frames, where scripts are forbidden. Their content is checked as the public page.
  const faults = () =>
    page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`,
      );
    });
  // Retried until colour transitions end, which take a second on a busy machine.
  await expect.poll(faults).toEqual([]);
}

export async function expectNoSideways(page: Page): Promise<void> {
  const { scroll, window: width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
}

/** Width and colours of a window. */
interface Dress {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** Wide and light, narrow and dark. */
export const dresses: readonly Dress[] = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
];

/** Gives the window of a page a dress, in which nothing moves. */
export async function wear(page: Page, { width, height, colorScheme }: Dress): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Checks the page in each dress. */
export async function expectSound(page: Page): Promise<void> {
  for (const dress of dresses) {
    await wear(page, dress);
    await expectAccessible(page);
    await expectNoSideways(page);
  }
}
