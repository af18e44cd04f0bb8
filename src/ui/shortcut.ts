const isMac = () => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** True if only the modifier of letter shortcuts is pressed: ⌘ on a Mac, where Ctrl edits text, else Ctrl. */
export function hasShortcutKey({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return !altKey && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/** Shortcut as displayed: Ctrl K, or ⌘K on a Mac. */
export function shortcutText(key: string): string {
  return isMac() ? `⌘${key}` : `Ctrl ${key}`;
}
