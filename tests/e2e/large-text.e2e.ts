import { expect, type Page, test } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';
import { expectNoSideways } from './support/axe';
import { tokensOf } from './support/api';
import { publicPaths } from './support/public-paths';
import { watchRequests } from './support/requests';
import { screens } from './support/screens';
import { beginSignedIn } from './support/session';

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: chromiumPath(),
    // The browser's own setting: it changes media queries too, unlike a style of the page.
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

test('Every screen fits the width of a phone at twice the text size', async ({ page }) => {
  test.setTimeout(240_000);
  const requestsEnd = watchRequests(page);
  await beginSignedIn(page, await tokensOf());
  await page.goto('/mng');
  for (const [title, path] of screens) {
    await test.step(`${title} ${path}`, async () => {
      // Within the loaded app, in a fifth of the time of a new one.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await requestsEnd();
      await expectNoSideways(page);
    });
  }
});

for (const width of [390, 1024, 1440]) {
  test(`Every public page of the demo fits a window of ${width} pixels at twice the text size`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 844 });
    for (const path of await publicPaths(page.request)) {
      await page.goto(path);
      await test.step(path, async () => {
        await expectNoSideways(page);
        expect(await cutLabels(page)).toEqual([]);
      });
    }
  });
}

/** Actions beside the page that stick out of the window. */
const cutLabels = (page: Page) =>
  page
    .locator('.acts a > span:not(.vh)')
    .evaluateAll((labels) =>
      labels.flatMap((label) =>
        label.checkVisibility() && label.getBoundingClientRect().right > innerWidth
          ? [label.textContent]
          : [],
      ),
    );
