import { useCallback, useSyncExternalStore } from 'react';
import { type Focus, focusOf, type MaybeFocus } from '../site/focus';

interface Change {
  from: Focus;
  to: Focus;
}

/**
 * Focus changes of this session by picture address: open forms show them without a reload or a change of
 * their own.
 */
let changes: ReadonlyMap<string, Change> = new Map();
const listeners = new Set<() => void>();

/** Publishes a changed focus to all screens. */
export function publishFocus(filePath: string, from: Focus, to: Focus): void {
  changes = new Map(changes).set(filePath, { from, to });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Picture extends MaybeFocus {
  filePath?: string | null | undefined;
}

/** Newest focus of pictures: the session's change, unless a later answer differs. */
export function useFocusNow(): <T extends Picture>(picture: T) => T {
  const known = useSyncExternalStore(subscribe, () => changes);
  return useCallback(
    (picture) => {
      const change = known.get(picture.filePath ?? '');
      const { x, y } = focusOf(picture);
      if (!change || change.from.x !== x || change.from.y !== y) return picture;
      return { ...picture, focusX: change.to.x, focusY: change.to.y };
    },
    [known],
  );
}
