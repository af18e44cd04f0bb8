import type { PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import type { DrawnKind } from '../drawn-kind';
import { lengthOf } from '../measure';
import { openingOf, type PictureBase } from '../opened-picture';
import { type FigureId, KindMark, Picture } from '../picture';
import { publicPageText } from '../text';
import type { ProgressPart } from '../types';
import { Phrases } from '../typography';

export const progressKind: DrawnKind<typeof PartType.progress> = {
  isDrawn: (block) => monthsOf(block).length > 0,
  view: (block, figureId, base) => <ProgressBlock block={block} figureId={figureId} base={base} />,
  row: 'row-list row-progress',
  pictures: (block) => monthsOf(block).flatMap(({ pictures }) => pictures),
  opened: (block) =>
    monthsOf(block).flatMap(({ label, pictures }) =>
      pictures.map((picture, index) => ({
        group: 'progress',
        picture,
        alt: picture.altText || publicPageText.monthPicture(monthName(label), index + 1),
        name: monthName(label),
        caption: monthName(label),
        kind: picture.kind,
      })),
    ),
};

const maxOpen = 4;

/** Months with content, newest first. */
function monthsOf({ items = [] }: ProgressPart) {
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

/** `2026-11` in words. */
function monthName(label: string): string {
  const [year = '', month = ''] = label.split('-');
  return publicPageText.month(year, String(Number(month)));
}

type Month = ReturnType<typeof monthsOf>[number];

/** Months of a building site; months before the newest few are collapsed (rule 21). */
const ProgressBlock = memo(function ProgressBlock({
  block,
  figureId,
  base,
}: {
  block: ProgressPart;
  figureId: FigureId;
  base: PictureBase | null;
}) {
  const months = monthsOf(block);
  const earlier = months.slice(maxOpen);
  return (
    <div className="prog" data-part-id={block.id}>
      {months.slice(0, maxOpen).map((month) => (
        <MonthView key={month.label} month={month} figureId={figureId} base={base} />
      ))}
      {earlier.length > 0 && (
        <details>
          <summary>{publicPageText.earlierMonths}</summary>
          {earlier.map((month) => (
            <MonthView key={month.label} month={month} figureId={figureId} base={base} />
          ))}
        </details>
      )}
    </div>
  );
});

function MonthView({
  month: { label, textContent, percent, pictures },
  figureId,
  base,
}: {
  month: Month;
  figureId: FigureId;
  base: PictureBase | null;
}) {
  const name = monthName(label);
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
            const { id, href } = openingOf(picture, base);
            return (
              <figure key={index} id={figureId(picture)}>
                <a id={id} href={href} aria-label={publicPageText.enlarge(alt)}>
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
