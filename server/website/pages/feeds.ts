import { Feed } from 'feed';
import { CaseTab } from '../../../openapi/generated/enums';
import { addressesUnder } from '../../../src/drawing/website/addresses';
import { websiteText } from '../../../src/drawing/website/text';
import type { Company } from '../../../src/drawing/website/types';
import { publicPath } from '../../base/contract/public-address';
import * as seen from '../../subjects/content/visible-content';
import type { Db } from '../../base/db/client';
import { liveSitesOf } from '../../subjects/sites/public-site';
import { type Drawn, drawnText, someOrigin } from './drawn-page';
import { nameOf } from './website-content';

interface Source {
  db: Db;
  base: string;
  company: Company;
}

/** Maximum articles, and maximum news, in a feed. */
const perFeed = 20;

/** The newest articles and news as a feed. */
export async function feedOf({ db, base, company }: Source, format: 'atom' | 'jsonFeed'): Promise<Drawn> {
  const to = addressesUnder(base);
  const entries = [
    ...(await seen.visibleNews(db, { limit: perFeed })).map((item) => ({ item, kind: 'news' as const })),
    ...(await seen.visibleArticles(db, { limit: perFeed })).map((item) => ({
      item,
      kind: 'article' as const,
    })),
  ].toSorted((a, b) => b.item.publishDate.localeCompare(a.item.publishDate));
  const times = entries.map(({ item }) => item.lastModifiedOn.getTime());
  const feed = new Feed({
    id: someOrigin + to.home,
    link: someOrigin + to.home,
    title: plain(nameOf(company)),
    description: plain(company.introduction || websiteText.descriptions.home(nameOf(company))),
    language: 'zh-Hant-TW',
    copyright: plain(company.legalName || nameOf(company)),
    updated: new Date(Math.max(0, ...times)),
    generator: '',
    author: { name: plain(nameOf(company)), link: someOrigin + to.home },
    feedLinks: { atom: someOrigin + to.atom, json: someOrigin + to.jsonFeed },
  });
  for (const { item, kind } of entries) {
    feed.addItem({
      // Readers identify an entry by this, so it omits the title.
      id: someOrigin + to.record(kind, { ...item, slug: '' }),
      link: someOrigin + to.record(kind, item),
      title: plain(item.title),
      ...(item.summary ? { description: plain(item.summary) } : {}),
      content: plain(item.summary || item.title),
      date: item.lastModifiedOn,
      published: taipeiDay(item.publishDate),
      ...(item.cover ? { image: someOrigin + item.cover.filePath } : {}),
    });
  }
  return format === 'atom'
    ? drawnText(feed.atom1(), 'application/atom+xml; charset=utf-8')
    : drawnText(feed.json1(), 'application/feed+json; charset=utf-8');
}

/** XML forbids control characters, even escaped. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ');

const taipeiDay = (date: string) => new Date(`${date}T00:00:00+08:00`);

/** Limit of addresses in a sitemap file. */
const maxAddresses = 50_000;

/** All pages that search engines may list, with their last change. */
export async function sitemapOf({ db, base }: Source): Promise<Drawn> {
  const to = addressesUnder(base);
  const all = { limit: maxAddresses };
  const sites = await liveSitesOf(db);
  // The page of a case with a site of its own names the site as canonical.
  const listedBySite = new Set(sites.map(({ caseId }) => caseId));
  const records = [
    ...(await seen.visibleCases(db, all))
      .filter(({ id }) => !listedBySite.has(id))
      .map((item) => ({ item, kind: 'case' as const })),
    ...(await seen.visibleArticles(db, all)).map((item) => ({ item, kind: 'article' as const })),
    ...(await seen.visibleNews(db, all)).map((item) => ({ item, kind: 'news' as const })),
  ];
  const lists = [
    to.home,
    ...Object.values(CaseTab).map((tab) => to.cases(tab)),
    to.news(),
    ...([null, 2, 3] as const).map((type) => to.articles(type)),
    to.section('contact'),
  ];
  const entries = [
    ...lists.map((path) => ({ path, on: null })),
    ...sites.map(({ siteName, publishedOn }) => ({
      path: publicPath(siteName),
      on: publishedOn,
    })),
    ...records.map(({ item, kind }) => ({ path: to.record(kind, item), on: item.lastModifiedOn })),
  ].slice(0, maxAddresses);
  const lines = entries.map(
    ({ path, on }) =>
      `<url><loc>${escaped(someOrigin + path)}</loc>${on ? `<lastmod>${on.toISOString()}</lastmod>` : ''}</url>`,
  );
  return drawnText(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
    'application/xml; charset=utf-8',
  );
}

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
