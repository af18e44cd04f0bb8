import { useState } from 'react';
import { useStableMethods } from '../../ui/use-stable-callback';
import { useIsSheet } from '../../ui/use-is-phone';

/** Content of a phone's sheet: none, the list of blocks, or the selected block alone. */
export type SheetState = 'closed' | 'list' | 'block';

/**
 * The sheet in which a phone edits, under the page. `state` is undefined on wider windows; while one writes on the page
 * itself, the sheet is out of the way.
 */
export function usePhoneSheet(selected: string | null, onSelect: (key: string | null) => void) {
  const isSheet = useIsSheet();
  const [isListOpen, setListOpen] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const open = selected === null ? (isListOpen ? 'list' : 'closed') : 'block';
  const state: SheetState | undefined = isSheet ? (isWriting ? 'closed' : open) : undefined;
  const close = () => {
    // Some fields give what was typed when they lose the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setListOpen(false);
    onSelect(null);
  };
  const methods = useStableMethods({
    /** The editor's own selection: closing or deleting a block there leads to the list. */
    select(key: string | null) {
      setListOpen(isSheet && key === null);
      onSelect(key);
    },
    close,
    toggle: () => (state === 'closed' ? setListOpen(true) : close()),
    hold: setWriting,
  });
  return { state, ...methods };
}
