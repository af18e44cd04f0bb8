import { useEffect } from 'react';

const takesText = 'input, textarea, select, [contenteditable]';

/** Repeats keys of a frame at its element, so that shortcuts of the window work there too; none that type a text. */
export function useFrameKeys(frame: HTMLIFrameElement | null, document: Document | null): void {
  useEffect(() => {
    if (!frame || !document) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      // Elements of the frame are not instances of this window's Element.
      const isTyped = (event.target as Element).closest(takesText);
      if (isTyped && !event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)) return;
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      const repeated = new KeyboardEvent('keydown', {
        key,
        code,
        ctrlKey,
        metaKey,
        altKey,
        shiftKey,
        repeat,
        bubbles: true,
        cancelable: true,
      });
      if (!frame.dispatchEvent(repeated)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [frame, document]);
}
