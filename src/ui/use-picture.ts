import { useState } from 'react';

/** True for a picture that can be shown: false without an address, or after it failed to load. */
export function usePicture(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>();
  return { src: src && src !== broken ? src : undefined, onError: () => setBroken(src ?? undefined) };
}
