import type { components } from '../../../../openapi/generated/types';

import { ScrollGroup } from '../../../ui/ScrollGroup';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { plotOf, shortDay } from './plot';
import { countText, figuresText as text } from './text';

type Publication = components['schemas']['FigurePublication'];
type Measure = components['schemas']['FigureMeasure'];

/** Share with its interval for each publication, the present one marked; as a table for screen readers. */
export function PublicationPlot({
  publications,
  measure,
}: {
  publications: readonly Publication[];
  measure: Measure;
}) {
  const { width, left, bottom, room, digits, marks, dots } = plotOf(publications, measure);
  return (
    <>
      {/* Wider than its container on a phone. */}
      <ScrollGroup label={text.plot(text.measures[measure])} className="overflow-x-auto">
        <svg
          viewBox={`0 0 ${width} 216`}
          aria-hidden="true"
          className="w-full min-w-120 fill-ink-soft text-caption tabular-nums"
        >
          {dots.map(
            ({ x, isRunning }) =>
              isRunning && (
                <rect
                  key={x}
                  x={x - room / 2}
                  y="4"
                  width={room}
                  height={bottom - 4}
                  className="fill-accent-tint"
                />
              ),
          )}
          {marks.map(({ share, y }) => (
            <g key={share}>
              <line x1={left} x2={width} y1={y} y2={y} className="stroke-line" />
              <text x={left - 8} y={y + 4} textAnchor="end">
                {text.percent(share, digits)}
              </text>
            </g>
          ))}
          {dots.map(({ publication, x, rate, isRunning }) => (
            <g key={publication.versionId}>
              {rate && (
                <>
                  <path
                    d={`M${x} ${rate.from}V${rate.to}M${x - 7} ${rate.from}h14M${x - 7} ${rate.to}h14`}
                    strokeWidth="2"
                    className={isRunning ? 'stroke-accent-ink' : 'stroke-primary'}
                  />
                  <circle
                    cx={x}
                    cy={rate.at}
                    r="5"
                    strokeWidth="2"
                    className={isRunning ? 'fill-card stroke-accent-ink' : 'fill-primary stroke-primary'}
                  />
                  <text x={x + 13} y={rate.at + 4} className="fill-ink font-bold">
                    {text.percent(rate.share, 1)}
                  </text>
                </>
              )}
              <text x={x} y="190" textAnchor="middle" className="fill-ink font-bold">
                {text.nth(publication.number)}
              </text>
              <text x={x} y="208" textAnchor="middle">
                {text.nthLine(shortDay(publication.publishedOn), countText(publication.views))}
              </text>
            </g>
          ))}
        </svg>
      </ScrollGroup>
      <VisuallyHidden>
        <PublicationTable publications={publications} measure={measure} />
      </VisuallyHidden>
    </>
  );
}

function PublicationTable({
  publications,
  measure,
}: {
  publications: readonly Publication[];
  measure: Measure;
}) {
  const { table } = text;
  return (
    <table>
      <caption>{text.plot(text.measures[measure])}</caption>
      <thead>
        <tr>
          {Object.values(table).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {publications.map(({ versionId, number, views, rates: { [measure]: rate } }) => (
          <tr key={versionId}>
            <th scope="row">{text.nth(number)}</th>
            <td>{countText(views)}</td>
            {[rate?.share, rate?.low, rate?.high].map((share, index) => (
              <td key={index}>{share === undefined ? text.few : text.percent(share, 1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
