import { createContext, type KeyboardEvent, use } from 'react';

interface SortableItemWiring {
  /** Marks the handles of one list, so that a list inside another keeps to itself. */
  handle: string;
  disabled: boolean;
  lifted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

export const SortableItemContext = createContext<SortableItemWiring | null>(null);

/** What the handle of the item around takes. */
export function useSortableItem(): SortableItemWiring {
  const item = use(SortableItemContext);
  if (!item) throw new Error('SortableHandle must stand inside a SortableList');
  return item;
}
