import type { components } from '../../../../openapi/generated/types';
import { dateText } from '../../../time/date-time';
import { countText, figuresText as text } from './text';

type Figures = components['schemas']['SiteFigures'];

/** Figures of a site as a CSV file, with the same data as the screen. */
export function figuresCsv({ totals, sections, campaigns, publications, from, days }: Figures): string {
  const { csv } = text;
  const percentOf = (share: { share: number } | null) => (share ? text.percent(share.share, 1) : '');
  const rows = [
    [csv.part, csv.name, csv.count, csv.share],
    [csv.period, from, String(days), ''],
    ...Object.entries(totals).map(([name, count]) => [
      csv.totals,
      csv.events[name as keyof typeof totals],
      countText(count),
      '',
    ]),
    ...sections.map(({ title, views, share }) => [text.sections, title, countText(views), percentOf(share)]),
    ...campaigns.flatMap(({ channel, campaign, views, sent }) => {
      const name = [text.channelOf(channel), campaign].filter(Boolean).join(text.space);
      return [
        [csv.campaignViews, name, countText(views), ''],
        [csv.campaignSent, name, countText(sent), ''],
      ];
    }),
    ...publications.map(({ number, publishedOn, views, rates }) => [
      csv.publications,
      `${text.nth(number)} ${dateText(publishedOn)}`,
      countText(views),
      percentOf(rates.sent),
    ]),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Escapes a cell so that it cannot act as a formula; section titles and campaigns are free text. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
