import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Shorter looks are a scroll past it. */
export const lookMs = 600;

/** Tells once that the end of a text stood in the window long enough to be read. */
export function useReadEnd(onRead: () => void, isOn: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const place = end.current;
    if (!isOn || !place) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => read(), lookMs);
    });
    observer.observe(place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isOn]);
  return end;
}
