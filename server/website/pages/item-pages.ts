import { publicPath } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { siteSets } from '../../base/db/schema';
import type { ItemRow } from '../../subjects/releases/items';
import { recordPath } from './own-addresses';

type Item = Pick<ItemRow, 'id' | 'kind' | 'recordId'>;

/** Items of a release by the paths at which visitors find their pages. */
export const itemPages = async (db: Db, items: readonly Item[]): Promise<Map<string, number>> =>
  (await itemPagesAmong(db, items))(items);

/** The same for each of several releases, whose items are read at once. */
export async function itemPagesAmong(
  db: Db,
  all: readonly Item[],
): Promise<(items: readonly Item[]) => Map<string, number>> {
  const sites = all.filter(({ kind }) => kind === 'site');
  const named = await db
    .select({ caseId: siteSets.caseId, siteName: siteSets.siteName, caseCode: siteSets.caseCode })
    .from(siteSets)
    .where(
      inArray(
        siteSets.caseId,
        sites.map(({ recordId }) => recordId),
      ),
    );
  return (items) => pagesOf(items, named);
}

type Named = Pick<typeof siteSets.$inferSelect, 'caseId' | 'siteName' | 'caseCode'>;

function pagesOf(items: readonly Item[], named: readonly Named[]): Map<string, number> {
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
