import { kindUnits } from '../../../openapi/generated/kinds';
import type { ClaimUnit } from '../../../openapi/generated/claims';
import { ArticleType, CaseTab, type ContactType, ContentStatus } from '../../../openapi/generated/enums';
import {
  getContactEmail,
  getMailState,
  listArticles,
  listCaseInfos,
  listMedia,
  listNews,
  listSiteSets,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import type { ApiResult } from '../../api/result';

type IfViewed = <T>(unit: ClaimUnit, call: () => Promise<ApiResult<T>>) => Promise<T | null>;

type Scheduled = Pick<components['schemas']['ScheduleItem'], 'dueOn' | 'state'>;

/** Pending work in numbers; null if forbidden or unreadable. */
interface Work {
  /** Public sites with unpublished changes, and the first of them. */
  changed: { count: number; sites: { caseId: string; title: string }[] } | null;
  /** Schedules of the next seven days with the first one's time (ISO 8601); failed ones count separately. */
  week: { count: number; next: string | null; failed: number } | null;
  /** Offline records: articles, with the first type that has some, and all news. */
  drafts: { articles: number | null; type: ArticleType; news: number | null } | null;
  /** Online records without content. */
  empty: { articles: number | null; type: ArticleType; cases: number | null; tab: CaseTab } | null;
  /** Types of enquiries without recipients, and whether a mail server is configured. */
  mail: { missing: ContactType[]; hasServer: boolean } | null;
  /** Pictures of the library without an alternative text. */
  noAlt: number | null;
}

const tabs = Object.values(CaseTab);
const one = { pageSize: 1 };
const weekLong = 7 * 86_400_000;

/** Loads the counts of all tiles, with one call per list. */
export async function loadWork(
  ifViewed: IfViewed,
  schedules: { items: readonly Scheduled[] } | null,
): Promise<Work> {
  const [sites, offline, news, bare, casesWithoutImage, pictures, recipients, mail] = await Promise.all([
    ifViewed(kindUnits.site, () => listSiteSets({ hasUnpublishedChanges: true, pageSize: 3 })),
    ifViewed(kindUnits.article, () => listArticles({ status: ContentStatus.offline, ...one })),
    ifViewed(kindUnits.news, () => listNews({ status: ContentStatus.offline, ...one })),
    ifViewed(kindUnits.article, () => listArticles({ visibleState: 'empty', ...one })).then(onlyEmpty),
    ifViewed(kindUnits.case, () => listCaseInfos({ visibleState: 'empty', ...one })).then(onlyEmpty),
    ifViewed(kindUnits.media, () => listMedia({ state: 'noAlt', ...one })),
    ifViewed(kindUnits.contactEmail, () => getContactEmail()),
    ifViewed(kindUnits.contactEmail, () => getMailState()),
  ]);
  return {
    changed:
      sites && isOnly(sites.items, ({ hasUnpublishedChanges }) => hasUnpublishedChanges === true)
        ? { count: sites.totalCount, sites: sites.items }
        : null,
    week: schedules && schedulesOfWeek(schedules.items, Date.now()),
    drafts: someOf({
      articles: offline?.totalCount ?? null,
      type: offline?.items[0]?.type ?? ArticleType.marketTrends,
      news: news?.totalCount ?? null,
    }),
    empty: someOf({
      articles: bare?.totalCount ?? null,
      type: bare?.items[0]?.type ?? ArticleType.marketTrends,
      cases: casesWithoutImage?.totalCount ?? null,
      tab: tabs.find((tab) => (casesWithoutImage?.tabCounts?.[tab] ?? 0) > 0) ?? CaseTab.selling,
    }),
    mail: recipients && {
      missing: recipients.recipients.flatMap(({ type, emails }) => (emails === '' ? [type] : [])),
      hasServer: mail?.hasServer ?? true,
    },
    noAlt: pictures?.totalCount ?? null,
  };
}

function onlyEmpty<T extends { items: readonly { visibleState?: string | undefined }[] }>(
  page: T | null,
): T | null {
  return page && isOnly(page.items, ({ visibleState }) => visibleState === 'empty') ? page : null;
}

/** False when the server ignored an unknown filter. */
function isOnly<T>(items: readonly T[], fits: (item: T) => boolean): boolean {
  return items.every((item) => fits(item));
}

/** Schedules within a week of `now` (milliseconds), from items in order of time. */
export function schedulesOfWeek(items: readonly Scheduled[], now: number): NonNullable<Work['week']> {
  const waiting = items.filter(({ state }) => state !== 'failed');
  const soon = waiting.filter(({ dueOn }) => Date.parse(dueOn) - now <= weekLong);
  return { count: soon.length, next: waiting[0]?.dueOn ?? null, failed: items.length - waiting.length };
}

/** Null if all parts are forbidden. */
function someOf<T extends { articles: number | null; news?: number | null; cases?: number | null }>(
  counts: T,
): T | null {
  const { articles, news = null, cases = null } = counts;
  return articles === null && news === null && cases === null ? null : counts;
}
