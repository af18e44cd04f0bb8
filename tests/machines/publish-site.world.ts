import { createActor } from 'xstate';
import type { ApiResult } from '../../src/api/result';
import { siteForms } from '../../src/subjects/sites/site-forms';
import { publishSiteMachine, type VersionPage } from '../../src/machines/publish-site';
import type {
  ComparedPages,
  PagePair,
  Publishing,
  PublishPages,
  SalesCase,
  SiteChange,
  Site,
} from '../../src/machines/publish-site.rules';
import { fakeCall } from './fake-call';

const theme = {
  templateCode: 'liubai',
  templateName: '留白',
  missingAltCount: 0,
  publishedOn: null,
  lastModifiedOn: '2026-01-01T00:00:00Z',
  rowVersion: 1,
  status: 0,
} as const;
export const empty = { ...theme, themeId: 2, name: '空白', partCount: 0 };
export const design = { ...theme, themeId: 3, name: '簡約', partCount: 4 };

/** A site without any step done. */
export const blank: Site = {
  siteId: 5,
  caseId: '12',
  title: '松濤硯',
  county: '臺北市',
  district: '大安區',
  code: null,
  suggestedCode: 'HY202503',
  status: 1,
  caseCode: null,
  codeCheckedOn: null,
  siteName: null,
  publishedOn: null,
  activeThemeId: null,
  hasUnpublishedChanges: false,
  rowVersion: 1,
  themes: [empty],
  seoTitle: '',
  seoKeywords: '',
  seoDescription: '',
  shareImage: null,
  gaId: '',
  gtmId: '',
  cover: null,
  coverAlt: '',
  createdOn: '2026-01-01T00:00:00Z',
  lastModifiedOn: '2026-01-01T00:00:00Z',
  lastModifiedBy: '王小明',
  updateRecord: { lastModifiedBy: '王小明', lastModifiedOn: '2026-01-01T00:00:00Z' },
};
export const designed: Site = { ...blank, rowVersion: 2, themes: [empty, design] };
export const coded: Site = {
  ...designed,
  rowVersion: 3,
  caseCode: 'HY202503',
  codeCheckedOn: '2026-01-01T00:00:00Z',
};
export const named: Site = { ...coded, rowVersion: 4, siteName: 'songtao-yan' };
/** A site with one sample left. */
export const sampled: Site = {
  ...named,
  themes: [
    empty,
    { ...design, sampleParts: [{ id: 31, partType: 11, sort: 4, textContent: '基地面積：612 坪' }] },
  ],
};
/** A site that is published but disabled. */
export const online: Site = {
  ...named,
  rowVersion: 5,
  publishedOn: '2026-01-02T00:00:00Z',
  activeThemeId: 3,
};
export const live: Site = { ...online, rowVersion: 6, status: 0 };
export const changed: Site = { ...live, rowVersion: 7, hasUnpublishedChanges: true };

export const sameCase: SalesCase = { code: 'HY202503', title: '松濤硯 ', district: '臺北市大安區' };
export const otherCase: SalesCase = { code: 'HY202503', title: '松濤苑', district: '臺北市大安區' };

/** Comparison before publishing the design. */
export const pages: PublishPages = {
  draft: {
    themeId: 3,
    caseId: 12,
    templateCode: 'liubai',
    templateName: '留白',
    name: '簡約',
    code: 'liubai',
    status: 0,
    parts: [{ id: 31, partType: 1, sort: 0, align: 1, textContent: '松濤硯' }],
    publishedParts: null,
    publishedOn: null,
    caseTitle: '松濤硯',
    district: '臺北市大安區',
    rowVersion: 7,
    createdOn: '2026-01-01T00:00:00Z',
    lastModifiedOn: '2026-01-01T00:00:00Z',
    lastModifiedBy: '王小明',
    updateRecord: { lastModifiedBy: '王小明', lastModifiedOn: '2026-01-01T00:00:00Z' },
  },
  live: null,
};

/** Comparison of the draft with an earlier version. */
export const pagePair: PagePair = { before: [], after: pages.draft.parts };

/** A site with two waiting schedules and a failed one. */
export const scheduled: Site = {
  ...changed,
  schedules: (['publish', 'takeOff', 'publish'] as const).map((action, place) => ({
    id: 81 + place,
    action,
    themeId: null,
    dueOn: '2026-02-01T01:00:00Z',
    createdBy: '王小明',
    createdOn: '2026-01-02T00:00:00Z',
    ...(place === 2 ? { failedOn: '2026-01-03T00:00:00Z', reason: '尚未設定' } : {}),
  })),
};

/** Published versions of the design. */
export const versionPage: VersionPage = {
  items: [
    {
      versionId: 70,
      themeId: 3,
      publishedOn: '2026-01-02T00:00:00Z',
      publishedBy: '王小明',
      partCount: 4,
      isLive: true,
    },
  ],
  pageNumber: 1,
  pageSize: 20,
  totalCount: 1,
};

/** The publish flow with calls answered by the test. */
export function publishWorld(site: Site) {
  const loadSite = fakeCall<Site, { caseId: string }>();
  const compareCode = fakeCall<SalesCase, { code: string }>();
  const findNear = fakeCall<SalesCase[], { code: string }>();
  const saveCode = fakeCall<Site, { site: Site; code: string }>();
  const saveNameCall = fakeCall<Site, { site: Site; name: string }>();
  const loadPages = fakeCall<PublishPages, { site: Site; themeId: number; versionId: number | null }>();
  const publishTheme = fakeCall<Site, Publishing>();
  const enableSite = fakeCall<Site, { site: Site }>();
  const makeChange = fakeCall<
    unknown,
    { site: Site; change: SiteChange; settle: (answer: ApiResult<unknown>) => void }
  >();
  const loadHistory = fakeCall<VersionPage, { themeId: number; pageNumber: number }>();
  const loadComparison = fakeCall<PagePair, ComparedPages>();
  const machine = publishSiteMachine.provide({
    actors: {
      loadSite: loadSite.logic,
      compareCode: compareCode.logic,
      findNear: findNear.logic,
      saveCode: saveCode.logic,
      saveName: saveNameCall.logic,
      loadPages: loadPages.logic,
      publishTheme: publishTheme.logic,
      enableSite: enableSite.logic,
      makeChange: makeChange.logic,
      loadHistory: loadHistory.logic,
      loadComparison: loadComparison.logic,
    },
  });
  const actor = createActor(machine, { input: { site, ...siteForms } });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    loadSite,
    compareCode,
    findNear,
    saveCode,
    saveNameCall,
    loadPages,
    publishTheme,
    enableSite,
    makeChange,
    loadHistory,
    loadComparison,
    emitted,
    snapshot,
    context: () => snapshot().context,
    /** States of the regions code, name and publication, such as `failed idle idle`; outside them, the state. */
    state: () => {
      const { value } = snapshot();
      return typeof value === 'string'
        ? value
        : [value.open.code, value.open.name, value.open.publication].join(' ');
    },
    /** States of the regions change, history and comparison. */
    beside: () => {
      const { value } = snapshot();
      return typeof value === 'string'
        ? value
        : [value.open.change, value.open.history, value.open.comparison].join(' ');
    },
    change: (change: SiteChange, settle: (answer: ApiResult<unknown>) => void = () => {}) =>
      actor.send({ type: 'change.make', change, settle }),
    type: (code: string) => actor.send({ type: 'code.changed', code }),
    /** Opens the confirmation of a publication. */
    ask: async (themeId?: number) => {
      if (themeId !== undefined) actor.send({ type: 'theme.choose', themeId });
      actor.send({ type: 'site.publish' });
      await loadPages.answer(pages);
    },
    saveName: (name: string) => {
      actor.send({ type: 'name.changed', name });
      actor.send({ type: 'name.save' });
    },
  };
}

export async function compared(found: SalesCase, site = designed) {
  const world = publishWorld(site);
  world.type('HY202503');
  world.actor.send({ type: 'code.compare' });
  await world.compareCode.answer(found);
  return world;
}
