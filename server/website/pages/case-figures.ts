import { grouped } from '../../../openapi/grouped';
import { eq, sql } from 'drizzle-orm';
import { PartType, UnitPriceBasis } from '../../../openapi/generated/enums';
import { printedText } from '../../../openapi/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { cases, siteSets, siteThemes } from '../../base/db/schema';
import type { HousingUnit } from '../../base/db/stored-values';
import { isLive } from '../../subjects/sites/public-site';
import { areasOf } from '../../subjects/sites/stated-facts';

/** Figures of a case on a card; empty where its pages say nothing. */
interface CaseFigures {
  area: string;
  price: string;
  completion: string;
  /** Percent of the newest month of construction. */
  progress: number | null;
}

/** Months of construction with a percentage. */
const months = sql.raw(`'$[*] ? (@.partType == ${PartType.progress}).items[*] ? (exists(@.percent))'`);

/** Newest month that the public site or the page of the case shows. */
const newestPercent = sql<number | null>`(
  select (month ->> 'percent')::int from (
    select jsonb_path_query(${cases.parts}, ${months}) as month
    union all select jsonb_path_query(${siteThemes.publishedParts}, ${months})
  ) shown order by month ->> 'label' desc, 1 desc limit 1
)`;

/** Figures of cases that visitors see, by id. */
export async function caseFigures(db: Db, ids: readonly number[]): Promise<Map<number, CaseFigures>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: cases.id,
      completion: cases.completion,
      housingUnits: cases.housingUnits,
      progress: newestPercent,
    })
    .from(cases)
    .leftJoin(siteSets, eq(siteSets.caseId, cases.id))
    .leftJoin(siteThemes, sql`${siteThemes.id} = ${siteSets.activeThemeId} and ${isLive}`)
    .where(inArray(cases.id, [...ids]));
  return new Map(
    rows.map(({ id, housingUnits, ...row }) => [
      id,
      { ...row, area: areasOf(housingUnits), price: priceOf(housingUnits) },
    ]),
  );
}

/**
 * Range of the total prices, as it speaks for the whole case: empty unless every unit has one. On request if every unit
 * is.
 */
export function priceOf(units: readonly HousingUnit[]): string {
  const isAll = (basis: UnitPriceBasis) =>
    units.length > 0 && units.every(({ priceBasis }) => priceBasis === basis);
  if (isAll(UnitPriceBasis.onRequest)) return printedText.priceOnRequest;
  if (!isAll(UnitPriceBasis.total)) return '';
  const prices = pricesOf(units);
  if (prices.length === 0) return '';
  const range = [...new Set([Math.min(...prices), Math.max(...prices)])].map(grouped);
  return printedText.price(false, range.join('～'));
}

/** Lowest total price of a case; undefined if none is known. */
export function priceFrom(units: readonly HousingUnit[]): number | undefined {
  const prices = pricesOf(units);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

const pricesOf = (units: readonly HousingUnit[]) =>
  units.flatMap(({ priceBasis, price, priceMost }) =>
    priceBasis === UnitPriceBasis.total && price !== undefined ? [price, priceMost ?? price] : [],
  );
