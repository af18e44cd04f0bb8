import { useSyncExternalStore } from 'react';
import { copyOf, type Block } from './blocks';

let copied: Block | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a block, or nothing, on the editor's clipboard, from which any page's editor can paste. */
export function copyBlock(block: Block | null): void {
  copied = block && copyOf(block);
  listeners.forEach((listener) => listener());
}

/** The copied block; each paste takes a copy of it. */
export function useCopiedBlock(): Block | null {
  return useSyncExternalStore(subscribe, () => copied);
}
