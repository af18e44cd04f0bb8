import { type CSSProperties, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Block } from './block';
import { kindOf } from './block-kinds';
import type { Finding } from './finding';
import { marksOf, findingText as text } from './finding-text';
import { previewId } from './preview-parts';
import { type PartPlace, usePartPlaces } from './use-part-places';

export interface PreviewFindings {
  findings: readonly Finding[];
  onGo: (finding: Finding) => void;
  /** Receives the drawn page, and null once it is gone. */
  onPage: (page: Document | null) => void;
}

interface FindingPinsProps extends PreviewFindings {
  page: Document;
  /** The drawn blocks, in the order of the page. */
  shown: readonly Block[];
}

/** Beside the block and its outline; smaller in the margin of a phone; over a block without margin, which is a picture. */
function placeOf({ left, top }: PartPlace): CSSProperties {
  if (left >= 42) return { left: left - 40, top };
  if (left >= 20) return { left: left - 20, top, width: 20, height: 20, fontSize: 12 };
  return { left: left + 8, top: top + 8 };
}

/** A pin at each block with findings. */
export function FindingPins({ page, shown, findings, onGo, onPage }: FindingPinsProps) {
  useLayoutEffect(() => {
    onPage(page);
    return () => onPage(null);
  }, [page, onPage]);
  const pins = useMemo(
    () =>
      shown.flatMap((block, index) => {
        const own = findings.filter((finding) => finding.block === block);
        return own.length > 0 ? [{ block, own, partId: previewId(block, index) }] : [];
      }),
    [shown, findings],
  );
  const places = usePartPlaces(
    page,
    useMemo(() => pins.map(({ partId }) => partId), [pins]),
  );
  return createPortal(
    <div data-finding-pins="">
      {pins.map(({ block, own, partId }) => {
        const box = places.get(partId);
        const [first] = own;
        if (!box || !first) return null;
        const marks = marksOf(own);
        return (
          <button
            key={block.key}
            type="button"
            aria-label={text.pin(marks, own.length, kindOf(block.type).label)}
            data-mark={marks}
            style={placeOf(box)}
            onClick={(event) => {
              // The press of a block would select it and leave the field.
              event.stopPropagation();
              onGo(first);
            }}
          >
            {own.length > 1 ? own.length : '!'}
          </button>
        );
      })}
    </div>,
    page.body,
  );
}
