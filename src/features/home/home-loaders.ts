import { offers } from '../../api/features';
import type { ClaimUnit } from '../../../openapi/generated/claims';
import {
  listArticles,
  listCaseInfos,
  listContacts,
  listContactWeeks,
  listNews,
  listSchedules,
  listSiteSets,
} from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { listCopies } from '../../record/copy-store';
import { claimMap, permissionOf } from '../../session/permissions';
import { loadWork } from './work';
import type { SiteStateProps } from '../../list/SiteState';

export interface RecentChange {
  kind: 'case' | 'website' | 'article' | 'news';
  id: number;
  title: string;
  by: string;
  /** ISO 8601. */
  on: string;
  /** Of a website: how it stands against what is live. */
  site?: SiteStateProps;
}

interface Listed {
  items: (Pick<RecentChange, 'id' | 'title' | 'site'> & { lastModifiedBy: string; lastModifiedOn: string })[];
}

const shown = 6;
const lastChanged = { order: 'lastModifiedOn', pageSize: shown } as const;
const schedulesShown = 5;

/** What the home screen shows; a call that fails, or that one may not make, leaves its part out. */
export async function loadHome() {
  const account = accountOf(session.getSnapshot());
  const claims = claimMap(account?.roleClaims ?? []);
  const ifViewed = async <T>(unit: ClaimUnit, call: () => Promise<ApiResult<T>>) => {
    if (!permissionOf(claims, unit).canView) return null;
    const result = await call();
    return result.ok ? result.data : null;
  };
  const coming = listSchedules({ pageSize: 100 }).then((result) => (result.ok ? result.data : null));
  const [work, schedules, contacts, mine, weeks, cases, websites, articles, news] = await Promise.all([
    coming.then((page) => loadWork(ifViewed, page)),
    coming.then((page) => page && { ...page, items: page.items.slice(0, schedulesShown) }),
    ifViewed('Permissions.Contacts', () => listContacts({ handleStatus: 0, pageSize: 5 })),
    account?.id === undefined || !offers('contactHandling')
      ? null
      : ifViewed('Permissions.Contacts', () =>
          listContacts({ assigneeId: Number(account.id), isOpen: true, pageSize: 1 }),
        ),
    ifViewed('Permissions.Contacts', () => listContactWeeks()),
    ifViewed('Permissions.Cases', () => listCaseInfos(lastChanged)),
    ifViewed('Permissions.Cases.OnePage', () => listSiteSets(lastChanged)),
    ifViewed('Permissions.Articles', () => listArticles(lastChanged)),
    ifViewed('Permissions.News', () => listNews(lastChanged)),
  ]);
  const sites = websites && {
    items: websites.items.map((site) => ({ ...site, id: Number(site.caseId), site })),
  };
  const recent = [
    ...changes('case', cases),
    ...changes('website', sites),
    ...changes('article', articles),
    ...changes('news', news),
  ]
    .toSorted((a, b) => b.on.localeCompare(a.on))
    .slice(0, shown);
  // A browser without storage has no copies to offer.
  const copies = account?.id !== undefined ? await listCopies(account.id).catch(() => []) : [];
  return { work, schedules, contacts, mine: mine && mine.totalCount, weeks, recent, copies };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

function changes(kind: RecentChange['kind'], page: Listed | null): RecentChange[] {
  return (page?.items ?? []).map(({ id, title, site, lastModifiedBy, lastModifiedOn }) => ({
    kind,
    id,
    title,
    by: lastModifiedBy,
    on: lastModifiedOn,
    ...(site ? { site } : {}),
  }));
}
