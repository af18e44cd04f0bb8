import type { components } from '../../../../openapi/generated/types';
import { dateText } from '../../../base/time/date-time';
import { countText, figuresText as text } from './text';

type Figures = components['schemas']['SiteFigures'];

interface Row {
  part: string;
  name: string;
  count: string;
  share?: string;
}

/** A column with its heading and its cells, as in files of the server. */
const columns: readonly (readonly [head: string, cell: (row: Row) => string])[] = [
  [text.csv.part, ({ part }) => part],
  [text.csv.name, ({ name }) => name],
  [text.csv.count, ({ count }) => count],
  [text.csv.share, ({ share = '' }) => share],
];

function rowsOf({ totals, sections, campaigns, publications, from, days }: Figures): Row[] {
  const { csv } = text;
  const percentOf = (share: { share: number } | null) => (share ? text.percent(share.share, 1) : '');
  return [
    { part: csv.period, name: from, count: String(days) },
    ...Object.entries(totals).map(([name, count]) => ({
      part: csv.totals,
      name: csv.events[name as keyof typeof totals],
      count: countText(count),
    })),
    ...sections.map(({ title, views, share }) => ({
      part: text.sections,
      name: title,
      count: countText(views),
      share: percentOf(share),
    })),
    ...campaigns.flatMap(({ channel, campaign, views, sent }) => {
      const name = [text.channelOf(channel), campaign].filter(Boolean).join(text.space);
      return [
        { part: csv.campaignViews, name, count: countText(views) },
        { part: csv.campaignSent, name, count: countText(sent) },
      ];
    }),
    ...publications.map(({ number, publishedOn, views, rates }) => ({
      part: csv.publications,
      name: `${text.nth(number)} ${dateText(publishedOn)}`,
      count: countText(views),
      share: percentOf(rates.sent),
    })),
  ];
}

/** Figures of a site as a CSV file, with the same data as the screen. */
export function figuresCsv(figures: Figures): string {
  const lines = [
    columns.map(([head]) => head),
    ...rowsOf(figures).map((row) => columns.map(([, cellOf]) => cellOf(row))),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** Escapes a cell so that it cannot act as a formula; section titles and campaigns are free text. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
