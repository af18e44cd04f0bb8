/** Toasts are above dialogs: pressing one is not an outside press. */
export function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
