import { fromPromise } from 'xstate';
import { getSalesCase, getSiteSet, updateSiteCode, updateSiteSet, updateSiteStatus, updateSiteThemeStatus } from '../api/generated/operations';
import type { ApiResult } from '../api/result';
import { publishSiteMachine } from './publish-site';
import type { PublishSite, SalesCase } from './publish-site.types';

type Answer = Promise<ApiResult<PublishSite>>;

const read = (site: PublishSite): Answer => joined(getSiteSet({ id: Number(site.caseId) }));

/** A website as the flow knows it: the sales system names county and district as one text, and so does the flow that compares them. */
export function publishSiteOf<T extends PublishSite & { county: string }>(website: T): T {
  return { ...website, district: website.county + website.district };
}

async function joined(answer: Promise<ApiResult<PublishSite & { county: string }>>): Answer {
  const result = await answer;
  return result.ok ? { ...result, data: publishSiteOf(result.data) } : result;
}

/** The publish flow, joined to the API: every call that saves answers the site as it stands afterwards. */
export const providedPublishSite = publishSiteMachine.provide({
  actors: {
    loadSite: fromPromise<ApiResult<PublishSite>, { caseId: string }>(({ input }) => joined(getSiteSet({ id: Number(input.caseId) }))),
    compareCode: fromPromise<ApiResult<SalesCase>, { code: string }>(({ input, signal }) => getSalesCase({ id: input.code }, { signal })),
    saveCode: fromPromise<ApiResult<PublishSite>, { site: PublishSite; code: string }>(({ input: { site, code } }) => joined(updateSiteCode({ siteId: site.siteId, rowVersion: site.rowVersion, caseCode: code }))),
    saveName: fromPromise<ApiResult<PublishSite>, { site: PublishSite; name: string }>(({ input: { site, name } }) => joined(updateSiteSet({ siteId: site.siteId, rowVersion: site.rowVersion, siteName: name }))),
    publishTheme: fromPromise<ApiResult<PublishSite>, { site: PublishSite; themeId: number }>(async ({ input: { site, themeId } }): Answer => {
      const rowVersion = site.themes.find((theme) => theme.themeId === themeId)?.rowVersion ?? 1;
      const answer = await updateSiteThemeStatus({ themeId, rowVersion, status: 1 });
      return answer.ok ? read(site) : answer;
    }),
    enableSite: fromPromise<ApiResult<PublishSite>, { site: PublishSite }>(async ({ input: { site } }): Answer => {
      const answer = await updateSiteStatus({ id: site.siteId, status: 0 });
      return answer.ok ? read(site) : answer;
    }),
  },
});
