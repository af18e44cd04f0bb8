import { useEffect, useRef } from 'react';

/** Where in a block: its form, its head, or the element of its form with an id. */
type Place = 'form' | 'head' | { fieldId: string };

// Text of an editor rather than its tools, also while loading.
const editor = ':is([contenteditable=true], [data-editor-loading])';
// File inputs are hidden behind their button; unusable elements are skipped.
const usable = ':is(input, textarea, select, button):not(:disabled, [hidden])';

/** Scrolls to a block and focuses its first field or its head, as soon as it is rendered. */
export function useBlockFocus() {
  const wanted = useRef<{ key: string; place: Place } | null>(null);
  const focusNow = () => {
    if (wanted.current && focusBlock(wanted.current.key, wanted.current.place)) wanted.current = null;
  };
  useEffect(focusNow);
  const focus = (key: string, place: Place) => {
    wanted.current = { key, place };
  };
  return { focus, focusNow };
}

/** Scrolls an opened block's head to the top of the list. */
export function showOpened(key: string): void {
  document.getElementById(key)?.scrollIntoView({ block: 'start' });
}

/** Focuses a block; false if it, or its form, is not rendered. */
export function focusBlock(key: string, place: Place): boolean {
  const row = document.getElementById(key);
  if (!row || (place !== 'head' && !row.querySelector('[data-block-form] > *'))) return false;
  const head = row.querySelector<HTMLElement>('[data-block-head]');
  const inForm = (what: string) => row.querySelector<HTMLElement>(`[data-block-form] ${what}`);
  const field = place === 'head' ? null : (named(place) ?? inForm(editor) ?? inForm(usable));
  row.scrollIntoView({ block: 'nearest' });
  (field ?? head)?.focus({ preventScroll: true });
  if (typeof place === 'object') field?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The field with an id, or the first usable one in the group of that id. */
function named(place: Place): HTMLElement | null {
  const found = typeof place === 'object' ? document.getElementById(place.fieldId) : null;
  return found?.matches(`${editor}, ${usable}`) === false
    ? found.querySelector<HTMLElement>(`${editor}, ${usable}`)
    : found;
}
