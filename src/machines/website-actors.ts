import type { CallOptions } from '../api/client';
import { getSalesCase, getSiteSet, updateSiteCode, updateSiteSet, updateSiteStatus, updateSiteThemeStatus } from '../api/generated/operations';
import type { ApiResult } from '../api/result';
import { called } from './call';
import { publishSiteMachine } from './publish-site';
import type { Website } from './publish-site.rules';

const read = ({ caseId }: { caseId: string }, options: CallOptions = {}) => getSiteSet({ id: Number(caseId) }, options);

/** The publish flow, joined to the API. What saves is never cancelled: a save that was begun ends, also when the screen has gone. */
export const publishSite = publishSiteMachine.provide({
  actors: {
    loadSite: called(read),
    compareCode: called(({ code }: { code: string }, options) => getSalesCase({ id: code }, options)),
    saveCode: called(({ site, code }: { site: Website; code: string }) => updateSiteCode({ siteId: site.siteId, rowVersion: site.rowVersion, caseCode: code })),
    saveName: called(({ site, name }: { site: Website; name: string }) => updateSiteSet({ siteId: site.siteId, rowVersion: site.rowVersion, siteName: name })),
    publishTheme: called(async ({ site, themeId }: { site: Website; themeId: number }) => {
      const rowVersion = site.themes.find((theme) => theme.themeId === themeId)?.rowVersion ?? 1;
      const answer = await updateSiteThemeStatus({ themeId, rowVersion, status: 1 });
      // Answers the theme alone; what it makes of the site is read once.
      return answer.ok ? read(site) : answer;
    }),
    enableSite: called(async ({ site }: { site: Website }): Promise<ApiResult<Website>> => {
      const answer = await updateSiteStatus({ id: site.siteId, status: 0 });
      return answer.ok ? { ...answer, data: { ...site, status: 0, rowVersion: answer.data.rowVersion } } : answer;
    }),
  },
});
