import { eq } from 'drizzle-orm';
import { addressesUnder, routeOf, type WebsiteRoute } from '../pages/website-addresses';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import { companyOf } from '../../subjects/content/company';
import * as seen from '../../subjects/content/visible-content';
import { websitePrefix } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { proofDrawn } from '../../base/db/schema';
import { build } from '../../base/process/release';
import { sentFrom } from '../pages/drawn-page';
import { drawWebsitePage } from '../pages/website';
import { nameOf } from '../pages/website-content';
import type { FurtherPage, Present } from './further-pages';
import { sha256 } from './manifest';

/** Chain of the company's website; the others belong to cases. */
export const websiteChain = 0;

/** Pages of the website that may have changed. */
export interface WebsiteAsked {
  /** Addresses of purges; null for all pages. */
  paths: readonly string[] | null;
  /** Includes list pages after the first. */
  withLists: boolean;
}

type PageRoute = Exclude<WebsiteRoute, { kind: 'atom' | 'jsonFeed' | 'sitemap' }>;
type ListRoute = Extract<PageRoute, { page: number }>;

const maxRecords = 10_000;
const lists: readonly ListRoute[] = [
  ...([1, 2, 3] as const).map((tab) => ({ kind: 'cases' as const, tab, county: null, page: 1 })),
  ...([null, 2, 3] as const).map((type) => ({ kind: 'articles' as const, type, page: 1 })),
  { kind: 'news', page: 1 },
];

/** The website as currently delivered to visitors: its start page and the requested pages. */
export async function presentWebsite(
  db: Db,
  config: Config,
  origin: string,
  { paths, withLists }: WebsiteAsked,
): Promise<Present> {
  const base = websiteBase(config);
  const source = sha256(build);
  const nothing = {
    publication: { id: 0, number: 0 },
    note: '',
    facts: [],
    advertising: null,
    approvals: null,
    title: nameOf(await companyOf(db)),
  };
  const known = await knownPaths(db);
  if (base === null) {
    const pages = known.map((path) => ({ path, bytes: null }));
    return { ...nothing, address: null, text: null, further: { pages, source } };
  }
  const draw = async (route: PageRoute) => {
    const drawn = await drawWebsitePage(db, base, route);
    return drawn && sentFrom(drawn, origin).text;
  };
  const pages = new Map<string, FurtherPage>();
  const add = async (route: PageRoute): Promise<boolean> => {
    const text = await draw(route);
    const path = pathOf(base, route);
    pages.set(path, { path, bytes: text === null ? null : Buffer.from(text) });
    return text !== null;
  };
  for (const route of paths === null ? await allRoutes(db) : routesIn(paths)) await add(route);
  if (withLists || paths === null) await addLists(base, known, add);
  if (paths === null) {
    for (const path of known) if (!pages.has(path)) pages.set(path, { path, bytes: null });
  }
  const text = await draw({ kind: 'home' });
  return {
    ...nothing,
    address: addressesUnder(base).home,
    text,
    further: { pages: [...pages.values()], source },
  };
}

async function knownPaths(db: Db): Promise<string[]> {
  const rows = await db
    .select({ path: proofDrawn.path })
    .from(proofDrawn)
    .where(eq(proofDrawn.caseId, websiteChain));
  return rows.map(({ path }) => path);
}

/** List pages after the first, as far as they exist; later ones known to the chain were removed. */
async function addLists(
  base: string,
  known: readonly string[],
  add: (route: PageRoute) => Promise<boolean>,
): Promise<void> {
  for (const list of lists) {
    for (let page = 2; ; page += 1) {
      const route = { ...list, page };
      const isThere = await add(route);
      if (!isThere && !known.includes(pathOf(base, route))) break;
    }
  }
}

/** Pages with these addresses, except the start page and feeds. */
function routesIn(paths: readonly string[]): PageRoute[] {
  const routes = new Map<string, PageRoute>();
  for (const path of paths) {
    const route = routeOf(decodeURIComponent(path.slice(websitePrefix.length)));
    if (!route || !isPage(route) || route.kind === 'home') continue;
    routes.set(pathOf('', route), route);
  }
  return [...routes.values()];
}

const isPage = (route: WebsiteRoute): route is PageRoute =>
  route.kind !== 'atom' && route.kind !== 'jsonFeed' && route.kind !== 'sitemap';

async function allRoutes(db: Db): Promise<PageRoute[]> {
  const limit = { limit: maxRecords };
  const record = (kind: 'case' | 'article' | 'news') => (row: { id: number }) => ({
    kind: 'record' as const,
    record: kind,
    id: row.id,
  });
  return [
    { kind: 'contact' },
    ...lists,
    ...(await seen.visibleCases(db, limit)).map(record('case')),
    ...(await seen.visibleArticles(db, limit)).map(record('article')),
    ...(await seen.visibleNews(db, limit)).map(record('news')),
  ];
}

/** Address of a page; for a record, without the words after its id, which change with its title. */
function pathOf(base: string, route: PageRoute): string {
  const to = addressesUnder(base);
  switch (route.kind) {
    case 'contact':
      return to.section('contact');
    case 'cases':
      return to.cases(route.tab, route.page, route.county);
    case 'articles':
      return to.articles(route.type, route.page);
    case 'news':
      return to.news(route.page);
    case 'record':
      return to.record(route.record, { id: route.id, slug: '' });
    default:
      return to.home;
  }
}
