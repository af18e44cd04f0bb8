import { serverAs, type ServerCalls, tokensOf } from './api';
import { newCase, type NewCase } from './records';

/** Any part of a draft, as the contract has it. */
type Block = Readonly<Record<string, unknown>>;

interface DraftSite {
  record: NewCase;
  caseId: number;
  siteId: number;
  themeId: number;
  siteName: string;
  server: ServerCalls;
}

/** Blocks with these titles. */
export const titles = (...texts: string[]): Block[] =>
  texts.map((textContent) => ({ partType: 1, textContent, align: 1 }));

/** Adds a draft with the sample content of a theme to a case. */
export async function addDraft(server: ServerCalls, caseId: number, more: object = {}): Promise<number> {
  const draft = { caseId, code: 'liubai', ...more };
  const { themeId } = await server.multipart<{ themeId: number }>(
    'POST',
    '/api/v1/SiteThemes/template',
    draft,
  );
  return themeId;
}

/** Replaces all blocks of a draft. */
export async function replaceBlocks(
  server: ServerCalls,
  themeId: number,
  blocks: readonly Block[],
): Promise<void> {
  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/SiteThemes/${themeId}`);
  const webParts = blocks.map((block, sort) => ({ ...block, sort }));
  await server.multipart('PUT', '/api/v1/SiteThemes', { themeId, rowVersion, webParts });
}

/** Leaves of a draft only its title, with these words. */
export async function retitle(server: ServerCalls, themeId: number, textContent: string): Promise<void> {
  const { parts } = await server.get<{ parts: { id: number; partType: number }[] }>(
    `/api/v1/SiteThemes/${themeId}`,
  );
  const title = parts.find(({ partType }) => partType === 1);
  await replaceBlocks(server, themeId, [
    { ...(title && { id: title.id }), partType: 1, align: 1, textContent },
  ]);
}

/** A new case with a draft of sample content. */
export async function sampleSite(title: string, more: object = {}): Promise<DraftSite> {
  const server = serverAs(await tokensOf());
  const record = await newCase(title, more);
  const caseId = record.id;
  const themeId = await addDraft(server, caseId);
  const { siteId } = await server.get<{ siteId: number }>(`/api/v1/SiteSets/${caseId}`);
  return { record, caseId, siteId, themeId, siteName: `site-${record.code.toLowerCase()}`, server };
}

/** A new case with a draft of these blocks. */
export async function draftSite(
  title: string,
  blocks: readonly Block[],
  more: object = {},
): Promise<DraftSite> {
  const site = await sampleSite(title, more);
  await replaceBlocks(site.server, site.themeId, blocks);
  return site;
}

/** Code that the sales system knows only for this case; many cases may have it. */
export const known = { code: 'HY209902', title: '河畔拾光', county: '新北市', district: '板橋區' };

/** The same with code and name, ready to be published. */
export async function readySite(blocks: readonly Block[], more: object = {}): Promise<DraftSite> {
  const { title, county, district } = known;
  const site = await draftSite(title, blocks, { county, district, ...more });
  const { server, caseId, siteId, siteName } = site;
  const rowVersion = async () =>
    (await server.get<{ rowVersion: number }>(`/api/v1/SiteSets/${caseId}`)).rowVersion;
  await server.json('PUT', '/api/v1/SiteSets/edit-code', {
    siteId,
    rowVersion: await rowVersion(),
    caseCode: known.code,
  });
  await server.multipart('PUT', '/api/v1/SiteSets', { siteId, rowVersion: await rowVersion(), siteName });
  return site;
}

/** The same, public. `publication`: what else the call that publishes sends. */
export async function publicSite(
  blocks: readonly Block[],
  more: object = {},
  publication: object = {},
): Promise<DraftSite> {
  const site = await readySite(blocks, more);
  const { server, siteId, themeId } = site;
  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/SiteThemes/${themeId}`);
  await server.json('PUT', '/api/v1/SiteThemes/edit-status', {
    themeId,
    rowVersion,
    status: 1,
    ...publication,
  });
  await server.json('PUT', '/api/v1/SiteSets/edit-status', { id: siteId, status: 0 });
  return site;
}
