import { and, asc, ne } from 'drizzle-orm';
import type { OtherCase } from '../../../src/drawing/types';
import type { Addresses } from '../../../src/drawing/website/addresses';
import { CaseTab, PartType } from '../../../openapi/generated/enums';
import { publicPath } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { cases } from '../../base/db/schema';
import type { HousingUnit } from '../../base/db/stored-values';
import { infoOf, fileInfos } from '../../base/files/file-infos';
import { coverOf } from '../../base/files/record-pictures';
import { shownName } from '../../blocks/shown-settings';
import { keptNameOfCase, liveSitesOfCases } from '../../subjects/sites/public-site';
import { areasOf } from '../../subjects/sites/stated-facts';
import { columnsOf, isVisible } from '../../subjects/content/visible-content';
import { priceFrom, priceOf } from './case-figures';

const maxShown = 3;
/** Cases from which the nearest are chosen. */
const maxAsked = 500;

/**
 * Other cases for the page of a site: of the same county first, then the nearest in price. Sold-out ones are never
 * among them. With a website they link to its pages, else to their sites, without values that only the website
 * publishes.
 */
export async function otherCasesFor(
  db: Db,
  { caseId, county }: { caseId: number; county: string },
  to: Addresses | null,
): Promise<OtherCase[]> {
  const rows = await db
    .select({
      ...columnsOf(cases),
      county: cases.county,
      district: cases.district,
      housingUnits: cases.housingUnits,
      keptName: keptNameOfCase,
    })
    .from(cases)
    .where(and(isVisible.case, ne(cases.tab, CaseTab.soldOut)))
    .orderBy(asc(cases.tab), asc(cases.sort), asc(cases.id))
    .limit(maxAsked);
  const sites = to
    ? new Map<number, never>()
    : await liveSitesOfCases(
        db,
        rows.map(({ id }) => id),
      );
  const own = priceFrom(rows.find(({ id }) => id === caseId)?.housingUnits ?? []);
  const chosen = rows
    .filter(({ id }) => id !== caseId && (to !== null || sites.has(id)))
    // Keeps the order of staff among equals.
    .toSorted(
      (a, b) =>
        Number(b.county === county) - Number(a.county === county) ||
        distance(own, a.housingUnits) - distance(own, b.housingUnits),
    )
    .slice(0, maxShown);
  const infos = await fileInfos(db, chosen.map(coverOf));
  return chosen.map((row) => {
    const site = sites.get(row.id);
    const name = shownName(row, row);
    const cover = infoOf(infos, row.coverSha);
    return {
      id: row.id,
      title: name.title,
      place: name.county + name.district,
      href: to ? to.record('case', row) : publicPath(site?.siteName ?? ''),
      picture: cover && { partType: PartType.image, ...cover, altText: row.coverAlt },
      area: to ? areasOf(row.housingUnits) : '',
      price: to ? priceOf(row.housingUnits) : '',
    };
  });
}

/** Cases without a price come last. */
function distance(own: number | undefined, units: readonly HousingUnit[]): number {
  const price = priceFrom(units);
  if (own === undefined) return 0;
  return price === undefined ? Number.MAX_VALUE : Math.abs(price - own);
}
