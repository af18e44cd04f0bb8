/** Toasts lie above dialogs: a press on one is not a press beside the dialog. */
export function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
