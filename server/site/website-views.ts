import { articlePage, casePage, newsPage } from '../../src/site/record-pages';
import { addressesUnder, type WebsiteRoute } from '../../src/site/website/addresses';
import { websiteText } from '../../src/site/website/text';
import type {
  ArticleCard,
  CaseCard,
  CaseSite,
  Company,
  NamedCase,
  Neighbours,
  WebsiteFrame,
  WebsiteView,
} from '../../src/site/website/types';
import { recordView } from '../../src/site/website/WebsitePage';
import { formSection } from '../../src/site/bars';
import type { ImagePart, SiteContent } from '../../src/site/types';
import { ArticleType, CaseTab, PartType } from '../../openapi/generated/enums';
import { publicPath } from '../contract/public-address';
import * as seen from '../content/visible-content';
import { articleNeighbours, newsNeighbours } from '../content/visible-neighbours';
import { visiblePopup } from '../content/other-popups';
import { companyOf } from '../content/company';
import type { Db } from '../db/client';
import type { FileInfo } from '../files/file-infos';
import { newestConsentText } from '../sites/form-consent';
import { liveSitesOfCases } from '../sites/public-site';

/** Page of the website with the data of its head; addresses start with `/`. */
export interface WebsiteContent {
  view: WebsiteView;
  here: WebsiteFrame['here'];
  /** Null for a page that search engines should not index. */
  path: string | null;
  /** Page that search engines list instead: the own site of a case. */
  canonical?: string | undefined;
  title: string;
  description: string;
  keywords: string;
  share: FileInfo | null;
  modifiedOn: Date | null;
  /** Record of the page, for structured data. */
  record?: VisibleRecord;
  /** Address at which visitors book, for a case. */
  bookHref?: string | null;
}

export type VisibleRecord =
  | { kind: 'case'; own: NonNullable<Awaited<ReturnType<typeof seen.visibleCase>>> }
  | { kind: 'article'; own: NonNullable<Awaited<ReturnType<typeof seen.visibleArticle>>> }
  | { kind: 'news'; own: NonNullable<Awaited<ReturnType<typeof seen.visibleNewsItem>>> };

type PageRoute = Exclude<WebsiteRoute, { kind: 'atom' | 'jsonFeed' | 'sitemap' }>;

interface Reader {
  db: Db;
  base: string;
  company: Company;
}

const perPage = { cases: 12, articles: 7, news: 8 };
const onHome = { cases: 4, articles: 4, news: 4 };

/** Current content of a page for a visitor; null if it does not exist. */
export async function websiteContent(reader: Reader, route: PageRoute): Promise<WebsiteContent | null> {
  switch (route.kind) {
    case 'home':
      return homeOf(reader);
    case 'contact':
      return contactOf(reader);
    case 'cases':
      return casesOf(reader, route);
    case 'articles':
      return articlesOf(reader, route);
    case 'news':
      return newsOf(reader, route);
    case 'record':
      return records[route.record](reader, route.id);
    default:
      return null;
  }
}

export const nameOf = ({ name }: Company) => name || websiteText.unnamed;

export const websiteNameOf = async (db: Db): Promise<string> => nameOf(await companyOf(db));

/** Content of the page for unknown addresses (404). */
export function notFoundContent(): WebsiteContent {
  const { document, text } = websiteText.notFound;
  return { ...headOf(document, text), view: { kind: 'notFound' }, here: null, path: null };
}

const headOf = (title: string, description: string) => ({
  title,
  description,
  keywords: '',
  share: null,
  modifiedOn: null,
});

async function homeOf({ db, base, company }: Reader): Promise<WebsiteContent> {
  const highlighted = await seen.visibleCases(db, { isHighlight: true, limit: onHome.cases + 1 });
  const cases =
    highlighted.length > 0
      ? highlighted
      : await seen.visibleCases(db, { tab: CaseTab.selling, limit: onHome.cases + 1 });
  const first = cases.find(({ cover }) => cover !== null);
  const others = cases.filter((card) => card !== first);
  const [news, articles, popup] = [
    await seen.visibleNews(db, { limit: onHome.news }),
    await seen.visibleArticles(db, { limit: onHome.articles }),
    await visiblePopup(db),
  ];
  const hero = first ? caseCard(first) : null;
  const cards = (others.length > 0 ? others : cases).slice(0, onHome.cases).map(caseCard);
  return {
    ...headOf(nameOf(company), company.introduction || websiteText.descriptions.home(nameOf(company))),
    view: {
      kind: 'home',
      popup: popup && {
        title: popup.title,
        picture: pictureOf({ cover: popup.image, coverAlt: popup.altText }),
        url: popup.url,
        isNewWindow: popup.urlTarget === '_blank',
      },
      hero: hero?.picture ? { ...hero, picture: captioned(hero.picture, hero) } : null,
      cases: cards,
      news,
      articles: articles.map(articleCard),
    },
    here: 'home',
    path: addressesUnder(base).home,
    share: first?.cover ?? null,
  };
}

const captioned = (picture: ImagePart, { title, place }: CaseCard): ImagePart => ({
  ...picture,
  textContent: websiteText.caption(title, place),
});

function contactOf({ base, company }: Reader): WebsiteContent {
  return {
    ...headOf(
      titled(websiteText.sections.contact, company),
      websiteText.descriptions.contact(nameOf(company)),
    ),
    view: { kind: 'contact' },
    here: 'contact',
    path: addressesUnder(base).section('contact'),
  };
}

async function casesOf(
  { db, base, company }: Reader,
  { tab, page }: Extract<PageRoute, { kind: 'cases' }>,
): Promise<WebsiteContent | null> {
  const { cases: countOf } = await seen.countVisible(db);
  const counts = {
    [CaseTab.selling]: countOf(CaseTab.selling),
    [CaseTab.upcoming]: countOf(CaseTab.upcoming),
    [CaseTab.soldOut]: countOf(CaseTab.soldOut),
  };
  const range = rangeOf(page, counts[tab], perPage.cases);
  if (!range) return null;
  const cards = await seen.visibleCases(db, { tab, ...range });
  const title = websiteText.tabs[tab];
  return {
    ...headOf(
      titled(pagedTitle(title, page), company),
      websiteText.descriptions.cases(nameOf(company), title),
    ),
    view: { kind: 'cases', tab, counts, cards: cards.map(caseCard), page, pageCount: range.pageCount },
    here: 'cases',
    path: addressesUnder(base).cases(tab, page),
    share: cards[0]?.cover ?? null,
  };
}

async function articlesOf(
  { db, base, company }: Reader,
  { type, page }: Extract<PageRoute, { kind: 'articles' }>,
): Promise<WebsiteContent | null> {
  const { articles: countOf } = await seen.countVisible(db);
  const counts = {
    [ArticleType.marketTrends]: countOf(ArticleType.marketTrends),
    [ArticleType.architecturalAesthetics]: countOf(ArticleType.architecturalAesthetics),
  };
  const range = rangeOf(
    page,
    type ? counts[type] : counts[ArticleType.marketTrends] + counts[ArticleType.architecturalAesthetics],
    perPage.articles,
  );
  if (!range) return null;
  const cards = await seen.visibleArticles(db, { type: type ?? undefined, ...range });
  const title = type ? websiteText.types[type] : websiteText.sections.articles;
  return {
    ...headOf(titled(pagedTitle(title, page), company), websiteText.descriptions.articles(nameOf(company))),
    view: { kind: 'articles', type, counts, cards: cards.map(articleCard), page, pageCount: range.pageCount },
    here: 'articles',
    path: addressesUnder(base).articles(type, page),
    share: cards[0]?.cover ?? null,
  };
}

async function newsOf(
  { db, base, company }: Reader,
  { page }: Extract<PageRoute, { kind: 'news' }>,
): Promise<WebsiteContent | null> {
  const { news: count } = await seen.countVisible(db);
  const range = rangeOf(page, count, perPage.news);
  if (!range) return null;
  const items = await seen.visibleNews(db, range);
  return {
    ...headOf(
      titled(pagedTitle(websiteText.sections.news, page), company),
      websiteText.descriptions.news(nameOf(company)),
    ),
    view: { kind: 'news', items, page, pageCount: range.pageCount },
    here: 'news',
    path: addressesUnder(base).news(page),
  };
}

/** Null for a page number after the last one. */
function rangeOf(page: number, count: number, limit: number) {
  const pageCount = Math.max(1, Math.ceil(count / limit));
  return page > pageCount ? null : { offset: (page - 1) * limit, limit, pageCount };
}

const records = {
  case: async ({ db, base, company }: Reader, id: number): Promise<WebsiteContent | null> => {
    const own = await seen.visibleCase(db, id);
    if (!own) return null;
    const site = (await sitesOf(db, [own])).get(id) ?? null;
    const ids = own.recommendedCaseIds ?? [];
    const found = ids.length > 0 ? await seen.visibleCases(db, { ids, limit: ids.length }) : [];
    const recommended = ids.flatMap((each) => found.find((card) => card.id === each) ?? []).slice(0, 3);
    return {
      ...recordHead(own, company, own.subtitle || `${own.title} ${own.county}${own.district}`),
      view: {
        kind: 'case',
        content: casePage(own, own.introduction, own.parts),
        site,
        recommended: recommended.map(caseCard),
      },
      here: 'cases',
      path: addressesUnder(base).record('case', own),
      canonical: site?.href,
      record: { kind: 'case', own },
      bookHref: site?.bookHref ?? null,
    };
  },
  article: async ({ db, base, company }: Reader, id: number): Promise<WebsiteContent | null> => {
    const own = await seen.visibleArticle(db, id);
    if (!own) return null;
    const near = await articleNeighbours(db, own);
    return {
      ...recordHead(own, company, own.summary),
      view: withNear(articlePage(own, own.parts), near),
      here: 'articles',
      path: addressesUnder(base).record('article', own),
      record: { kind: 'article', own },
    };
  },
  news: async ({ db, base, company }: Reader, id: number): Promise<WebsiteContent | null> => {
    const own = await seen.visibleNewsItem(db, id);
    if (!own) return null;
    const near = await newsNeighbours(db, own);
    const named = await casesNamedIn(db, `${own.title} ${own.summary} ${own.content}`);
    return {
      ...recordHead(own, company, own.summary),
      view: withNear(newsPage(own, own.content), near, named),
      here: 'news',
      path: addressesUnder(base).record('news', own),
      record: { kind: 'news', own },
    };
  },
};

function withNear(content: SiteContent, near: Neighbours, named: readonly NamedCase[] = []): WebsiteView {
  const view = recordView(content);
  return view && 'near' in view ? { ...view, near, named } : { kind: 'notFound' };
}

/** Public sites of cases. A case that is sold out takes no bookings, nor does a page without its form. */
async function sitesOf(
  db: Db,
  cases: readonly { id: number; tab: CaseTab }[],
): Promise<Map<number, CaseSite>> {
  const sites = await liveSitesOfCases(
    db,
    cases.map(({ id }) => id),
  );
  const takesForms = sites.size > 0 && (await newestConsentText(db)) !== undefined;
  return new Map(
    cases.flatMap(({ id, tab }) => {
      const site = sites.get(id);
      if (!site) return [];
      const href = publicPath(site.siteName);
      const takesBookings = takesForms && site.hasForm && tab !== CaseTab.soldOut;
      return [[id, { href, bookHref: takesBookings ? `${href}#${formSection}` : null }]];
    }),
  );
}

const maxNamed = 3;

/** Visible cases whose title a text contains, in the order of the text. A title within a longer one does not count. */
async function casesNamedIn(db: Db, text: string): Promise<NamedCase[]> {
  const found = await seen.visibleCases(db, { namedIn: text, limit: 50 });
  let rest = text;
  const placed = found
    .toSorted((a, b) => b.title.length - a.title.length)
    .flatMap((card) => {
      const place = rest.indexOf(card.title);
      rest = rest.replaceAll(card.title, (title) => '\0'.repeat(title.length));
      return place < 0 ? [] : [{ card, place }];
    })
    .toSorted((a, b) => a.place - b.place)
    .slice(0, maxNamed);
  const cards = placed.map(({ card }) => card);
  const sites = await sitesOf(db, cards);
  return cards.map((card) => ({ ...caseCard(card), bookHref: sites.get(card.id)?.bookHref ?? null }));
}

type RecordOwn = VisibleRecord['own'];

function recordHead(own: RecordOwn, company: Company, description: string) {
  return {
    title: titled(own.seoTitle || own.title, company),
    description: own.seoDescription || description,
    keywords: own.seoKeywords ?? '',
    share: own.shareImage ?? own.cover,
    modifiedOn: new Date(own.lastModifiedOn),
  };
}

const titled = (title: string, company: Company) => websiteText.titled(title, nameOf(company));
const pagedTitle = (title: string, page: number) => (page > 1 ? websiteText.pageOf(title, page) : title);

function caseCard({ county, district, ...card }: seen.CaseCard): CaseCard {
  return { ...card, place: county + district, picture: pictureOf(card) };
}

const articleCard = (card: seen.ArticleCard): ArticleCard => ({ ...card, picture: pictureOf(card) });

const pictureOf = ({ cover, coverAlt }: { cover: FileInfo | null; coverAlt: string }): ImagePart | null =>
  cover && { partType: PartType.image, ...cover, altText: coverAlt };
