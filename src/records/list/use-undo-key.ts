import { undoNewest } from '../../base/messages/messages';
import { hasShortcutKey } from '../../ui/shortcut';
import { useWindowKey } from '../../ui/use-window-key';

/** Ctrl+Z runs the newest undo offer of a toast, except in text fields and dialogs. */
export function useUndoKey(): void {
  useWindowKey((event) => {
    if (event.defaultPrevented || event.key.toLowerCase() !== 'z' || !hasShortcutKey(event)) return;
    const isTyping =
      event.target instanceof Element &&
      event.target.closest('input:not([type=checkbox]), textarea, [contenteditable]');
    if (isTyping || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    undoNewest();
  });
}
