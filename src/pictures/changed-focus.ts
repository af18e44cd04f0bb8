import { useCallback, useSyncExternalStore } from 'react';
import { type Focus, focusOf, type MaybeFocus } from '../site/focus';

interface Change {
  from: Focus;
  to: Focus;
}

/**
 * What was set here since the records were loaded that show these pictures, by the pictures' addresses: a focus belongs
 * to its picture, so a form that is open shows it without being loaded again, and without a change of its own to save.
 */
let changes: ReadonlyMap<string, Change> = new Map();
const listeners = new Set<() => void>();

/** Tells every screen that a picture has another focus from now on. */
export function tellFocus(filePath: string, from: Focus, to: Focus): void {
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

/** The newest focus of pictures: what was set here, unless a later answer of the server says otherwise. */
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
