import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * F6 goes to the newest item of a region that stands apart, and back to where one was; there the focus goes also
 * when its button has gone. Returns what the region does when it gets the focus.
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
  // Before what keeps the keyboard's place looks for the nearest control.
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
