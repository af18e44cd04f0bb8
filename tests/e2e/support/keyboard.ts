import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum tab stops between two controls. */
const maxStops = 60;

/** Moves to a control by Tab or Shift+Tab; fails when focus is lost or invisible at any stop. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused({ timeout: 1 });
}

/** Fails when nothing has the focus, or its element is off-screen, covered, or without a ring. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unseen), { timeout: 5_000 }).toBeNull();
}

function unseen(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const box = focused.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const words = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
  const top = document.elementFromPoint(x, y);
  if (!top) return `outside the window: ${words}`;
  // A picture covers the radio button that chooses it; toasts disappear.
  const isOwn = top.contains(focused) || focused.contains(top) || focused.closest('label')?.contains(top);
  if (!isOwn && !top.closest('[data-toasts]')) return `under something: ${words}`;
  let around: Element | null = focused;
  for (let level = 0; around && level < 3; level += 1, around = around.parentElement) {
    const { outlineStyle, boxShadow } = getComputedStyle(around);
    if (outlineStyle !== 'none' || boxShadow !== 'none') return null;
  }
  return `without a ring: ${words}`;
}
