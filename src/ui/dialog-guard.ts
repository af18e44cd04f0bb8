/** Toasts are above dialogs: pressing one is not an outside press. Its button may be gone when Radix tells. */
export function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (!(event.target instanceof Element)) return;
  if (!event.target.isConnected || event.target.closest('[data-toasts]')) event.preventDefault();
}
