import { renderToStaticMarkup } from 'react-dom/server';
import { partTypeWords } from '../../../openapi/generated/words';
import { reviewText } from './text';
import type { Review } from './types';

/** Opening tag of a rendered block; attribute values contain no angle brackets. */
const opening = /<([a-z][a-z\d]*)\b[^<>]* data-part-id="(\d+)"[^<>]*>/g;
/** Elements that may contain the mark; it is placed before others. */
const holders: ReadonlySet<string> = new Set(['div', 'figure', 'form', 'ul']);

export function blockName({ blocks }: Pick<Review, 'blocks'>, id: number | null, partType: number): string {
  const place = blocks.findIndex((block) => block.id === id);
  const type = Object.entries(partTypeWords).find(([key]) => Number(key) === partType)?.[1];
  return place < 0 ? reviewText.gone : reviewText.block(type ?? reviewText.unknownType, place + 1);
}

/**
 * Adds a link to the threads of each block. Edits HTML, which has no text of outsiders, as page components
 * ignore reviews.
 */
export function withMarks(html: string, review: Review): string {
  if (!review.mayComment) return html;
  const known = new Map(review.blocks.map((block) => [block.id, block.partType]));
  const seen = new Set<number>();
  return html.replaceAll(opening, (tag, element: string, digits: string) => {
    const id = Number(digits);
    const partType = known.get(id);
    if (partType === undefined || seen.has(id)) return tag;
    seen.add(id);
    const isInside = holders.has(element);
    const mark = renderToStaticMarkup(
      <Mark review={review} id={id} partType={partType} isInside={isInside} />,
    );
    if (!isInside) return mark + tag;
    return tag + (element === 'ul' ? `<li class="rv-item">${mark}</li>` : mark);
  });
}

interface MarkProps {
  review: Review;
  id: number;
  partType: number;
  isInside: boolean;
}

function Mark({ review, id, partType, isInside }: MarkProps) {
  const name = blockName(review, id, partType);
  const threads = review.threads.flatMap((thread, place) =>
    thread.partId === id ? [{ ...thread, number: place + 1 }] : [],
  );
  const isSelected = review.selected === id;
  const isChanged = review.changed.includes(id);
  return (
    <a
      id={`block-${id}`}
      className={`rv-mark${isInside ? ' rv-over' : ' rv-beside'}${isSelected ? ' on' : ''}${isChanged ? ' changed' : ''}`}
      href={`${review.href}?block=${id}#say`}
      aria-label={reviewText.commentOn(name)}
    >
      {(isSelected || isChanged) && (
        <span className="rv-label">{isSelected ? name : reviewText.changed}</span>
      )}
      <span className="rv-pins" aria-hidden="true">
        {threads.map(({ id: threadId, number, isResolved }) => (
          <span key={threadId} className={`rv-pin${isResolved ? ' ok' : ''}`}>
            {number}
          </span>
        ))}
        {threads.length === 0 && !isSelected && <span className="rv-add">{reviewText.comment}</span>}
      </span>
    </a>
  );
}
