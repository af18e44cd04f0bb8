import { publicPath } from '../contract/public-address';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import { siteSets } from '../db/schema';
import type { ItemRow } from '../releases/present';
import { recordPath } from './own-addresses';

/** Items of a release by the paths at which visitors find their pages. */
export async function itemPages(
  db: Db,
  items: readonly Pick<ItemRow, 'id' | 'kind' | 'recordId'>[],
): Promise<Map<string, number>> {
  const sites = items.filter(({ kind }) => kind === 'site');
  const named = await db
    .select({ caseId: siteSets.caseId, siteName: siteSets.siteName, caseCode: siteSets.caseCode })
    .from(siteSets)
    .where(
      inArray(
        siteSets.caseId,
        sites.map(({ recordId }) => recordId),
      ),
    );
  const pages = new Map<string, number>();
  for (const { id, kind, recordId } of items) {
    if (kind === 'case' || kind === 'article' || kind === 'news') pages.set(recordPath(kind, recordId), id);
    if (kind !== 'site') continue;
    const names = named.filter(({ caseId }) => caseId === recordId);
    for (const name of names.flatMap(({ siteName, caseCode }) => [siteName, caseCode])) {
      if (name) pages.set(publicPath(name.toLowerCase()), id);
    }
  }
  return pages;
}
