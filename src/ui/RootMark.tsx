import { useLayoutEffect } from 'react';

type Mark = 'veil' | 'save-bar';

const shown: Record<Mark, number> = { veil: 0, 'save-bar': 0 };

/**
 * Sets `data-has-…` on the root element while mounted, for rules of base.css. `:root:has()` would search the whole
 * document at every change.
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
