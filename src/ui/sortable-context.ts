import { createContext, type KeyboardEvent, use } from 'react';

interface SortableItemContextValue {
  /** Identifies the handles of one list, for nested lists. */
  handle: string;
  lifted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

export const SortableItemContext = createContext<SortableItemContextValue | null>(null);

/** Wiring for the handle of the surrounding item. */
export function useSortableItem(): SortableItemContextValue {
  const item = use(SortableItemContext);
  if (!item) throw new Error('SortableHandle must stand inside a SortableList');
  return item;
}
