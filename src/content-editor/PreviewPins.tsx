import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Marks on a block in the preview. */
export interface PartPin {
  partId: number;
  /** Number on the button; null for no button. */
  count: number | null;
  /** Name of the button. */
  label: string;
  isActive: boolean;
  /** Text naming who types there; null for nobody. */
  typing: string | null;
}

interface Place {
  top: number;
  right: number;
}

interface PreviewPinsProps {
  document: Document;
  pins: readonly PartPin[];
  onPin: ((partId: number) => void) | undefined;
}

/** Pins at the upper right corners of blocks, over the page, so that the page itself is unchanged. */
export function PreviewPins({ document, pins, onPin }: PreviewPinsProps) {
  const places = usePlaces(document, pins);
  return createPortal(
    <div data-preview-pins="">
      {pins.map(({ partId, count, label, isActive, typing }) => {
        const place = places.get(partId);
        if (!place) return null;
        return (
          <div key={partId} style={{ top: place.top, left: place.right }}>
            {typing !== null && <span>{typing}</span>}
            {count !== null && (
              <button
                type="button"
                aria-label={label}
                data-active={isActive || undefined}
                onClick={() => onPin?.(partId)}
              >
                {count}
              </button>
            )}
          </div>
        );
      })}
    </div>,
    document.body,
  );
}

const partIn = (document: Document, partId: number) => document.querySelector(`[data-part-id="${partId}"]`);

/** Corners of the blocks in the page; measured again when an element changes its size. */
function usePlaces(document: Document, pins: readonly PartPin[]): ReadonlyMap<number, Place> {
  const [places, setPlaces] = useState<ReadonlyMap<number, Place>>(new Map());
  useLayoutEffect(() => {
    const view = document.defaultView;
    if (!view) return undefined;
    const measure = () => {
      const width = document.documentElement.clientWidth;
      setPlaces(
        new Map(
          pins.flatMap(({ partId }) => {
            const box = partIn(document, partId)?.getBoundingClientRect();
            if (!box) return [];
            return [[partId, { top: box.top + view.scrollY, right: Math.min(box.right, width - 24) }]];
          }),
        ),
      );
    };
    // The frame runs no scripts, so sizes are observed from here.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    for (const { partId } of pins) {
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
  }, [document, pins]);
  return places;
}

/** Styles of the pins, and the bronze frame around a block in which somebody types. */
export function pinStyles(pins: readonly PartPin[]): string {
  if (pins.length === 0) return '';
  const typed = pins
    .filter(({ typing }) => typing !== null)
    .map(({ partId }) => `[data-part-id="${partId}"]`)
    .join(',');
  return `${typed && `${typed}{outline:3px solid #a9743a;outline-offset:6px}`}[data-preview-pins]>div{position:absolute;z-index:5;writing-mode:horizontal-tb;letter-spacing:0}[data-preview-pins] span{position:absolute;right:-10px;bottom:9px;padding:2px 12px;border-radius:4px 4px 0 0;background:#85571f;color:#fff;font:700 16px/24px sans-serif;white-space:nowrap}[data-preview-pins] button{position:absolute;right:-22px;top:-24px;width:44px;height:44px;padding:0;border:3px solid #1f5b4e;border-radius:22px 22px 22px 5px;background:#fff;color:#1f5b4e;font:700 20px/1 sans-serif;cursor:pointer}[data-preview-pins] button[data-active]{background:#1f5b4e;color:#fff}`;
}
