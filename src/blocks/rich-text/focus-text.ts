import type { Editor, FocusPosition } from '@tiptap/react';

/**
 * Puts the focus into the text at once, at its cursor or at this position; true. Tiptap's command waits for a frame, in
 * which typed characters would be lost; it also scrolls to the cursor.
 */
export function focusText(editor: Editor, position?: FocusPosition): true {
  editor.commands.focus(position);
  editor.view.focus();
  return true;
}
