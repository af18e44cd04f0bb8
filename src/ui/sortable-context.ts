import { createContext, type KeyboardEvent, use } from 'react';

interface SortableItemWiring {
  /** Identifies the handles of one list, for nested lists. */
  handle: string;
  disabled: boolean;
  lifted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

export const SortableItemContext = createContext<SortableItemWiring | null>(null);

/** Wiring for the handle of the surrounding item. */
export function useSortableItem(): SortableItemWiring {
  const item = use(SortableItemContext);
  if (!item) throw new Error('SortableHandle must stand inside a SortableList');
  return item;
}
