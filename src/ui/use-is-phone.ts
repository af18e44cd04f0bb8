import { useSyncExternalStore } from 'react';

const phone = typeof window === 'undefined' ? null : window.matchMedia('(max-width: 43.75rem)');

function subscribe(listener: () => void): () => void {
  phone?.addEventListener('change', listener);
  return () => phone?.removeEventListener('change', listener);
}

/** True while the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone?.matches ?? false);
}
