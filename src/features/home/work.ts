import type { ClaimUnit } from '../../api/generated/claims';
import type { ArticleType, CaseTab } from '../../api/generated/enums';
import {
  listArticles,
  listCaseInfos,
  listNews,
  listSchedules,
  listSiteSets,
} from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import type { ApiResult } from '../../api/result';

type IfViewed = <T>(unit: ClaimUnit, call: () => Promise<ApiResult<T>>) => Promise<T | null>;
type Counted = { totalCount: number } | null;

/** What needs work, in numbers; null where one may not view it or it could not be read. */
interface Work {
  /** Public websites with changes that visitors don't see, and the first of them. */
  changed: { count: number; sites: { caseId: string; title: string }[] } | null;
  /** What goes online or offline within a week, and when the first does (ISO 8601); what could not be done counts apart. */
  week: { count: number; next: string | null; failed: number } | null;
  /** Not online: articles of the first type that has some, and all news. */
  drafts: { articles: number | null; type: ArticleType; news: number | null } | null;
  /** Switched on without content. */
  empty: { articles: number | null; type: ArticleType; cases: number | null; tab: CaseTab } | null;
}

const articleTypes = [2, 3] as const satisfies ArticleType[];
const tabs = [1, 2, 3] as const satisfies CaseTab[];
const one = { pageSize: 1 };
const weekLong = 7 * 86_400_000;

/** Asks for what the tiles of the home screen count. */
export async function loadWork(ifViewed: IfViewed): Promise<Work> {
  const countArticles = (filter: { status: 0 } | { visibleState: 'empty' }) =>
    Promise.all(
      articleTypes.map((type) =>
        ifViewed('Permissions.Articles', () => listArticles({ type, ...filter, ...one })),
      ),
    );
  const [sites, schedules, offline, news, bare, allCases] = await Promise.all([
    ifViewed('Permissions.Cases.OnePage', () => listSiteSets({ hasUnpublishedChanges: true, pageSize: 3 })),
    listSchedules({ pageSize: 100 }).then((result) => (result.ok ? result.data : null)),
    countArticles({ status: 0 }),
    ifViewed('Permissions.News', () => listNews({ status: 0, ...one })),
    countArticles({ visibleState: 'empty' }),
    Promise.all(
      tabs.map((tab) =>
        ifViewed('Permissions.Cases', () => listCaseInfos({ tab, visibleState: 'empty', ...one })),
      ),
    ),
  ]);
  const bareCases = allCases.map((page) =>
    page && isOnly(page.items, ({ visibleState }) => visibleState === 'empty') ? page : null,
  );
  return {
    changed:
      sites && isOnly(sites.items, ({ hasUnpublishedChanges }) => hasUnpublishedChanges === true)
        ? { count: sites.totalCount, sites: sites.items }
        : null,
    week: schedules && withinAWeek(schedules.items, Date.now()),
    drafts: someOf({
      articles: sum(offline),
      type: first(articleTypes, offline),
      news: news?.totalCount ?? null,
    }),
    empty: someOf({
      articles: sum(bare),
      type: first(articleTypes, bare),
      cases: sum(bareCases),
      tab: first(tabs, bareCases),
    }),
  };
}

/** False where the server does not know the filter and answers others too. */
function isOnly<T>(items: readonly T[], fits: (item: T) => boolean): boolean {
  return items.every((item) => fits(item));
}

/** Of what is scheduled, in the order of its moments: what comes within a week of `now` (milliseconds). */
export function withinAWeek(
  items: readonly Pick<components['schemas']['ScheduleItem'], 'dueOn' | 'state'>[],
  now: number,
): NonNullable<Work['week']> {
  const waiting = items.filter(({ state }) => state !== 'failed');
  const soon = waiting.filter(({ dueOn }) => Date.parse(dueOn) - now <= weekLong);
  return { count: soon.length, next: waiting[0]?.dueOn ?? null, failed: items.length - waiting.length };
}

/** Null where nothing of it may be viewed. */
function someOf<T extends { articles: number | null; news?: number | null; cases?: number | null }>(
  counts: T,
): T | null {
  const { articles, news = null, cases = null } = counts;
  return articles === null && news === null && cases === null ? null : counts;
}

function sum(pages: readonly Counted[]): number | null {
  const known = pages.filter((page) => page !== null);
  return known.length === 0 ? null : known.reduce((all, { totalCount }) => all + totalCount, 0);
}

/** The first list that has a row, else the first. */
function first<T>(lists: readonly [T, ...T[]], pages: readonly Counted[]): T {
  return lists.find((_, index) => (pages[index]?.totalCount ?? 0) > 0) ?? lists[0];
}
