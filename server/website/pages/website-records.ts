import { articlePage, casePage, newsPage } from '../../../src/drawing/record-pages';
import { addressesUnder } from '../../../src/drawing/website/addresses';
import type {
  CaseSite,
  Company,
  NamedCase,
  Neighbours,
  WebsiteView,
} from '../../../src/drawing/website/types';
import { recordView } from '../../../src/drawing/website/WebsitePage';
import { formSection } from '../../../src/drawing/bars';
import type { SiteContent } from '../../../src/drawing/types';
import { wordsOf } from '../../../openapi/block-words';
import { CaseTab } from '../../../openapi/generated/enums';
import { publicPath } from '../../base/contract/public-address';
import * as seen from '../../subjects/content/visible-content';
import { articleNeighbours, newsNeighbours } from '../../subjects/content/visible-neighbours';
import type { Db } from '../../base/db/client';
import { newestConsentText } from '../../subjects/sites/form-consent';
import { liveSitesOfCases } from '../../subjects/sites/public-site';
import { caseCards, type Reader, titled, type VisibleRecord, type WebsiteContent } from './website-content';

/** Page of a visible record; null if visitors do not see it. */
export const recordPages = {
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
        recommended: await caseCards(db, recommended),
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
    const words = own.parts.flatMap(wordsOf).map(({ text }) => text);
    const named = await casesNamedIn(db, [own.title, own.summary, ...words].join(' '));
    return {
      ...recordHead(own, company, own.summary),
      view: withNear(articlePage(own, own.parts), near, named),
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

function withNear(content: SiteContent, near: Neighbours, named: readonly NamedCase[]): WebsiteView {
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
  const rows = placed.map(({ card }) => card);
  const [cards, sites] = [await caseCards(db, rows), await sitesOf(db, rows)];
  return cards.map((card) => ({ ...card, bookHref: sites.get(card.id)?.bookHref ?? null }));
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
