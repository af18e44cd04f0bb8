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
        expect(await brokenNames(page)).toEqual([]);
        if (width > 900) expect(await textBehindRail(page)).toEqual([]);
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

/** Names of projects that are in part behind a picture or, of three characters, on several lines. */
const brokenNames = (page: Page) =>
  page.locator('.hero h1').evaluateAll((names) =>
    names.flatMap((name) => {
      const isVertical = getComputedStyle(name).writingMode.startsWith('vertical');
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const starts: number[] = [];
      let isHidden = false;
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        for (let at = 0; at < (text.nodeValue ?? '').length; at += 1) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const place = range.getBoundingClientRect();
          starts.push(Math.round(isVertical ? place.left : place.top + scrollY));
          scrollBy({ top: place.top - innerHeight / 2, behavior: 'instant' });
          const { left, top, width, height } = range.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          if (over?.closest('figure, img')) isHidden = true;
        }
      }
      const isBroken = starts.length <= 3 && new Set(starts).size > 1;
      return isHidden || isBroken ? [name.textContent] : [];
    }),
  );

/** Texts that lie in part behind the actions at the edge of the window, which stay there while the page moves. */
const textBehindRail = (page: Page) =>
  page.evaluate(() => {
    const rail = document.querySelector('.acts');
    if (!rail || getComputedStyle(rail).position !== 'fixed') return [];
    const { left } = rail.getBoundingClientRect();
    const walker = document.createTreeWalker(document.querySelector('main') ?? rail, NodeFilter.SHOW_TEXT);
    const behind: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.parentElement?.closest('.vh')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
      if (boxes.some(({ right }) => right > left + 1)) behind.push(text.nodeValue ?? '');
    }
    return behind;
  });
