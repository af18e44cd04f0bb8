import { addressesUnder, type Addresses, routeOf } from '../../../src/drawing/website/addresses';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import { publicPath } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { publicSite } from '../../subjects/sites/public-site';
import { otherCasesFor } from './other-cases';
import type { SitePublished } from './page-form';
import { drawPublicPage, type PublicPage } from './public-page';
import { websiteAddresses } from './website-addresses';
import { drawWebsiteForVisitors } from './website';

/** The page of a site in its frame. */
export async function drawSiteForVisitors(
  db: Db,
  site: SitePublished,
  isOwnHost: boolean,
  website: Addresses | null,
): Promise<PublicPage> {
  const otherCases = await otherCasesFor(db, { caseId: site.caseId, county: site.head.county }, website);
  return drawPublicPage(db, site, isOwnHost, { website, otherCases, isForVisitors: true });
}

/** Draws the page of this address, which orders the files that it lacks. */
export async function drawPathForVisitors(db: Db, config: Config, path: string): Promise<void> {
  const sites = publicPath('');
  if (path.startsWith(sites)) {
    const site = await publicSite(db, decodeURIComponent(path.slice(sites.length)));
    if (site?.kind !== 'page') return;
    await drawSiteForVisitors(db, site, config.publicOrigin !== undefined, websiteAddresses(config));
    return;
  }
  const base = websiteBase(config);
  if (base === null) return;
  const route = routeOf(
    path === addressesUnder(base).home ? '' : decodeURIComponent(path.slice(base.length)),
  );
  if (route) await drawWebsiteForVisitors(db, base, route);
}
