import { renderToStaticMarkup } from 'react-dom/server';
import { routeOf } from '../../../src/drawing/website/addresses';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import { companyOf } from '../../subjects/content/company';
import { publicPath } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { publicSite } from '../../subjects/sites/public-site';
import { draftDocument } from './drawn-draft';
import { type Drawn, sentFrom, wholePage } from './drawn-page';
import { draftPage } from './opened-draft';
import { otherCasesFor } from './other-cases';
import { offersDownload } from './policy';
import { drawPublicPage } from './public-page';
import { setHref } from './set-addresses';
import type { SetItem } from './set-items';
import { drawWebsitePage } from './website';
import { websiteAddresses } from './website-addresses';

/** A page by itself, as HTML of its own. */
export interface PageAlone {
  html: string;
  /** Of its style elements. */
  nonce: string;
  hasDownload: boolean;
}

/** The page at a path of ours, for nobody's visit; null where visitors find none. */
export async function pageAt(
  db: Db,
  config: Config,
  path: string,
  origin: string,
): Promise<PageAlone | null> {
  const sites = publicPath('');
  if (path.startsWith(sites)) return sitePageAt(db, config, decodeURI(path.slice(sites.length)), origin);
  const base = websiteBase(config);
  const route = base === null ? null : routeOf(path === '/' ? '' : path);
  if (base === null || !route || isFeed(route.kind)) return null;
  const drawn = await drawWebsitePage(db, base, route, wholePage);
  return drawn && { ...aloneOf(drawn, origin), hasDownload: drawn.text.includes(' download="') };
}

const isFeed = (kind: string) => kind === 'atom' || kind === 'jsonFeed' || kind === 'sitemap';

async function sitePageAt(db: Db, config: Config, name: string, origin: string): Promise<PageAlone | null> {
  const found = await publicSite(db, name);
  const site = found?.kind === 'redirect' ? await publicSite(db, found.siteName) : found;
  if (site?.kind !== 'page') return null;
  const website = websiteAddresses(config);
  const otherCases = await otherCasesFor(db, { caseId: site.caseId, county: site.head.county }, website);
  const frame = { website, otherCases, isForVisitors: false, isPreview: true };
  const drawn = await drawPublicPage(db, site, false, frame);
  return { ...aloneOf(drawn, origin), hasDownload: drawn.hasDownload };
}

const aloneOf = (drawn: Drawn, origin: string) => ({
  html: sentFrom(drawn, origin).text,
  nonce: drawn.nonce,
});

/** The draft of an item that visitors would not find, or not on a website of ours; null without a draft. */
export async function draftOf(
  db: Db,
  config: Config,
  { item, token, nonce }: { item: SetItem; token: string; nonce: string },
): Promise<PageAlone | null> {
  const page = await itemDraft(db, item);
  if (!page) return null;
  const document = draftDocument(page, {
    frame: { company: await companyOf(db), base: websiteBase(config), here: null },
    href: setHref(token, { kind: 'item', id: item.id }, { state: 'after', width: 'computer' }),
    nonce,
  });
  const html = `<!doctype html>${renderToStaticMarkup(document)}`;
  return { html, nonce, hasDownload: offersDownload(page.content.parts) };
}

/** The draft of an item, with the columns that wait. */
export function itemDraft(db: Db, { kind, recordId, themeId, action, values }: SetItem) {
  if (kind === 'site') return themeId === null ? null : draftPage(db, { kind: 'theme', recordId: themeId });
  if (kind !== 'case' && kind !== 'article' && kind !== 'news') return null;
  return draftPage(db, { kind, recordId }, action === 'change' ? (values ?? {}) : {});
}
