import type { BrowserContext } from '@playwright/test';
import { watchRequests } from '../e2e/support/requests';
import { screens } from '../e2e/support/screens';
import { shiftsOf, watchShifts } from '../e2e/support/shifts';

export interface Shift {
  path: string;
  width: number;
  /** Score and moved elements. */
  moves: string[];
}

/** Layout shifts while each screen opens, on desktop and phone. */
export async function measureShifts(context: BrowserContext): Promise<Shift[]> {
  const found: Shift[] = [];
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    for (const [, path] of screens) {
      const page = await context.newPage();
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      const settled = watchRequests(page);
      await page.goto(path, { waitUntil: 'load' });
      await settled();
      const moves = await shiftsOf(page);
      if (moves.length > 0) found.push({ path, width, moves });
      await page.close();
    }
  }
  return found;
}
