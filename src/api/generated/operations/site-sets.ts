// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Sites. Source: specification 7. Claim: Permissions.Cases.OnePage.View. */
export function listSiteSets(query: NonNullable<operations['listSiteSets']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/list', { params: { query }, ...requestInit(options) }));
}

/** The filtered sites as CSV. Source: decisions/034-second-week. Claim: Permissions.Cases.OnePage.View. */
export function exportSiteSets(query: NonNullable<operations['exportSiteSets']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/SiteSets/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** Saves the case code after another check with the sales system. Source: specification 7, decisions/005-publish-flow. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteCode(body: components['schemas']['SiteCode'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteSets/edit-code', { body, ...requestInit(options) }));
}

/** Enables (0) or disables (1) a site. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteStatus(body: components['schemas']['ChangeSiteStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteSets/edit-status', { body, ...requestInit(options) }));
}

/** Schedules publishing a draft or taking the site off; replaces a waiting schedule of the same kind. Source: decisions/011-visibility-and-schedules. Claim: Permissions.Cases.OnePage.Edit. */
export function scheduleSite(body: components['schemas']['SiteScheduleInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteSets/schedule', { body, ...requestInit(options, 'schedules') }));
}

/** Cancels a waiting schedule or dismisses a failed one. Source: decisions/011-visibility-and-schedules. Claim: Permissions.Cases.OnePage.Edit. */
export function cancelSiteSchedule(path: operations['cancelSiteSchedule']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteSets/schedule/{id}', { params: { path }, ...requestInit(options, 'schedules') }));
}

/** The site of a case; id is the case id. Source: specification 7. Claim: Permissions.Cases.OnePage.View. */
export function getSiteSet(path: operations['getSiteSet']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/{id}', { params: { path }, ...requestInit(options) }));
}

/** Saves site name, SEO, analytics, share image. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteSet(body: components['schemas']['SiteSetUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteSets', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Figures of a case's site since its last publication, or of a number of days; id is the case id. Source: decisions/043-figures. Claim: Permissions.Cases.OnePage.View. */
export function getSiteFigures(path: operations['getSiteFigures']['parameters']['path'], query: NonNullable<operations['getSiteFigures']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/figures/{id}', { params: { path, query }, ...requestInit(options, 'siteFigures') }));
}

/** Changes of a site's public page with their times; id is the case id, 0 the company's website. Source: decisions/047-proof. Claim: Permissions.Cases.OnePage.View. */
export function getSiteProof(path: operations['getSiteProof']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/proof/{id}', { params: { path }, ...requestInit(options, 'proof') }));
}

/** One entry of a site's proof, with its page; id is the case id. Source: decisions/047-proof. Claim: Permissions.Cases.OnePage.View. */
export function getSiteProofEntry(path: operations['getSiteProofEntry']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteSets/proof/{id}/{number}', { params: { path }, ...requestInit(options, 'proof') }));
}

/** Page, files, chain and signatures of an entry as one ZIP file; id is the case id. Source: decisions/047-proof. Claim: Permissions.Cases.OnePage.View. */
export function downloadSiteProof(path: operations['downloadSiteProof']['parameters']['path'], query: NonNullable<operations['downloadSiteProof']['parameters']['query']>, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/SiteSets/proof/{id}/{number}/file', { params: { path, query }, parseAs: 'blob', ...requestInit(options, 'proof') }));
}
