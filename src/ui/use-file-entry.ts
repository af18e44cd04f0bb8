import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

/** Drop and paste handlers of an element, and true while a file hovers over it. */
export function useFileEntry(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const [pointed, setPointed] = useState(false);

  function take(data: DataTransfer | null): boolean {
    const file = data?.files[0];
    if (!file) return false;
    onFile(file);
    return true;
  }

  useEffect(keepPageOnStrayDrop, []);

  // Pasting works with focus inside or the pointer above, without a click first.
  useEffect(() => {
    if (!pointed) return;
    const paste = (event: globalThis.ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || takesText(event) || event.defaultPrevented) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [pointed, onFile]);

  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
      setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault();
    },
  };
  return { over, handlers };
}

/** True for a text field that handles the paste: office programs copy a picture together with text. */
function takesText({ target, clipboardData }: globalThis.ClipboardEvent): boolean {
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}

const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Prevents the browser from opening a file dropped elsewhere, which would lose the form. */
function keepPageOnStrayDrop() {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
