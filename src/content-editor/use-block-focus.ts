import { useEffect, useRef } from 'react';

type Place = 'form' | 'head';

// The text of an editor rather than its tools, also while it is being loaded.
const editor = ':is([contenteditable=true], [data-editor-loading])';
// A file input is hidden behind its button; what cannot be used is passed over.
const usable = ':is(input, textarea, select, button):not(:disabled, [hidden])';

/** Scrolls to a block and puts the focus in its first field or on its head, as soon as it is drawn. */
export function useBlockFocus() {
  const wanted = useRef<{ key: string; place: Place } | null>(null);
  useEffect(() => {
    if (wanted.current && focusBlock(wanted.current.key, wanted.current.place)) wanted.current = null;
  });
  return (key: string, place: Place) => {
    wanted.current = { key, place };
  };
}

/** Says whether the block is there. */
export function focusBlock(key: string, place: Place): boolean {
  const row = document.getElementById(key);
  if (!row) return false;
  const head = row.querySelector<HTMLElement>('[data-block-head]');
  const inForm = (what: string) => row.querySelector<HTMLElement>(`[data-block-form] ${what}`);
  const field = place === 'form' ? (inForm(editor) ?? inForm(usable)) : null;
  row.scrollIntoView({ block: 'nearest' });
  (field ?? head)?.focus({ preventScroll: true });
  return true;
}
