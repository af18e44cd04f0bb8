import { addressesUnder, type WebsiteRoute } from '../../../src/drawing/website/addresses';
import { websiteText } from '../../../src/drawing/website/text';
import type { ArticleCard, CaseCard, County } from '../../../src/drawing/website/types';
import type { ImagePart } from '../../../src/drawing/types';
import { ArticleType, CaseTab } from '../../../openapi/generated/enums';
import * as seen from '../../subjects/content/visible-content';
import { visiblePopup } from '../../subjects/content/other-popups';
import {
  caseCards,
  headOf,
  nameOf,
  pictureOf,
  type Reader,
  titled,
  type WebsiteContent,
} from './website-content';
import { recordPages } from './website-records';

type PageRoute = Exclude<WebsiteRoute, { kind: 'atom' | 'jsonFeed' | 'sitemap' }>;

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
      return recordPages[route.record](reader, route.id);
    default:
      return null;
  }
}

/** Content of the page for unknown addresses (404). */
export function notFoundContent(): WebsiteContent {
  const { document, text } = websiteText.notFound;
  return { ...headOf(document, text), view: { kind: 'notFound' }, here: null, path: null };
}

async function homeOf({ db, base, company }: Reader): Promise<WebsiteContent> {
  const highlighted = await seen.visibleCases(db, { isHighlight: true, limit: onHome.cases + 1 });
  const cases =
    highlighted.length > 0
      ? highlighted
      : await seen.visibleCases(db, { tab: CaseTab.selling, limit: onHome.cases + 1 });
  const first = cases.find(({ cover }) => cover !== null);
  const [news, articles, popup] = [
    await seen.visibleNews(db, { limit: onHome.news }),
    await seen.visibleArticles(db, { limit: onHome.articles }),
    await visiblePopup(db),
  ];
  const cards = await caseCards(db, cases);
  const hero = cards.find(({ id }) => id === first?.id);
  const others = cards.filter((card) => card !== hero);
  const { counties } = await seen.countCases(db);
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
      cases: (others.length > 0 ? others : cards).slice(0, onHome.cases),
      counties: choicesOf(counties(CaseTab.selling)),
      news,
      articles: articles.map(articleCard),
    },
    here: 'home',
    path: addressesUnder(base).home,
    share: first?.cover ?? null,
  };
}

/** A range that stays on one line, by word joiners. */
const unbroken = (range: string) => range.replace('～', '\u2060～\u2060');

/** Counties among which a visitor can choose. */
const choicesOf = (counties: readonly County[]) => (counties.length > 1 ? counties : []);

const captioned = (picture: ImagePart, { title, place, area, price }: CaseCard): ImagePart => ({
  ...picture,
  textContent: websiteText.caption(title, place, ...[area, price].map(unbroken)),
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
  { tab, county, page }: Extract<PageRoute, { kind: 'cases' }>,
): Promise<WebsiteContent | null> {
  const { all, counties } = await seen.countCases(db);
  const counts = {
    [CaseTab.selling]: all(CaseTab.selling),
    [CaseTab.upcoming]: all(CaseTab.upcoming),
    [CaseTab.soldOut]: all(CaseTab.soldOut),
  };
  const found = counties(tab);
  const count = county === null ? counts[tab] : found.find((each) => each.county === county)?.count;
  const range = count === undefined ? null : rangeOf(page, count, perPage.cases);
  if (!range) return null;
  const rows = await seen.visibleCases(db, { tab, county: county ?? undefined, ...range });
  const title = county === null ? websiteText.tabs[tab] : websiteText.casesIn(county, websiteText.tabs[tab]);
  const to = addressesUnder(base);
  return {
    ...headOf(
      titled(pagedTitle(title, page), company),
      websiteText.descriptions.cases(nameOf(company), title),
    ),
    view: {
      kind: 'cases',
      tab,
      county,
      counts,
      counties: choicesOf(found),
      cards: await caseCards(db, rows),
      page,
      pageCount: range.pageCount,
    },
    here: 'cases',
    path: to.cases(tab, page, county),
    // The only county is the whole list once more.
    canonical: found.length > 1 ? undefined : to.cases(tab, page),
    share: rows[0]?.cover ?? null,
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

const pagedTitle = (title: string, page: number) => (page > 1 ? websiteText.pageOf(title, page) : title);

const articleCard = (card: seen.ArticleCard): ArticleCard => ({ ...card, picture: pictureOf(card) });
