import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { kindOf } from './block-kinds';
import { previewId } from './preview-parts';
import { editorText } from './text';
import type { SheetState } from './use-phone-sheet';
import { type BlocksDraft, useOutline } from './use-record-blocks';
import { useSheetDrag } from './use-sheet-drag';
import { panelOf, useSheetRoom } from './use-sheet-room';

interface SheetHeadProps {
  draft: BlocksDraft;
  state: SheetState;
  selected: string | null;
  onSelect: (key: string) => void;
  onClose: () => void;
}

/** Head of a phone's sheet: what it shows, the ways to the neighbours, and closing it, also by dragging. */
export function SheetHead({ draft, state, selected, onSelect, onClose }: SheetHeadProps) {
  const outline = useOutline(draft);
  const [isTall, setTall] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const at = outline.findIndex(({ key }) => key === selected);
  const block = outline[at];
  useSheetRoom(head, { state, isTall, partId: block ? previewId(block, at) : null });
  useSheetFocus(head, title, state, selected);
  const drag = useSheetDrag(head, {
    onUp: () => setTall(true),
    onDown: () => (isTall ? setTall(false) : onClose()),
  });
  const text = editorText.sheet;
  const go = (place: number) => {
    const next = outline[place];
    if (next) onSelect(next.key);
  };
  return (
    <div
      ref={head}
      onPointerDown={drag}
      className="sticky top-0 z-10 -mx-4 mb-1 flex touch-none items-center select-none rounded-t-dialog bg-card pt-4 pr-1 pl-4"
    >
      <button
        type="button"
        aria-label={isTall ? text.lower : text.taller}
        className="absolute top-0 left-1/2 h-6 w-24 -translate-x-1/2 before:absolute before:inset-x-7 before:top-2 before:h-1 before:rounded-full before:bg-control"
        onClick={() => setTall(!isTall)}
      />
      <h3 ref={title} tabIndex={-1} className="min-w-0 flex-1 truncate text-body font-normal outline-none">
        {block ? (
          <>
            <b>{kindOf(block.type).label}</b>{' '}
            <span className="ml-2 text-table text-ink-soft">{editorText.place(at + 1, outline.length)}</span>
          </>
        ) : (
          <b>{editorText.sections.count(outline.length)}</b>
        )}
      </h3>
      {block && (
        <>
          <IconButton
            icon="chevron-up"
            label={text.previous}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={text.next}
            disabled={at === outline.length - 1}
            onClick={() => go(at + 1)}
          />
        </>
      )}
      <IconButton icon="close" label={text.close} onClick={onClose} />
    </div>
  );
}

/** A block opened from the page takes the focus, without the keyboard of the screen; the closed sheet gives it back. */
function useSheetFocus(
  head: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
  state: SheetState,
  selected: string | null,
) {
  const before = useRef(state);
  useLayoutEffect(() => {
    const wasOpen = before.current !== 'closed';
    before.current = state;
    const { activeElement: active, body } = document;
    if (state === 'block' && selected !== null && active instanceof HTMLIFrameElement) title.current?.focus();
    const isLost = active === body || panelOf(head)?.contains(active);
    if (state === 'closed' && wasOpen && isLost) {
      document.querySelector<HTMLElement>('[data-sheet-toggle]')?.focus({ preventScroll: true });
    }
  }, [head, title, state, selected]);
}
