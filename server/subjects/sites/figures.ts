import { and, asc, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import { notFound } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { cases, siteCounts, siteSets, siteThemes, siteThemeVersions } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import { taipeiDay, dayMs } from '../../base/contract/taipei-time';
import { changeOf, daysUntilSignificant, isEnough, shareOf, shown, shownParts } from './figure-statistics';

type Schemas = components['schemas'];
type Totals = Record<Schemas['FigureEvent'], number>;

const shownPublications = 5;
const shownCampaigns = 10;
const periodDays = { days28: 28, days90: 90 } as const;

interface Row {
  publicationId: number;
  event: Schemas['FigureEvent'];
  section: string;
  campaign: string;
  count: number;
}

interface Publication {
  id: number;
  number: number;
  publishedOn: Date;
}

/** Counters of a case's site; 404 for a case without one. */
export async function siteFigures(
  db: Db,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  caseId: number,
  period: Schemas['FigurePeriod'] = 'publication',
): Promise<Schemas['SiteFigures']> {
  const [site] = await db
    .select({ id: siteSets.id, title: cases.title })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(and(eq(siteSets.caseId, caseId), isNull(cases.deletedOn)));
  if (!site) throw notFound();
  const publications = (await publicationsOf(db, caseId)).slice(-shownPublications);
  const newest = publications.at(-1);
  const before = publications.at(-2);
  const from =
    period === 'publication'
      ? taipeiDay(newest?.publishedOn ?? new Date())
      : dayBefore(periodDays[period] - 1);
  const [oldest] = publications;
  const published = oldest ? await countsOf(db, site.id, gte(siteCounts.publicationId, oldest.id)) : [];
  const own = (id: number | undefined) => published.filter(({ publicationId }) => publicationId === id);
  const rows =
    period === 'publication' ? own(newest?.id) : await countsOf(db, site.id, gte(siteCounts.day, from));
  const totals = totalsOf(rows);
  const known = publications.map((publication) => ({
    ...publication,
    totals: totalsOf(own(publication.id)),
  }));
  // Next to the total, a single hidden value could be computed.
  const views = shownParts(known.map(({ totals: counted }) => counted.view));
  const days = daysSince(from);
  const beforeTotals = totalsOf(own(before?.id));
  return {
    title: site.title,
    period,
    from,
    days,
    number: newest?.number ?? 0,
    isEnough: isEnough(totals.view),
    hasScript: publicOrigin !== undefined,
    totals: mapped(totals),
    dailyBefore: newest && before ? dailyOf(beforeTotals.view, before.publishedOn, newest.publishedOn) : null,
    publications: known.map(({ id, number, publishedOn, totals: counted }, index) => ({
      versionId: id,
      number,
      publishedOn: publishedOn.toISOString(),
      views: views[index] ?? null,
      rates: typeof views[index] === 'number' ? ratesOf(counted) : { sent: null, contact: null },
    })),
    comparisons:
      newest && before
        ? comparisonsOf(totalsOf(own(newest.id)), beforeTotals, daysSince(taipeiDay(newest.publishedOn)))
        : [],
    sections: sectionsOf(rows, totals.view, own(before?.id), beforeTotals.view, period === 'publication'),
    campaigns: campaignsOf(rows),
  };
}

async function publicationsOf(db: Db, caseId: number): Promise<Publication[]> {
  const rows = await db
    .select({ id: siteThemeVersions.id, publishedOn: siteThemeVersions.publishedOn })
    .from(siteThemeVersions)
    .innerJoin(siteThemes, eq(siteThemes.id, siteThemeVersions.themeId))
    .where(eq(siteThemes.caseId, caseId))
    .orderBy(asc(siteThemeVersions.id));
  return rows.map((row, index) => ({ ...row, number: index + 1 }));
}

/** Sums of a site's counters under a condition. */
async function countsOf(db: Db, siteId: number, condition: SQL): Promise<Row[]> {
  const { publicationId, event, section, campaign, count } = siteCounts;
  return db
    .select({ publicationId, event, section, campaign, count: sql<number>`sum(${count})::int` })
    .from(siteCounts)
    .where(and(eq(siteCounts.siteId, siteId), condition))
    .groupBy(publicationId, event, section, campaign);
}

function totalsOf(rows: readonly Row[]): Totals {
  const totals: Totals = {
    view: 0,
    section: 0,
    call: 0,
    line: 0,
    map: 0,
    brochure: 0,
    begun: 0,
    refused: 0,
    sent: 0,
  };
  for (const { event, count } of rows) totals[event] += count;
  return totals;
}

const mapped = (totals: Totals): Schemas['FigureTotals'] => ({
  view: shown(totals.view),
  call: shown(totals.call),
  line: shown(totals.line),
  map: shown(totals.map),
  brochure: shown(totals.brochure),
  begun: shown(totals.begun),
  refused: shown(totals.refused),
  sent: shown(totals.sent),
});

/** Omits small counts from the sum: subtraction would reveal them. */
const ratesOf = ({ view, sent, call, line }: Totals): Schemas['FigureRates'] => ({
  sent: shareOf(sent, view),
  contact: shareOf((shown(call) ?? 0) + (shown(line) ?? 0), view),
});

function comparisonsOf(now: Totals, before: Totals, days: number): Schemas['FigureComparison'][] {
  const [own, earlier] = [ratesOf(now), ratesOf(before)];
  return (['sent', 'contact'] as const).flatMap((measure) => {
    const [share, shareBefore] = [own[measure], earlier[measure]];
    if (!share || !shareBefore) return [];
    const left = daysUntilSignificant(share, shareBefore, { views: now.view, days });
    return [
      { measure, change: changeOf(share, shareBefore), judgedOn: left === null ? null : dayBefore(-left) },
    ];
  });
}

/** Most viewed sections first. Earlier values are included only for counts since a publication. */
function sectionsOf(
  rows: readonly Row[],
  views: number,
  earlier: readonly Row[],
  viewsBefore: number,
  isCompared: boolean,
): Schemas['FigureSection'][] {
  const [now, then] = [bySection(rows), bySection(earlier)];
  return [...now]
    .toSorted(([, a], [, b]) => b - a)
    .map(([title, count]) => {
      const share = shareOf(count, views);
      const before = isCompared ? shareOf(then.get(title) ?? 0, viewsBefore) : null;
      return {
        title,
        views: shown(count),
        share,
        before,
        change: share && before ? changeOf(share, before) : null,
      };
    });
}

function bySection(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { event, section, count } of rows) {
    if (event === 'section') counts.set(section, (counts.get(section) ?? 0) + count);
  }
  return counts;
}

function campaignsOf(rows: readonly Row[]): Schemas['FigureCampaign'][] {
  const counts = new Map<string, { views: number; sent: number }>();
  for (const { event, campaign, count } of rows) {
    if (event !== 'view' && event !== 'sent') continue;
    const known = counts.get(campaign) ?? { views: 0, sent: 0 };
    known[event === 'view' ? 'views' : 'sent'] += count;
    counts.set(campaign, known);
  }
  const views = shownParts([...counts.values()].map((each) => each.views));
  const sent = shownParts([...counts.values()].map((each) => each.sent));
  return [...counts]
    .map(([label, each], index): [string, typeof each, (number | null)[]] => [
      label,
      each,
      [views[index] ?? null, sent[index] ?? null],
    ])
    .toSorted(([, a], [, b]) => b.views - a.views || b.sent - a.sent)
    .slice(0, shownCampaigns)
    .filter(([, , counted]) => counted.some((each) => each !== null))
    .map(([label, , [ownViews = null, ownSent = null]]) => {
      const [channel = '', ...name] = label.split('|');
      return { channel, campaign: name.join('|'), views: ownViews, sent: ownSent };
    });
}

const dayBefore = (days: number) => taipeiDay(new Date(Date.now() - days * dayMs));
const daysSince = (day: string) =>
  Math.max(1, Math.round((Date.parse(taipeiDay(new Date())) - Date.parse(day)) / dayMs) + 1);

function dailyOf(views: number, from: Date, to: Date): number | null {
  const days = Math.max(1, (to.getTime() - from.getTime()) / dayMs);
  return shown(views) === null ? null : Math.round(views / days);
}
