import { ifOffered } from '../../api/offered';
import { HandleStatus } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import {
  getAbout,
  getOwnApprovals,
  listAppointments,
  listArticles,
  listCaseInfos,
  listContacts,
  listContactWeeks,
  listNews,
  listOwnComments,
  listSchedules,
  listSiteSets,
  listWebhooks,
  rehearseRetention,
} from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { listCopies } from '../../records/record/copy-store';
import { claimMap, permissionOf } from '../../base/session/permissions';
import type { KindName } from '../../records/kinds/kind';
import { type IfViewed, loadWork } from './work';
import type { SiteStateProps } from '../../records/list/SiteState';
import { dayMs } from '../../base/time/days-left';

export interface RecentChange {
  kind: KindName;
  id: number;
  title: string;
  by: string;
  /** ISO 8601. */
  on: string;
  /** Publication state of a site. */
  site?: SiteStateProps;
}

interface Listed {
  items: (Pick<RecentChange, 'id' | 'title' | 'site'> & { lastModifiedBy: string; lastModifiedOn: string })[];
}

const shown = 6;
const lastChanged = { order: 'lastModifiedOn', pageSize: shown } as const;
/** A site is listed under its case, with its publication state. */
const recentKinds: readonly {
  kind: KindName;
  list: (query: typeof lastChanged) => Promise<ApiResult<Listed>>;
}[] = [
  { kind: 'case', list: listCaseInfos },
  { kind: 'article', list: listArticles },
  { kind: 'news', list: listNews },
];
const schedulesShown = 5;
const contactsShown = 3;
const unhandled = { handleStatus: HandleStatus.unhandled };

/** Loaded on demand: the file of these calls has more that the home screen does not need. */
const loadReleases = async () => (await import('../../api/generated/operations/releases')).listReleases();

/** Loaded on demand, as the releases. */
const loadDeadLinks = async () => {
  const { listDeadLinks } = await import('../../api/generated/operations/links');
  const result = await listDeadLinks();
  return (result.ok ? (result.data?.items ?? []) : []).filter(
    ({ state, mayEdit, isIgnored }) => state === 'live' && mayEdit && !isIgnored,
  );
};

/** True for an own release of which something did not go live, or will not within a day. */
const needsOwner = ({ state, isMine, dueOn, items }: components['schemas']['ReleaseCard']) =>
  isMine &&
  (state === 'held' ||
    state === 'partly' ||
    (state === 'planned' &&
      Date.parse(dueOn ?? '') - Date.now() < dayMs &&
      items.some((item) => item.state !== 'ready')));

/** The first schedules, and the number of failed ones. */
const shownOf = <Page extends { items: readonly components['schemas']['ScheduleItem'][] }>(
  schedules: Page,
) => ({
  ...schedules,
  items: schedules.items.slice(0, schedulesShown),
  failed: schedules.items.filter(({ state }) => state === 'failed').length,
});

/** Null if the call fails. */
async function dataOf<T>(call: Promise<ApiResult<T>>): Promise<T | null> {
  const result = await call;
  return result.ok ? result.data : null;
}

async function loadAbout() {
  const about = await dataOf(getAbout());
  const stored = about?.firstSteps;
  // Loaded with the screen: a lazy part would move what is below it.
  const firstSteps = stored && { stored, Steps: (await import('./FirstSteps')).FirstSteps };
  return about && { ...about, firstSteps };
}

/** The last changes of all kinds. */
async function loadRecent(ifViewed: IfViewed): Promise<RecentChange[]> {
  const [sites, ...others] = await Promise.all([
    ifViewed(kindUnits.site, () => listSiteSets(lastChanged)),
    ...recentKinds.map(async ({ kind, list }) =>
      changes(kind, await ifViewed(kindUnits[kind], () => list(lastChanged))),
    ),
  ]);
  const items = sites?.items.map((site) => ({ ...site, id: Number(site.caseId), site }));
  return [...others.flat(), ...changes('site', items ? { items } : null)]
    .toSorted((a, b) => b.on.localeCompare(a.on))
    .slice(0, shown);
}

/** Texts that are kept in this browser only, with their card. */
async function loadUnsaved(accountId: number | undefined) {
  // Without storage there are no copies.
  const copies = accountId !== undefined ? await listCopies(accountId).catch(() => []) : [];
  return copies.length > 0 ? { copies, Card: (await import('./UnsavedCopies')).UnsavedCopies } : null;
}

/** Data of the home screen; calls that fail, are forbidden or that the server lacks omit their part. */
export async function loadHome() {
  const account = accountOf(session.getSnapshot());
  const claims = claimMap(account?.roleClaims ?? []);
  const ifViewed: IfViewed = async (unit, call) =>
    permissionOf(claims, unit).canView ? dataOf(call()) : null;
  const [
    approvals,
    about,
    work,
    ending,
    schedules,
    contacts,
    own,
    weeks,
    appointments,
    webhooks,
    releases,
    deadLinks,
    comments,
    recent,
    unsaved,
  ] = await Promise.all([
    dataOf(getOwnApprovals()),
    loadAbout(),
    loadWork(ifViewed),
    ifViewed(kindUnits.privacy, () => rehearseRetention()),
    dataOf(listSchedules({ pageSize: 100 })),
    loadContacts(ifViewed),
    loadOwnContacts(ifViewed, account?.id),
    ifViewed(kindUnits.contact, () => listContactWeeks()),
    ifViewed(kindUnits.contact, () => listAppointments()),
    ifViewed(kindUnits.webhook, () => listWebhooks()),
    ifViewed(kindUnits.release, loadReleases),
    loadDeadLinks(),
    ifViewed(kindUnits.site, () => listOwnComments()),
    loadRecent(ifViewed),
    loadUnsaved(account?.id),
  ]);
  return {
    // Mails of a demo can be read.
    work: about?.hasMailPage && work.mail ? { ...work, mail: { ...work.mail, hasServer: true } } : work,
    approvals: approvals && {
      ...approvals,
      mayReview: permissionOf(claims, kindUnits.approvalRules).canView,
    },
    schedules: schedules && shownOf(schedules),
    contacts,
    ...own,
    weeks,
    appointments,
    comments,
    recent,
    unsaved,
    news: about?.news ?? null,
    firstSteps: about?.firstSteps ?? null,
    ending: ending?.count ?? 0,
    left: (releases?.items ?? []).filter(needsOwner),
    deadLinks: deadLinks.map(({ title, url }) => ({ title, url })),
    paused: (webhooks?.items ?? []).filter(({ state }) => state === 'paused').map(({ name }) => name),
  };
}

/** Numbers of open enquiries of the account, and of those to be called by the end of today. */
async function loadOwnContacts(ifViewed: IfViewed, id: number | undefined) {
  const countOf = async (filter: { isOpen: true } | { isCallDue: true } | undefined) => {
    if (id === undefined || !filter) return null;
    const page = await ifViewed(kindUnits.contact, () =>
      listContacts({ assigneeId: id, ...filter, pageSize: 1 }),
    );
    return page && page.totalCount;
  };
  const [mine, calls] = await Promise.all([
    countOf(ifOffered('contactHandling', { isOpen: true })),
    countOf(ifOffered('appointments', { isCallDue: true })),
  ]);
  return { mine, calls };
}

/** The oldest open enquiries, and the newest, which tells later arrivals from those of the load. */
async function loadContacts(ifViewed: IfViewed) {
  const [oldest, newest] = await Promise.all([
    ifViewed(kindUnits.contact, () =>
      listContacts({ ...unhandled, sort: 'oldest', pageSize: contactsShown }),
    ),
    ifViewed(kindUnits.contact, () => listContacts({ ...unhandled, pageSize: 1 })),
  ]);
  return oldest && { ...oldest, newestId: newest?.items[0]?.id ?? 0 };
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
