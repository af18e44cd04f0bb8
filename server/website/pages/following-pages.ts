import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { ArticleType, CaseTab } from '../../../openapi/generated/enums';
import { kindNames } from '../../../openapi/generated/kinds';
import { addressesUnder, type RecordKind } from '../../../src/drawing/website/addresses';
import { websiteText } from '../../../src/drawing/website/text';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import { publicPath } from '../../base/contract/public-address';
import { visiblePopup } from '../../subjects/content/other-popups';
import { isVisible } from '../../subjects/content/visible-content';
import { articleNeighbours, newsNeighbours } from '../../subjects/content/visible-neighbours';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { articles, cases, news } from '../../base/db/schema';
import { liveSitesOf } from '../../subjects/sites/public-site';
import { recordPath } from './own-addresses';
import type { SetItem } from './set-items';
import { pageAt } from './set-pages';
import { pageText } from './text';

/** A page without an item that changes with a set. */
export interface FollowingPage {
  /** Null for pages that are not named one by one. */
  path: string | null;
  title: string;
  says: string;
}

type Candidate = FollowingPage & { path: string };

interface Sides {
  before: Db;
  after: Db;
  config: Config;
}

/** Candidates of one kind, and pages of one list. */
const maxAsked = 30;

/** Pages that change although they are no item of the set: those that can name one, and whose drawing differs. */
async function followingPages(sides: Sides, items: readonly SetItem[]): Promise<FollowingPage[]> {
  const candidates = new Map(
    (await Promise.all([single(sides), ...[neighbours, naming, sites].map((find) => find(sides, items))]))
      .flat()
      .map((page) => [page.path, page]),
  );
  const pages = [...candidates.values()];
  const changed = await Promise.all(pages.map(({ path }) => compared(sides, path, bodyOf)));
  const listed = await Promise.all(lists(sides).map((list) => changedPages(sides, list)));
  const isFrameChanged =
    items.some(({ kind }) => kind === 'company') && (await compared(sides, '/', frameOf)) === 'changed';
  const { all, frame } = pageText.set.following;
  return [
    ...pages.filter((_, place) => changed[place] === 'changed'),
    ...listed.flat(),
    ...(isFrameChanged ? [{ path: null, title: all, says: frame }] : []),
  ];
}

/** Whether a page differs; `gone` where visitors will find none. */
async function compared(
  { before, after, config }: Sides,
  path: string,
  partOf: (html: string) => string,
): Promise<'changed' | 'same' | 'gone'> {
  const [was, is] = await Promise.all([before, after].map((db) => pageAt(db, config, path, '')));
  if (!is) return 'gone';
  return partOf(was?.html ?? '') === partOf(is.html) ? 'same' : 'changed';
}

interface List {
  title: string;
  pathOf: (page: number) => string;
}

/** Changed pages of a list, from this page to its last. */
async function changedPages(sides: Sides, list: List, page = 1): Promise<FollowingPage[]> {
  const path = list.pathOf(page);
  const state = await compared(sides, path, bodyOf);
  if (state === 'gone' || page > maxAsked) return [];
  const { list: says, nth } = pageText.set.following;
  const title = page === 1 ? list.title : nth(list.title, page);
  const rest = await changedPages(sides, list, page + 1);
  return state === 'changed' ? [{ path, title, says }, ...rest] : rest;
}

/** The part that visitors see; the head tells programs more. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
/** Parts that every page of the website has. */
const frameOf = (html: string) =>
  html.slice(html.indexOf('<header'), html.indexOf('</header>')) + html.slice(html.lastIndexOf('<footer'));

/** Pages that name the newest records, besides the lists. */
async function single({ before, after, config }: Sides): Promise<Candidate[]> {
  if (websiteBase(config) === null) return [];
  const to = addressesUnder('');
  const [was, is] = await Promise.all([visiblePopup(before), visiblePopup(after)]);
  const { following } = pageText.set;
  const popup =
    was?.title === is?.title ? following.list : is ? following.popup(is.title) : following.noPopup;
  return [
    { path: to.home, title: following.home, says: popup },
    { path: to.section('contact'), title: websiteText.sections.contact, says: following.page },
  ];
}

function lists({ config }: Sides): List[] {
  if (websiteBase(config) === null) return [];
  const to = addressesUnder('');
  const { sections, tabs, types } = websiteText;
  const { part } = pageText.set.following;
  return [
    ...Object.values(CaseTab).map((tab) => ({
      title: part(sections.cases, tabs[tab]),
      pathOf: (page: number) => to.cases(tab, page),
    })),
    { title: sections.articles, pathOf: (page) => to.articles(null, page) },
    ...Object.values(ArticleType).map((type) => ({
      title: part(sections.articles, types[type]),
      pathOf: (page: number) => to.articles(type, page),
    })),
    { title: sections.news, pathOf: (page) => to.news(page) },
  ];
}

const pageOf = (kind: RecordKind, { id, title }: { id: number; title: string }): Candidate => ({
  path: recordPath(kind, id),
  title,
  says: kindNames[kind],
});

const idsOf = (items: readonly SetItem[], kinds: readonly SetItem['kind'][]) =>
  items.filter(({ kind }) => kinds.includes(kind)).map(({ recordId }) => recordId);

/** Articles and news that lead to an item as the one before or after them. */
async function neighbours({ before, after }: Sides, items: readonly SetItem[]): Promise<Candidate[]> {
  const found = await Promise.all(
    [before, after].map(async (db) => {
      const ofArticles = await db
        .select({ id: articles.id, type: articles.type })
        .from(articles)
        .where(inArray(articles.id, idsOf(items, ['article']).slice(0, maxAsked)));
      const ofNews = await db
        .select({ id: news.id, publishDate: news.publishDate })
        .from(news)
        .where(inArray(news.id, idsOf(items, ['news']).slice(0, maxAsked)));
      const near = [
        ...ofArticles.map(async (own) => ({
          kind: 'article' as const,
          ...(await articleNeighbours(db, own)),
        })),
        ...ofNews.map(async (own) => ({ kind: 'news' as const, ...(await newsNeighbours(db, own)) })),
      ];
      return Promise.all(near);
    }),
  );
  return found
    .flat()
    .flatMap(({ kind, before: one, after: other }) =>
      [one, other].flatMap((each) => (each ? [pageOf(kind, each)] : [])),
    );
}

/** Cases that recommend a case of the set or lead to its page, and news and articles that name one. */
async function naming({ after: db, before }: Sides, items: readonly SetItem[]): Promise<Candidate[]> {
  const ids = idsOf(items, ['case', 'site']);
  if (ids.length === 0) return [];
  const titles = await Promise.all(
    [before, db].map((each) => each.select({ title: cases.title }).from(cases).where(inArray(cases.id, ids))),
  );
  const names = [...new Set(titles.flat().map(({ title }) => title))];
  const namesOne = (text: SQL) =>
    sql`exists (select from unnest(${sql.param(names)}::text[]) as named (title) where position(named.title in ${text}) > 0)`;
  const ofCases = await db
    .select({ id: cases.id, title: cases.title })
    .from(cases)
    .where(
      sql`${isVisible.case} and (${inArray(cases.id, ids)} or ${cases.recommendedCaseIds} && ${sql.param(ids)}::int[])`,
    )
    .limit(maxAsked);
  const ofNews = await db
    .select({ id: news.id, title: news.title })
    .from(news)
    .where(
      sql`${isVisible.news} and ${namesOne(sql`concat_ws(' ', ${news.title}, ${news.summary}, ${news.content})`)}`,
    )
    .limit(maxAsked);
  const ofArticles = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(
      sql`${isVisible.article} and ${namesOne(sql`concat_ws(' ', ${articles.title}, ${articles.summary}, ${articles.parts}::text)`)}`,
    )
    .limit(maxAsked);
  return [
    ...ofCases.map((own) => pageOf('case', own)),
    ...ofArticles.map((own) => pageOf('article', own)),
    ...ofNews.map((own) => pageOf('news', own)),
  ];
}

/** Pages of projects, which show other cases, the names of their own and those of the company. */
async function sites({ after: db }: Sides, items: readonly SetItem[]): Promise<Candidate[]> {
  if (idsOf(items, ['case', 'site', 'company']).length === 0) return [];
  const live = (await liveSitesOf(db)).slice(0, maxAsked);
  const named = await db
    .select({ id: cases.id, title: cases.title })
    .from(cases)
    .where(
      inArray(
        cases.id,
        live.map(({ caseId }) => caseId),
      ),
    );
  return live.map(({ caseId, siteName }) => ({
    path: publicPath(siteName.toLowerCase()),
    title: named.find(({ id }) => id === caseId)?.title ?? siteName,
    says: kindNames.site,
  }));
}

/** Shorter than it takes to notice that a list is older than its page. */
const keptMs = 20_000;
const maxKept = 50;
const kept = new Map<string, { until: number; pages: Promise<FollowingPage[]> }>();

/** Pages that follow a set, drawn once while somebody goes from page to page. */
export function keptFollowing(
  releaseId: number,
  sides: Sides,
  items: readonly SetItem[],
): Promise<FollowingPage[]> {
  const state = items.map(({ id, action, version, values, result, title }) => [
    id,
    action,
    version,
    values,
    result,
    title,
  ]);
  const key = createHash('sha256')
    .update(JSON.stringify([releaseId, state]))
    .digest('hex');
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.pages;
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
  const pages = followingPages(sides, items);
  kept.set(key, { until: Date.now() + keptMs, pages });
  pages.catch(() => kept.delete(key));
  return pages;
}
