import { useLayoutEffect } from 'react';

type Mark = 'veil' | 'save-bar' | 'dialog-footer';

const shown: Record<Mark, number> = { veil: 0, 'save-bar': 0, 'dialog-footer': 0 };

/**
 * Marks the document's root with `data-has-…` while it is drawn, for rules of base.css. With `:root:has()` the browser
 * would look through the whole document at each change anywhere in it.
 */
export function RootMark({ of: mark }: { of: Mark }) {
  useLayoutEffect(() => {
    const count = (change: 1 | -1) => {
      shown[mark] += change;
      document.documentElement.toggleAttribute(`data-has-${mark}`, shown[mark] > 0);
    };
    count(1);
    return () => count(-1);
  }, [mark]);
  return null;
}
