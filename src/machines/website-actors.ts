import type { CallOptions } from '../api/client';
import {
  getSalesCase,
  getSiteSet,
  getSiteTheme,
  listNearSalesCases,
  updateSiteCode,
  updateSiteSet,
  updateSiteStatus,
  updateSiteThemeStatus,
} from '../api/generated/operations';
import type { components } from '../../openapi/generated/types';
import type { ApiResult } from '../api/result';
import { sentVersion } from '../api/row-version';
import { called } from './call';
import { publishSiteMachine } from './publish-site';
import type { PublishPages, SiteTheme, Website } from './publish-site.rules';

type Saved = components['schemas']['Saved'];

const read = ({ caseId }: { caseId: string }, options: CallOptions = {}) =>
  getSiteSet({ id: Number(caseId) }, options);

/** A save's answer with the website as it is then: read anew where the server tells nothing but that it was done. */
async function answered(
  site: Website,
  saving: Promise<ApiResult<Website | null>>,
): Promise<ApiResult<Website>> {
  const answer = await saving;
  if (!answer.ok) return answer;
  return answer.data ? { ...answer, data: answer.data } : read(site);
}

/** The draft of a theme and what is live: of the theme itself, or of the one that it would replace. */
async function loadPages(
  { site, themeId }: { site: Website; themeId: number },
  options: CallOptions = {},
): Promise<ApiResult<PublishPages>> {
  const draft = await getSiteTheme({ id: themeId }, options);
  if (!draft.ok) return draft;
  const liveId = site.publishedOn === null ? null : (site.activeThemeId ?? themeId);
  if (liveId === null) return { ...draft, data: { draft: draft.data, live: null } };
  const live = liveId === themeId ? draft : await getSiteTheme({ id: liveId }, options);
  return live.ok ? { ...live, data: { draft: draft.data, live: live.data.publishedParts } } : live;
}

/** The publish flow, joined to the API. What saves is never cancelled: a save that was begun ends, also when the screen has gone. */
export const publishSite = publishSiteMachine.provide({
  actors: {
    loadSite: called(read),
    findNear: called(({ code }: { code: string }, options) => listNearSalesCases({ id: code }, options)),
    compareCode: called(({ code }: { code: string }, options) => getSalesCase({ id: code }, options)),
    saveCode: called(({ site, code }: { site: Website; code: string }) =>
      answered(
        site,
        updateSiteCode({ siteId: site.siteId, rowVersion: sentVersion(site.rowVersion), caseCode: code }),
      ),
    ),
    saveName: called(({ site, name }: { site: Website; name: string }) =>
      answered(
        site,
        updateSiteSet({ siteId: site.siteId, rowVersion: sentVersion(site.rowVersion), siteName: name }),
      ),
    ),
    loadPages: called(loadPages),
    publishTheme: called(async ({ site, draft }: { site: Website; draft: SiteTheme }) => {
      const { themeId } = draft;
      const rowVersion = sentVersion(draft.rowVersion);
      const answer = await updateSiteThemeStatus({ themeId, rowVersion, status: 1 });
      // Answers the theme alone; what it makes of the site is read once.
      return answer.ok ? read(site) : answer;
    }),
    enableSite: called(async ({ site }: { site: Website }): Promise<ApiResult<Website>> => {
      const answer: ApiResult<Saved | null> = await updateSiteStatus({ id: site.siteId, status: 0 });
      if (!answer.ok) return answer;
      return {
        ...answer,
        data: { ...site, status: 0, ...(answer.data ? { rowVersion: answer.data.rowVersion } : {}) },
      };
    }),
  },
});
