import { useCallback } from 'react';
import { type Focus, focusOf, type MaybeFocus } from '../../drawing/focus';
import { sharedState } from '../../ui/shared-state';

interface Change {
  from: Focus;
  to: Focus;
}

/**
 * Focus changes of this session by picture address: open forms show them without a reload or a change of
 * their own.
 */
const changes = sharedState<ReadonlyMap<string, Change>>(new Map());

/** Publishes a changed focus to all screens. */
export function publishFocus(filePath: string, from: Focus, to: Focus): void {
  changes.set(new Map(changes.get()).set(filePath, { from, to }));
}

interface Picture extends MaybeFocus {
  filePath?: string | null | undefined;
}

/** Newest focus of pictures: the session's change, unless a later answer differs. */
export function useFocusNow(): <T extends Picture>(picture: T) => T {
  const known = changes.use();
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
