import { kindUnits } from '../../../openapi/generated/kinds';
import type { ClaimUnit } from '../../../openapi/generated/claims';
import {
  type ArticleType,
  type CaseTab,
  type ContactType,
  ContentStatus,
} from '../../../openapi/generated/enums';
import { offers } from '../../api/features';
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
  /** Types of enquiries whose arrival nobody is told of, and whether mails leave the server. */
  mail: { missing: ContactType[]; hasServer: boolean } | null;
  /** Pictures of the library without an alternative text. */
  noAlt: number | null;
}

const tabs = [1, 2, 3] as const satisfies CaseTab[];
const one = { pageSize: 1 };
const weekLong = 7 * 86_400_000;

/** Asks for what the tiles of the home screen count, each by one call for all tabs of its list. */
export async function loadWork(
  ifViewed: IfViewed,
  schedules: { items: readonly Scheduled[] } | null,
): Promise<Work> {
  const [sites, offline, news, bare, bareCases, pictures, recipients, mail] = await Promise.all([
    ifViewed(kindUnits.website, () => listSiteSets({ hasUnpublishedChanges: true, pageSize: 3 })),
    ifViewed(kindUnits.article, () => listArticles({ status: ContentStatus.offline, ...one })),
    ifViewed(kindUnits.news, () => listNews({ status: ContentStatus.offline, ...one })),
    ifViewed(kindUnits.article, () => listArticles({ visibleState: 'empty', ...one })).then(onlyEmpty),
    ifViewed(kindUnits.case, () => listCaseInfos({ visibleState: 'empty', ...one })).then(onlyEmpty),
    ifViewed(kindUnits.media, () => listMedia({ state: 'noAlt', ...one })),
    ifViewed(kindUnits.contactEmail, () => getContactEmail()),
    offers('mailCheck') ? ifViewed(kindUnits.contactEmail, () => getMailState()) : null,
  ]);
  return {
    changed:
      sites && isOnly(sites.items, ({ hasUnpublishedChanges }) => hasUnpublishedChanges === true)
        ? { count: sites.totalCount, sites: sites.items }
        : null,
    week: schedules && withinAWeek(schedules.items, Date.now()),
    drafts: someOf({
      articles: offline?.totalCount ?? null,
      type: offline?.items[0]?.type ?? 2,
      news: news?.totalCount ?? null,
    }),
    empty: someOf({
      articles: bare?.totalCount ?? null,
      type: bare?.items[0]?.type ?? 2,
      cases: bareCases?.totalCount ?? null,
      tab: tabs.find((tab) => (bareCases?.tabCounts?.[tab] ?? 0) > 0) ?? 1,
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

/** False where the server does not know the filter and answers others too. */
function isOnly<T>(items: readonly T[], fits: (item: T) => boolean): boolean {
  return items.every((item) => fits(item));
}

/** Of what is scheduled, in the order of its moments: what comes within a week of `now` (milliseconds). */
export function withinAWeek(items: readonly Scheduled[], now: number): NonNullable<Work['week']> {
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
