import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { usePartPlaces } from './use-part-places';

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

interface PreviewPinsProps {
  document: Document;
  pins: readonly PartPin[];
  onPin: ((partId: number) => void) | undefined;
}

/** Pins at the upper right corners of blocks, over the page, so that the page itself is unchanged. */
export function PreviewPins({ document, pins, onPin }: PreviewPinsProps) {
  const places = usePartPlaces(
    document,
    useMemo(() => pins.map(({ partId }) => partId), [pins]),
  );
  const width = document.documentElement.clientWidth;
  return createPortal(
    <div data-preview-pins="">
      {pins.map(({ partId, count, label, isActive, typing }) => {
        const place = places.get(partId);
        if (!place) return null;
        return (
          <div key={partId} style={{ top: place.top, left: Math.min(place.right, width - 24) }}>
            {typing !== null && <span data-after={place.right < width / 2 || undefined}>{typing}</span>}
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

/**
 * Styles of the pins, and the bronze frame around a block in which somebody types. Beside a block in the left half,
 * words stand after it, as before it the page may end.
 */
export function pinStyles(pins: readonly PartPin[]): string {
  if (pins.length === 0) return '';
  const typed = pins
    .filter(({ typing }) => typing !== null)
    .map(({ partId }) => `[data-part-id="${partId}"]`)
    .join(',');
  return `${typed && `${typed}{outline:3px solid #a9743a;outline-offset:6px}`}[data-preview-pins]>div{position:absolute;z-index:5;writing-mode:horizontal-tb;letter-spacing:0}[data-preview-pins] span{position:absolute;right:-10px;bottom:9px;padding:2px 12px;border-radius:4px 4px 0 0;background:#85571f;color:#fff;font:700 16px/24px sans-serif;white-space:nowrap}[data-preview-pins] span[data-after]{right:auto;left:26px}[data-preview-pins] button{position:absolute;right:-22px;top:-24px;width:44px;height:44px;padding:0;border:3px solid #1f5b4e;border-radius:22px 22px 22px 5px;background:#fff;color:#1f5b4e;font:700 20px/1 sans-serif;cursor:pointer}[data-preview-pins] button[data-active]{background:#1f5b4e;color:#fff}`;
}

/** Pins of findings; their words stand beside them under the pointer and with the focus. */
export const findingStyles =
  '[data-finding-pins] button{position:absolute;z-index:5;width:28px;height:28px;padding:0;border:2px solid #85571f;border-radius:14px;background:#f7efe4;color:#85571f;font:700 16px/1 sans-serif;letter-spacing:0;writing-mode:horizontal-tb;cursor:pointer}[data-finding-pins] button:is(:hover,:focus-visible){background:#85571f;color:#fff;outline:3px solid #85571f;outline-offset:2px;z-index:6}[data-finding-pins] button:is(:hover,:focus-visible)::after{content:attr(data-mark);position:absolute;left:0;bottom:36px;padding:2px 12px;border-radius:4px;background:#85571f;color:#fff;font:700 16px/24px sans-serif;white-space:nowrap}';
