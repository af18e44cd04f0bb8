import { useState } from 'react';

/** Whether to draw the picture at `src`: false without an address, and after the browser failed to load just this one. */
export function usePicture(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>();
  return { src: src && src !== broken ? src : undefined, onError: () => setBroken(src ?? undefined) };
}
