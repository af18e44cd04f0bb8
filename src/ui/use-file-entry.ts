import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

/** Dropping and pasting a file on an element; returns its handlers and whether a file hovers over it. */
export function useFileEntry(onFile: (file: File) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  const [pointed, setPointed] = useState(false);

  function take(data: DataTransfer | null): boolean {
    const file = data?.files[0];
    if (!file || disabled) return false;
    onFile(file);
    return true;
  }

  useEffect(keepPageOnStrayDrop, []);

  // Pasting works with the focus inside, and also where the pointer rests, as having to click first would surprise.
  useEffect(() => {
    if (!pointed || disabled) return;
    const paste = (event: globalThis.ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || takesText(event) || event.defaultPrevented) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [pointed, disabled, onFile]);

  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      setOver(!disabled);
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

/** True where text is being edited that takes what is pasted: what an office program copies has a picture of itself beside it. */
function takesText({ target, clipboardData }: globalThis.ClipboardEvent): boolean {
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes('text/plain') ?? false);
}

const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** A file dropped beside its place would make the browser leave the page for it, and the form with it. */
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
