import { useEffect, useState } from 'react';

/** Current size of an element in pixels; pass `place` as its ref. */
export function useSize() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!place) return undefined;
    const watch = new ResizeObserver(
      ([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    watch.observe(place);
    return () => watch.disconnect();
  }, [place]);
  return { place: setPlace, size };
}
