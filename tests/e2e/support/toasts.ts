import type { Page } from '@playwright/test';

declare global {
  interface Window {
    tellToast?: (text: string) => void;
  }
}

/** Records every toast from the next screen on, as a check for no toast could come after it has closed. */
export async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  const texts: string[] = [];
  await page.exposeFunction('tellToast', (text: string) => texts.push(text));
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-toasts] li')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        window.tellToast?.(toast.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
    return [...texts];
  };
}
