import { expect, test } from '@playwright/test';
import { signIn, signInByForm } from './support/pages';

// Texts of each status are tested in tests/calls/calls.test.ts.
test('7 Calls: a switch that is answered 400 shows what the answer says, and stays as it was', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/mng/news');
  const toggle = page.getByRole('switch').first();
  const before = await toggle.getAttribute('aria-checked');
  await page.route('**/api/v1/News/edit-status', (route) =>
    route.fulfill({
      status: 400,
      json: { succeeded: false, messages: ['第一件事', '第二件事'], data: null },
    }),
  );
  await toggle.click();
  await expect(page.getByRole('region', { name: '通知', exact: true }).getByText('第二件事')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-checked', before ?? '');
});

test('7 Calls: each message of an answer is a toast, success and error alike, for 3 and 5 s', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.goto('/mng/news');
  const toggle = page.getByRole('switch').first();
  await expect(toggle).toBeVisible();
  // Stops the clock, which the test advances.
  await page.clock.pauseAt(Date.now() + 5_000);
  const toasts = page.getByRole('region', { name: '通知', exact: true });
  const played = await page.evaluateHandle(() => {
    const names: string[] = [];
    // On a busy machine an animation starts and ends in one frame, after which its toast is gone without events.
    new MutationObserver((changes) => {
      const animations = changes.flatMap(({ target }) =>
        target instanceof Element && target.hasAttribute('data-closing') ? target.getAnimations() : [],
      );
      for (const { finished } of animations) {
        void finished.then((ended) => names.push((ended as CSSAnimation).animationName));
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-closing'] });
    return names;
  });
  const answer = async (succeeded: boolean, ...messages: [string, string]) => {
    await page.route('**/api/v1/News/edit-status', (route) =>
      route.fulfill({ json: { succeeded, messages, data: null } }),
    );
    // It takes no press until the list of the answer before is read.
    await expect(toggle).not.toHaveAttribute('aria-busy');
    await toggle.press('Space');
    // A failure is said in a task of its own.
    const said = toasts.getByText(new RegExp(messages.join('|')));
    await expect.poll(() => page.clock.runFor(0).then(() => said.count())).toBe(messages.length);
    return { last: toasts.getByText(messages[1]), all: said };
  };
  // A toast that comes under a pointer that stands still is not one that somebody points at.
  await page.mouse.move(1_100, 660);
  const success = await answer(true, '已更新一筆', '請記得通知同仁');
  await page.clock.runFor(2_999);
  await expect(success.last).toBeVisible();
  expect(await played.jsonValue()).toEqual([]);
  await page.clock.runFor(1);
  // Removed after the closing animation.
  await expect(success.all).toHaveCount(0);
  expect(await played.jsonValue()).toEqual(['to-right', 'to-right']);
  const failure = await answer(false, '不可上架', '請先上傳封面');
  await page.clock.runFor(4_999);
  await expect(failure.all).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(failure.all).toHaveCount(0);
});

test('7 Calls: front-side calls carry no token, all others the stored one', async ({ page }) => {
  const seen: [string, boolean][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push([pathname, 'authorization' in request.headers()]);
  });
  await signInByForm(page);
  await page.goto('/mng/news');
  await expect(page.getByRole('switch').first()).toBeVisible();
  expect(seen.filter(([path, isSigned]) => isSigned === (path === '/api/identity/token'))).toEqual([]);
  expect(seen.map(([path]) => path)).toContain('/api/identity/token');
});
