import { useLayoutEffect, useRef, useState } from 'react';
import type { Block } from './block';
import { recordChange, redo, selectIn, startHistory, undo, type History, type HistoryEntry } from './history';
import { editorText } from './text';
import { useStableMethods } from '../../ui/use-stable-callback';
import { useWindowKey } from '../../ui/use-window-key';

export interface BlockEditing {
  selected: string | null;
  select: (key: string | null) => void;
  /**
   * Emits a change of the newest list, so that a slow picture keeps later input. Equal `tag`s join undo
   * steps.
   */
  change: (make: (blocks: Block[]) => Block[], options?: { selected?: string | null; tag?: string }) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

interface Config {
  blocks: Block[];
  onChange: (blocks: Block[]) => void;
  /** Set both to share the selection with a preview. */
  selected?: string | null | undefined;
  onSelect?: ((key: string | null) => void) | undefined;
  /** Receives the announcement of an undo or redo step for screen readers. */
  say?: (words: string) => void;
}

/** Selection, undo and redo of a controlled block list; an external list starts a new history. */
export function useBlockEditing({ blocks, onChange, selected: given, onSelect, say }: Config): BlockEditing {
  const [own, setOwn] = useState<string | null>(null);
  const selected = given === undefined ? own : given;
  const select = onSelect ?? setOwn;
  const [history, setHistory] = useState(() => startHistory({ blocks, selected }));
  // A save gives the blocks ids; earlier steps without them cannot be restored.
  const isOurs = history.present.blocks === blocks;
  const current: History = isOurs ? selectIn(history, selected) : startHistory({ blocks, selected });

  const latest = useRef({ blocks, selected, current, last: history.last });
  useLayoutEffect(() => {
    latest.current = { blocks, selected, current, last: isOurs ? history.last : null };
  });
  const show = (next: History) => {
    // A second change before the next render builds on this one.
    latest.current = { ...next.present, current: next, last: next.last };
    setHistory(next);
    emit(next.present, { onChange, select });
  };
  const methods = useStableMethods<Pick<BlockEditing, 'change' | 'undo' | 'redo'>>({
    change(make, options = {}) {
      const now = latest.current;
      const next = {
        blocks: make(now.blocks),
        selected: options.selected === undefined ? now.selected : options.selected,
      };
      show(recordChange({ ...now.current, last: now.last }, next, options.tag, Date.now()));
    },
    undo() {
      if (current.past.length === 0) return;
      const next = undo(current);
      show(next);
      say?.(editorText.undone(next.present.blocks.length));
    },
    redo() {
      if (current.future.length === 0) return;
      const next = redo(current);
      show(next);
      say?.(editorText.redone(next.present.blocks.length));
    },
  });
  const editing: BlockEditing = {
    ...methods,
    selected,
    select,
    canUndo: current.past.length > 0,
    canRedo: current.future.length > 0,
  };
  useUndoKeys(editing);
  return editing;
}

function emit(
  { blocks, selected }: HistoryEntry,
  { onChange, select }: { onChange: (blocks: Block[]) => void; select: (key: string | null) => void },
) {
  onChange(blocks);
  select(selected);
}

/** Ctrl/⌘+Z undoes, with Shift it redoes; works with any focus except in a dialog. */
function useUndoKeys(editing: BlockEditing) {
  useWindowKey((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
    event.preventDefault();
    if (event.shiftKey) editing.redo();
    else editing.undo();
  });
}
