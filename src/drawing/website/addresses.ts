import { ArticleType, CaseTab } from '../../../openapi/generated/enums';
import type { Linked, Section } from './types';

const tabs: Record<CaseTab, string> = {
  [CaseTab.selling]: '',
  [CaseTab.upcoming]: '/upcoming',
  [CaseTab.soldOut]: '/sold-out',
};
const types: Record<ArticleType, string> = {
  [ArticleType.marketTrends]: '/market',
  [ArticleType.architecturalAesthetics]: '/aesthetics',
};

/** Path segment of each kind. */
export const sectionOf = { case: 'cases', article: 'articles', news: 'news' } as const;
export type RecordKind = keyof typeof sectionOf;

/** Addresses below a base; `routeOf` parses them. */
export function addressesUnder(base: string) {
  const under = (path: string) => base + path || '/';
  return {
    home: under(''),
    section: (section: Section) => under(`/${section}`),
    cases: (tab: CaseTab, page = 1, county: string | null = null) =>
      under(
        `/cases${tabs[tab]}${county === null ? '' : `/county/${encodeURIComponent(county)}`}${pageOf(page)}`,
      ),
    articles: (type: ArticleType | null, page = 1) =>
      under(`/articles${type ? types[type] : ''}${pageOf(page)}`),
    news: (page = 1) => under(`/news${pageOf(page)}`),
    record: (kind: RecordKind, { id, slug }: Pick<Linked, 'id' | 'slug'>) =>
      under(`/${sectionOf[kind]}/${id}${slug ? `-${encodeURIComponent(slug)}` : ''}`),
    atom: under('/feed.xml'),
    jsonFeed: under('/feed.json'),
    sitemap: under('/sitemap.xml'),
  };
}

export type Addresses = ReturnType<typeof addressesUnder>;

const pageOf = (page: number) => (page > 1 ? `/page/${page}` : '');

export type WebsiteRoute =
  | { kind: 'home' | 'contact' | 'atom' | 'jsonFeed' | 'sitemap' }
  | { kind: 'cases'; tab: CaseTab; county: string | null; page: number }
  | { kind: 'articles'; type: ArticleType | null; page: number }
  | { kind: 'news'; page: number }
  | { kind: 'record'; record: RecordKind; id: number };

const alone: Record<string, 'home' | 'contact' | 'atom' | 'jsonFeed' | 'sitemap'> = {
  '': 'home',
  '/contact': 'contact',
  '/feed.xml': 'atom',
  '/feed.json': 'jsonFeed',
  '/sitemap.xml': 'sitemap',
};

/** Route of a path after the base; null if unknown. Any text may follow an id. */
export function routeOf(path: string): WebsiteRoute | null {
  const kind = Object.hasOwn(alone, path) ? alone[path] : undefined;
  if (kind) return { kind };
  const item = /^\/(cases|articles|news)\/(\d{1,9})(?:-[^/]*)?$/.exec(path);
  if (item) {
    const record = { cases: 'case', articles: 'article', news: 'news' } as const;
    return { kind: 'record', record: record[item[1] as Exclude<Section, 'contact'>], id: Number(item[2]) };
  }
  const list =
    /^\/(cases|articles|news)(\/[a-z-]+)??(?:\/county\/([^/]{1,20}))?(?:\/page\/([1-9]\d{0,5}))?$/.exec(path);
  return list ? listOf(list[1] ?? '', list[2] ?? '', list[3] ?? null, Number(list[4] ?? 1)) : null;
}

function listOf(section: string, part: string, county: string | null, page: number): WebsiteRoute | null {
  if (county !== null && section !== 'cases') return null;
  if (section === 'news') return part === '' ? { kind: 'news', page } : null;
  if (section === 'cases') {
    const tab = keyOf(tabs, part);
    return tab ? { kind: 'cases', tab, county, page } : null;
  }
  const type = keyOf(types, part);
  return type || part === '' ? { kind: 'articles', type: type ?? null, page } : null;
}

function keyOf<Key extends number>(parts: Record<Key, string>, part: string): Key | undefined {
  const found = Object.entries(parts).find(([, value]) => value === part);
  return found ? (Number(found[0]) as Key) : undefined;
}
