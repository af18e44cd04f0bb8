import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * F6 focuses the newest item of a region and returns, also when the focused button disappears. Returns the
 * region's focus handler.
 */
export function useRegionKey(region: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const origin = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (event.key !== 'F6' || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      const isInside = region.current?.contains(document.activeElement);
      const target = isInside
        ? origin.current
        : region.current?.querySelector<HTMLElement>('li:last-child:not([data-closing]) button');
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [region]);
  // Runs before `keepFocus` looks for the nearest control.
  useLayoutEffect(() => {
    const isInside = region.current?.contains(document.activeElement) === true;
    if (hadFocus.current && !isInside && document.activeElement === document.body) origin.current?.focus();
    hadFocus.current = isInside;
  });
  return ({ relatedTarget, currentTarget }) => {
    hadFocus.current = true;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };
}
