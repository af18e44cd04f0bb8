import { useLayoutEffect, useState } from 'react';

export interface PartPlace {
  top: number;
  left: number;
  right: number;
}

const partIn = (document: Document, partId: number) => document.querySelector(`[data-part-id="${partId}"]`);

/** Edges of blocks in the page of a frame; measured again when an element changes its size. */
export function usePartPlaces(
  document: Document,
  partIds: readonly number[],
): ReadonlyMap<number, PartPlace> {
  const [places, setPlaces] = useState<ReadonlyMap<number, PartPlace>>(new Map());
  useLayoutEffect(() => {
    const view = document.defaultView;
    if (!view) return undefined;
    const measure = () =>
      setPlaces(
        new Map(
          partIds.flatMap((partId) => {
            const box = partIn(document, partId)?.getBoundingClientRect();
            return box ? [[partId, { top: box.top + view.scrollY, left: box.left, right: box.right }]] : [];
          }),
        ),
      );
    // The frame runs no scripts, so sizes are observed from here.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    for (const partId of partIds) {
      const part = partIn(document, partId);
      if (part) sizes.observe(part);
    }
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    measure();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [document, partIds]);
  return places;
}
