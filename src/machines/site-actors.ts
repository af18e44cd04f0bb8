import { type ActorRefFrom, waitFor } from 'xstate';
import { ContentStatus, SiteStatus } from '../../openapi/generated/enums';
import type { CallOptions } from '../api/client';
import {
  cancelSiteSchedule,
  createSiteTheme,
  deleteSiteTheme,
  getSalesCase,
  getSiteSet,
  getSiteTheme,
  getSiteThemeVersion,
  listNearSalesCases,
  listSiteThemeVersions,
  restoreSiteTheme,
  restoreSiteThemeVersion,
  scheduleSite,
  updateSiteCode,
  updateSiteSet,
  updateSiteStatus,
  updateSiteTheme,
  updateSiteThemeStatus,
} from '../api/generated/operations';
import type { components } from '../../openapi/generated/types';
import { randomId } from '../api/random-id';
import type { ApiResult } from '../api/result';
import { sentVersion } from '../api/row-version';
import { called } from './call';
import { known } from './known';
import { publishSiteMachine } from './publish-site';
import {
  type ComparedPages,
  liveThemeId,
  type PagePair,
  type Publishing,
  type PublishPages,
  type SiteChange,
  themeOf,
  type Site,
} from './publish-site.rules';

type Saved = components['schemas']['Saved'];

const read = ({ caseId }: { caseId: string }, options: CallOptions = {}) =>
  getSiteSet({ id: Number(caseId) }, options);

/** Site after a save; reloaded if the server sends only success. */
async function answered(site: Site, saving: Promise<ApiResult<Site | null>>): Promise<ApiResult<Site>> {
  const answer = await saving;
  if (!answer.ok) return answer;
  return answer.data ? { ...answer, data: answer.data } : read(site);
}

/** Draft of a theme and the live page, which may belong to the theme it replaces. */
async function loadPages(
  { site, themeId, versionId }: { site: Site; themeId: number; versionId: number | null },
  options: CallOptions = {},
): Promise<ApiResult<PublishPages>> {
  const [stored, version] = await Promise.all([
    getSiteTheme({ id: themeId }, options),
    versionId === null ? null : getSiteThemeVersion({ id: versionId }, { restored: true }, options),
  ]);
  if (!stored.ok) return stored;
  if (version && !version.ok) return version;
  const draft = version ? { ...stored, data: { ...stored.data, parts: version.data.parts } } : stored;
  const liveId = liveThemeId(site, themeId);
  if (liveId === null) return { ...draft, data: { draft: draft.data, live: null } };
  const live = liveId === themeId ? draft : await getSiteTheme({ id: liveId }, options);
  return live.ok ? { ...live, data: { draft: draft.data, live: live.data.publishedParts } } : live;
}

/** Draft of a theme, with one of its versions or the live page. */
async function loadComparison(
  { themeId, versionId }: ComparedPages,
  options: CallOptions = {},
): Promise<ApiResult<PagePair>> {
  const [draft, version] = await Promise.all([
    getSiteTheme({ id: themeId }, options),
    versionId === null ? null : getSiteThemeVersion({ id: versionId }, {}, options),
  ]);
  if (!draft.ok) return draft;
  if (version && !version.ok) return version;
  const before = version ? version.data.parts : draft.data.publishedParts;
  return { ...draft, data: { before: before ?? [], after: draft.data.parts } };
}

/** Publishes a draft, or restores a version and publishes it; resolves to the new site. */
async function publishShown({
  site,
  draft,
  versionId,
  note,
  cancelled,
  emergencyReason,
}: Publishing): Promise<ApiResult<Site>> {
  const body = {
    themeId: draft.themeId,
    rowVersion: sentVersion(draft.rowVersion),
    ...(note.trim() ? { note: note.trim() } : {}),
    ...(emergencyReason === null ? {} : { emergencyReason: emergencyReason.trim() }),
    ...(cancelled.length > 0 ? { cancelSchedules: [...cancelled] } : {}),
  };
  const answer: ApiResult<unknown> =
    versionId === null
      ? await updateSiteThemeStatus({ ...body, status: ContentStatus.online })
      : await restoreSiteThemeVersion({ ...body, versionId, publish: true });
  // The answer contains the theme only, so the site is reloaded.
  return answer.ok ? read(site) : answer;
}

function calledFor(site: Site, change: SiteChange): Promise<ApiResult<unknown>> {
  const versionOf = (id: number) => sentVersion(themeOf(site, id)?.rowVersion);
  switch (change.kind) {
    case 'rename': {
      const { themeId, name } = change;
      return updateSiteTheme({ themeId, rowVersion: versionOf(themeId), name });
    }
    case 'duplicate': {
      const { themeId, name } = change;
      const { templateCode: code } = known(themeOf(site, themeId), 'the theme to duplicate');
      const copy = { caseId: Number(site.caseId), code, name, sourceThemeId: themeId };
      return createSiteTheme(copy, { idempotencyKey: randomId() });
    }
    case 'delete':
      return deleteSiteTheme({ id: change.themeId });
    case 'undelete':
      return restoreSiteTheme({ id: change.themeId });
    case 'schedule': {
      const { kind: _, ...schedule } = change;
      return scheduleSite({ siteId: site.siteId, rowVersion: sentVersion(site.rowVersion), ...schedule });
    }
    case 'unschedule':
      return cancelSiteSchedule({ id: change.scheduleId });
    case 'switch': {
      const status = change.isEnabled ? SiteStatus.enabled : SiteStatus.notEnabled;
      // A failed switch shows no message of its own (specification 8).
      return updateSiteStatus({ id: site.siteId, status }, { withoutAppText: true });
    }
    case 'restoreVersion': {
      const { themeId, versionId } = change;
      return restoreSiteThemeVersion({ themeId, versionId, rowVersion: versionOf(themeId) });
    }
  }
}

type PublishActor = ActorRefFrom<typeof publishSiteMachine>;

/**
 * Makes a change after other saves; resolves after the reload. If its machine cannot, as after unmounting, it
 * calls directly.
 */
export async function makeChange(actor: PublishActor, change: SiteChange): Promise<ApiResult<unknown>> {
  // Another waiting change may have started first.
  while (isSaving(actor)) await saved(actor);
  const snapshot = actor.getSnapshot();
  const event = { type: 'change.make', change, settle: () => undefined } as const;
  if (snapshot.status !== 'active' || !snapshot.can(event)) return calledFor(snapshot.context.site, change);
  const answer = await new Promise<ApiResult<unknown>>((settle) => actor.send({ ...event, settle }));
  await saved(actor);
  return answer;
}

function isSaving(actor: PublishActor): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.status === 'active' && snapshot.hasTag('saving');
}

/** Resolves when no save runs, or after unmounting. */
async function saved(actor: PublishActor): Promise<void> {
  if (isSaving(actor)) await waitFor(actor, (snapshot) => !snapshot.hasTag('saving')).catch(() => undefined);
}

/** The publish flow connected to the API. Saves are never cancelled, and complete after unmounting. */
export const publishSite = publishSiteMachine.provide({
  actors: {
    loadSite: called(read),
    findNear: called(({ code }: { code: string }, options) => listNearSalesCases({ id: code }, options)),
    compareCode: called(({ code }: { code: string }, options) => getSalesCase({ id: code }, options)),
    saveCode: called(({ site, code }: { site: Site; code: string }) =>
      answered(
        site,
        updateSiteCode({ siteId: site.siteId, rowVersion: sentVersion(site.rowVersion), caseCode: code }),
      ),
    ),
    saveName: called(({ site, name }: { site: Site; name: string }) =>
      answered(
        site,
        updateSiteSet({ siteId: site.siteId, rowVersion: sentVersion(site.rowVersion), siteName: name }),
      ),
    ),
    loadPages: called(loadPages),
    publishTheme: called(publishShown),
    enableSite: called(async ({ site }: { site: Site }): Promise<ApiResult<Site>> => {
      const answer: ApiResult<Saved | null> = await updateSiteStatus({
        id: site.siteId,
        status: SiteStatus.enabled,
      });
      if (!answer.ok) return answer;
      return {
        ...answer,
        data: {
          ...site,
          status: SiteStatus.enabled,
          ...(answer.data ? { rowVersion: answer.data.rowVersion } : {}),
        },
      };
    }),
    makeChange: called(
      async ({
        site,
        change,
        settle,
      }: {
        site: Site;
        change: SiteChange;
        settle: (answer: ApiResult<unknown>) => void;
      }) => {
        const answer = await calledFor(site, change);
        settle(answer);
        return answer;
      },
    ),
    loadHistory: called(({ themeId, pageNumber }: { themeId: number; pageNumber: number }, options) =>
      listSiteThemeVersions({ id: themeId }, { pageNumber }, options),
    ),
    loadComparison: called(loadComparison),
  },
});
