import { areaRangeOf } from './key-facts';
import type { PagePart, SiteInfo } from './types';

/**
 * Title of a site's page for searches and shares: what staff wrote, else the case, where it is and how large, as in
 * `松濤硯｜臺北市大安區 46.8～71.6 坪`.
 */
export function pageTitle(
  written: string,
  { title, district }: Pick<SiteInfo, 'title' | 'district'>,
  parts: readonly PagePart[],
): string {
  if (written && written !== title) return written;
  const tail = [district, areaRangeOf(parts)].filter(Boolean).join(' ');
  return tail ? `${title}｜${tail}` : title;
}
