import { useSyncExternalStore } from 'react';

/** A hook that is true while the window fits a media query. */
function hookOf(query: string): () => boolean {
  const media = typeof window === 'undefined' ? null : window.matchMedia?.(query);
  const subscribe = (listener: () => void) => {
    media?.addEventListener('change', listener);
    return () => media?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => media?.matches ?? false);
}

/** True while the window is as narrow as a phone. */
export const useIsPhone = hookOf('(max-width: 43.75rem)');

/** True while it is, and high enough for a sheet over a page: not at twice the zoom, and not for a phone on its side. */
export const useIsSheet = hookOf('(max-width: 43.75rem) and (min-height: 30rem)');

/** True while the window is narrower than a desktop's. */
export const useIsNarrow = hookOf('(max-width: 63.9375rem)');
