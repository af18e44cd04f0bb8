import { useRef, useState } from 'react';
import { ContactType } from '../../../openapi/generated/enums';
import { contactTypeWords } from '../../../openapi/generated/words';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { ScrollGroup } from '../../ui/ScrollGroup';
import {
  chartOf,
  type ContactWeek,
  countOf,
  hasUsualRange,
  shortDay,
  totalOf,
  typeOrder,
  unusualOf,
} from './contact-chart';
import { chartText as text } from './text';

const fills = {
  [ContactType.visit]: 'fill-ink',
  [ContactType.customerService]: 'fill-primary',
  [ContactType.landDevelopment]: 'fill-accent',
  [ContactType.advertisingCooperation]: 'fill-control',
  [ContactType.other]: 'fill-line stroke-control',
} as const;
const grounds = {
  [ContactType.visit]: 'bg-ink',
  [ContactType.customerService]: 'bg-primary',
  [ContactType.landDevelopment]: 'bg-accent',
  [ContactType.advertisingCooperation]: 'bg-control',
  [ContactType.other]: 'border border-control bg-line',
} as const;
const cell = 'px-2 py-1.5 text-right';

/**
 * Enquiries of twelve weeks, as a chart or a table. It opens by itself when they are out of the usual range, and needs
 * some weeks to have one.
 */
export function ContactChart({ weeks }: { weeks: readonly ContactWeek[] }) {
  const unusual = unusualOf(weeks);
  const [view, setView] = useState<'chart' | 'table' | null>(unusual ? 'chart' : null);
  const other = useRef<HTMLButtonElement>(null);
  if (!hasUsualRange(weeks)) return null;
  const totals = weeks.map(totalOf);
  return (
    <TitledCard
      title={text.title}
      actions={
        <>
          {view === null && (
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                // The button goes.
                other.current?.focus();
                setView('chart');
              }}
            >
              {text.asChart}
            </Button>
          )}
          <Button
            ref={other}
            variant="text"
            size="sm"
            onClick={() => setView(view === 'table' ? 'chart' : 'table')}
          >
            {view === 'table' ? text.asChart : text.asTable}
          </Button>
        </>
      }
    >
      <p>{unusual ? text.unusual[unusual.kind](unusual.count) : text.summary(totals)}</p>
      {view && <Figures weeks={weeks} isTable={view === 'table'} />}
    </TitledCard>
  );
}

/** The figures by type, and the median time until first handling. */
function Figures({ weeks, isTable }: { weeks: readonly ContactWeek[]; isTable: boolean }) {
  return (
    <div className="mt-4">
      <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {typeOrder.map((type) => (
          <li key={type} className="flex items-center gap-2">
            <span data-colours="" aria-hidden="true" className={`size-2.5 rounded-tag ${grounds[type]}`} />
            {contactTypeWords[type]}
            <b className="tabular-nums">{weeks.reduce((all, week) => all + countOf(week, type), 0)}</b>
          </li>
        ))}
      </ul>
      {/* Wider than its container on a phone; scrolled to the newest week. */}
      <ScrollGroup
        key={String(isTable)}
        ref={(place) => place?.scrollTo({ left: place.scrollWidth })}
        label={isTable ? text.table : text.chart}
        className="overflow-x-auto"
      >
        {isTable ? <WeekTable weeks={weeks} /> : <Drawing weeks={weeks} />}
      </ScrollGroup>
      <p className="mt-2 text-caption text-ink-soft">
        <span aria-hidden="true" className="mr-2 inline-block w-5 border-t-2 border-ink align-middle" />
        {text.median}
        {text.space}
        <b className="text-ink">{text.thisWeek(weeks.at(-1)?.medianHours ?? null)}</b>
        {text.difference(weeks.at(-1)?.medianHours ?? null, weeks.at(-2)?.medianHours ?? null)}
        {!isTable && text.faded}
      </p>
    </div>
  );
}

function Drawing({ weeks }: { weeks: readonly ContactWeek[] }) {
  const { bars, marks, lines } = chartOf(weeks);
  const points = lines.flat();
  const ends = new Set([points.at(0), points.at(-1)]);
  return (
    <svg
      viewBox="0 0 712 248"
      role="img"
      aria-label={text.summary(weeks.map(totalOf))}
      className="w-full min-w-150 fill-ink-soft text-caption tabular-nums"
    >
      {marks.map(({ value, y }) => (
        <g key={value}>
          <line x1="36" x2="708" y1={y} y2={y} className="stroke-line" />
          <text x="28" y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {bars.map(({ x, y, total, isRunning, day, parts }) => (
        <g key={x}>
          <g opacity={isRunning ? 0.55 : undefined}>
            {parts.map((part) => (
              <rect
                key={part.type}
                x={x - 14}
                y={part.y}
                width="28"
                height={part.height}
                rx="1.5"
                data-colours=""
                className={fills[part.type]}
              />
            ))}
          </g>
          <text x={x} y={y - 6} textAnchor="middle" className="fill-ink font-bold">
            {total}
          </text>
          <text x={x} y="170" textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
      <line x1="36" x2="708" y1="240" y2="240" className="stroke-line" />
      {lines.map((line) => (
        <polyline
          key={line[0]?.x}
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth="1.5"
          className="fill-none stroke-ink"
        />
      ))}
      {points.map((point) => (
        <g key={point.x}>
          <circle
            cx={point.x}
            cy={point.y}
            r={point === points.at(-1) ? 4 : 2.5}
            strokeWidth="1.5"
            className="fill-card stroke-ink"
          />
          {ends.has(point) && (
            <text x={point.x} y={point.y - 9} textAnchor="middle" className="fill-ink font-bold">
              {point.hours}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function WeekTable({ weeks }: { weeks: readonly ContactWeek[] }) {
  return (
    <table className="w-full border-collapse text-table whitespace-nowrap tabular-nums">
      <caption className="sr-only">{text.title}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="py-1.5 pr-2 text-left">
            {text.week}
          </th>
          {typeOrder.map((type) => (
            <th key={type} scope="col" className={cell}>
              {contactTypeWords[type]}
            </th>
          ))}
          <th scope="col" className={cell}>
            {text.total}
          </th>
          <th scope="col" className={cell}>
            {text.hours}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.startDate} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal">
              {index === weeks.length - 1 ? text.running(shortDay(week.startDate)) : shortDay(week.startDate)}
            </th>
            {typeOrder.map((type) => (
              <td key={type} className={cell}>
                {countOf(week, type)}
              </td>
            ))}
            <td className={`${cell} font-bold`}>{totalOf(week)}</td>
            <td className={cell}>{week.medianHours ?? text.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
