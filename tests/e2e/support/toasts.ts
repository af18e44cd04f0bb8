import type { Page } from '@playwright/test';

declare global {
  interface Window {
    tellToast?: (text: string) => void;
  }
}

/**
 * Notes every toast of a page from its next screen on, also one that is gone again. What it returns answers with their
 * texts once the page has drawn what it knows; that a toast never came can be seen in no other way, since looking for
 * none waits until one that came has closed.
 */
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
