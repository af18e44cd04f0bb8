const focusable =
  'input:not([type=hidden]):not([hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]';

/** Scrolls to a control by id and focuses it or its first focusable part; false if missing. */
export function focusField(id: string): boolean {
  const place = document.getElementById(id) ?? document.getElementById(`${id}-label`)?.parentElement;
  if (!place) return false;
  // Text of an editor, not its first tool.
  const target = place.matches(focusable)
    ? place
    : (place.querySelector<HTMLElement>('[contenteditable=true]') ??
      place.querySelector<HTMLElement>(focusable) ??
      place);
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
