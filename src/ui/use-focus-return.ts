import { type RefObject, useCallback, useRef } from 'react';

/** Radix restores focus to its own triggers only; our dialogs open by state, so the opener is stored here. */
export function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>, focusElsewhere?: () => boolean) {
  const opener = useRef<Element | null>(null);
  // Captured at mounting, as a field may take the focus before Radix's own hook.
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
      // No scrolling: the opener is at its old place, and a sticky bar would move the page.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
