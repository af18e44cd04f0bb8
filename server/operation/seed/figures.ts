import { asc, eq } from 'drizzle-orm';
import { taipeiDay } from '../../base/contract/taipei-time';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { cases, siteCounts, siteSets, siteThemes, siteThemeVersions } from '../../base/db/schema';
import { campaign, sectionShares, usualVisitors } from './figures-data';
import { onDay } from './moments';

const days = 90;
/** The campaign ran for these days before today. */
const campaignDays = { from: 41, to: 13 };

type Row = typeof siteCounts.$inferInsert;
type Event = Row['event'];

/** Share of visitors who did something; those of the campaign came in order to book. */
const usualShares: readonly (readonly [Event, number])[] = [
  ['call', 0.021],
  ['line', 0.034],
  ['map', 0.052],
  ['begun', 0.044],
  ['sent', 0.016],
];
const campaignShares: readonly (readonly [Event, number])[] = [
  ['call', 0.03],
  ['begun', 0.11],
  ['sent', 0.052],
];

/** Ninety days of visits to the public sites, with a campaign that brought bookings. */
export async function seedFigures(tx: Db): Promise<void> {
  const sites = await tx
    .select({ id: siteSets.id, code: cases.code })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(inArray(cases.code, Object.keys(usualVisitors)));
  for (const { id, code } of sites) {
    const versions = await tx
      .select({ id: siteThemeVersions.id, publishedOn: siteThemeVersions.publishedOn })
      .from(siteThemeVersions)
      .innerJoin(siteThemes, eq(siteThemes.id, siteThemeVersions.themeId))
      .innerJoin(siteSets, eq(siteSets.caseId, siteThemes.caseId))
      .where(eq(siteSets.id, id))
      .orderBy(asc(siteThemeVersions.id));
    const liveOn = (moment: Date) =>
      versions.findLast(({ publishedOn }) => publishedOn <= moment) ?? versions[0];
    const usual = Object.entries(usualVisitors).find(([each]) => each === code)?.[1] ?? 0;
    const rows = Array.from({ length: days }, (_, before) => {
      const moment = onDay(-before, '12:00');
      return rowsOf(id, liveOn(moment)?.id ?? 0, { before, moment, usual });
    });
    await tx.insert(siteCounts).values(rows.flat());
  }
}

function rowsOf(
  siteId: number,
  publicationId: number,
  { before, moment, usual }: { before: number; moment: Date; usual: number },
): Row[] {
  const row = (event: Event, count: number, more: Partial<Row> = {}): Row[] =>
    count > 0 ? [{ siteId, publicationId, day: taipeiDay(moment), event, count, ...more }] : [];
  const isWeekend = [0, 6].includes(moment.getUTCDay());
  // A wave instead of chance: every first start shows the same.
  const wave = 1 + 0.18 * Math.sin(before / 3) + (isWeekend ? 0.35 : 0);
  const direct = Math.round(usual * wave * (1 - before / 300));
  const runs = before <= campaignDays.from && before >= campaignDays.to;
  const invited = runs ? Math.round(usual * 0.7 * wave) : 0;
  // Small shares add up over days, so that a week with visitors has bookings.
  const share = (visitors: number, part: number) =>
    Math.floor((before + 1) * visitors * part) - Math.floor(before * visitors * part);
  return [
    ...row('view', direct),
    ...row('view', invited, { campaign }),
    ...usualShares.flatMap(([event, part]) => row(event, share(direct, part))),
    ...campaignShares.flatMap(([event, part]) => row(event, share(invited, part), { campaign })),
    ...sectionShares.flatMap(([section, part]) =>
      row('section', Math.round((direct + invited) * part), { section }),
    ),
  ];
}
