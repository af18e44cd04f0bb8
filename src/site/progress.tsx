import { memo } from 'react';
import { lengthOf } from './measure';
import { type FigureId, KindMark, Picture } from './picture';
import { publicPageText } from './text';
import type { ProgressPart } from './types';
import { Phrases } from './typography';

const maxOpen = 4;

/** Months with content, newest first. */
export function monthsOf({ items = [] }: ProgressPart) {
  return items
    .map((item) => ({
      ...item,
      pictures: (item.pictures ?? []).filter(({ filePath }) => Boolean(filePath)),
    }))
    .filter(
      ({ label, textContent, percent, pictures }) =>
        /^\d{4}-\d{2}$/.test(label) &&
        (lengthOf(textContent) > 0 || percent !== undefined || pictures.length > 0),
    )
    .toSorted((a, b) => (a.label < b.label ? 1 : -1));
}

type Month = ReturnType<typeof monthsOf>[number];

/** Months of a building site; months before the newest few are collapsed (rule 21). */
export const ProgressBlock = memo(function ProgressBlock({
  block,
  figureId,
}: {
  block: ProgressPart;
  figureId: FigureId;
}) {
  const months = monthsOf(block);
  const earlier = months.slice(maxOpen);
  return (
    <div className="prog" data-part-id={block.id}>
      {months.slice(0, maxOpen).map((month) => (
        <MonthView key={month.label} month={month} figureId={figureId} />
      ))}
      {earlier.length > 0 && (
        <details>
          <summary>{publicPageText.earlierMonths}</summary>
          {earlier.map((month) => (
            <MonthView key={month.label} month={month} figureId={figureId} />
          ))}
        </details>
      )}
    </div>
  );
});

function MonthView({
  month: { label, textContent, percent, pictures },
  figureId,
}: {
  month: Month;
  figureId: FigureId;
}) {
  const [year = '', month = ''] = label.split('-');
  const name = publicPageText.month(year, String(Number(month)));
  return (
    <div className="prog-i">
      <h3>
        <time dateTime={label}>{name}</time>
      </h3>
      {percent !== undefined && (
        <p className="prog-p">
          <span>{publicPageText.progress}</span> <b>{publicPageText.percent(percent)}</b>
          <progress max={100} value={percent} aria-label={publicPageText.progressOf(name)} />
        </p>
      )}
      {lengthOf(textContent) > 0 && (
        <p className="prog-s">
          <Phrases>{textContent}</Phrases>
        </p>
      )}
      {pictures.length > 0 && (
        <div className={`prog-f n${Math.min(pictures.length, 3)}`}>
          {pictures.map((picture, index) => {
            const alt = picture.altText || publicPageText.monthPicture(name, index + 1);
            return (
              <figure key={index} id={figureId(picture)}>
                <a href={picture.filePath ?? ''} aria-label={publicPageText.enlarge(alt)}>
                  <Picture block={{ ...picture, altText: alt }} />
                </a>
                <figcaption>
                  <KindMark kind={picture.kind} />
                </figcaption>
              </figure>
            );
          })}
        </div>
      )}
    </div>
  );
}
