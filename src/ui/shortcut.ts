const isMac = () => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** True for the key that goes with letters in shortcuts, and no other: ⌘ on a Mac, where Ctrl edits text, else Ctrl. */
export function hasShortcutKey({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return !altKey && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/** A shortcut as it is written on keys: Ctrl K, or ⌘K on a Mac. */
export function shortcutText(key: string): string {
  return isMac() ? `⌘${key}` : `Ctrl ${key}`;
}
