import { type RefObject, useCallback, useRef } from 'react';

/** Radix returns the focus to its own trigger only; ours open by state, so what had the focus is remembered here. */
export function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>, focusElsewhere?: () => boolean) {
  const opener = useRef<Element | null>(null);
  // As the plane appears: a field in it may take the focus before Radix asks what should have it.
  const ref = useCallback((plane: HTMLElement | null) => {
    if (plane) opener.current = document.activeElement;
  }, []);
  return {
    ref,
    onOpenAutoFocus(event: Event) {
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (focusElsewhere?.()) return;
      // Where it was, so nothing needs to scroll; a bar that sticks to the window would take the page to its end.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
