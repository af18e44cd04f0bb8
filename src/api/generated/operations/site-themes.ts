// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, offeredBody, orWithout, requestInit, settle, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Templates to start from. Source: specification 7. Claim: Permissions.Cases.OnePage.View. */
export function listTemplates(options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/list/template', { ...requestInit(options) }));
}

/** The draft of a theme; with id 0 and `code` a template. Source: specification 7, decisions/004-entities. Claim: Permissions.Cases.OnePage.View. */
export function previewSiteTheme(path: operations['previewSiteTheme']['parameters']['path'], query: NonNullable<operations['previewSiteTheme']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/preview/{id}', { params: { path, query }, ...requestInit(options) }));
}

/** Replacements from the case for one sample of a draft. Source: decisions/005-publish-flow. Claim: Permissions.Cases.OnePage.View. */
export function listSampleFillings(path: operations['listSampleFillings']['parameters']['path'], query: NonNullable<operations['listSampleFillings']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/filling/{id}', { params: { path, query }, ...requestInit(options, 'drafts') }));
}

/** Values of the case and the company that blocks of a draft can show. Source: decisions/005-publish-flow. Claim: Permissions.Cases.OnePage.View. */
export function listCaseSources(path: operations['listCaseSources']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/sources/{id}', { params: { path }, ...requestInit(options, 'drafts') }));
}

/** Creates a theme from a template, filled from the case. Source: specification 7, decisions/004-entities. Claim: Permissions.Cases.OnePage.Edit. */
export function createSiteTheme(body: components['schemas']['ThemeFromTemplate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SiteThemes/template', { body: offeredBody(body, {"name":"drafts"}), bodySerializer: toFormData, ...requestInit(options) }));
}

/** Publishes the draft, or takes the page off. Source: specification 7, decisions/004-entities. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteThemeStatus(body: components['schemas']['SiteThemeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemes/edit-status', { body, ...requestInit(options) }));
}

/** Published versions of a theme, newest first. Beyond the specification: history of published versions. Claim: Permissions.Cases.OnePage.View. */
export function listSiteThemeVersions(path: operations['listSiteThemeVersions']['parameters']['path'], query: NonNullable<operations['listSiteThemeVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/versions/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The published page of one version. Beyond the specification: history of published versions. Claim: Permissions.Cases.OnePage.View. */
export function getSiteThemeVersion(path: operations['getSiteThemeVersion']['parameters']['path'], query: NonNullable<operations['getSiteThemeVersion']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/version/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** Restores a published version as the draft; publishes it on request. Beyond the specification: history of published versions. Claim: Permissions.Cases.OnePage.Edit. */
export function restoreSiteThemeVersion(body: components['schemas']['SiteThemeRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemes/restore', { body, ...requestInit(options, 'history') }));
}

/** Dismisses a finding of the advertising check with a reason, which the proof records. Source: decisions/049-advertising-check. Claim: Permissions.Cases.OnePage.Edit. */
export function putAdFindingAside(body: components['schemas']['AdPutAsideInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemes/ad-check/put-aside', { body, ...requestInit(options, 'adCheck') }));
}

/** Restores a dismissed finding. Source: decisions/049-advertising-check. Claim: Permissions.Cases.OnePage.Edit. */
export function takeAdFindingBack(path: operations['takeAdFindingBack']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteThemes/ad-check/put-aside/{id}', { params: { path }, ...requestInit(options, 'adCheck') }));
}

/** Findings of the advertising check in a theme's draft. Source: decisions/049-advertising-check. Claim: Permissions.Cases.OnePage.View. */
export function getAdCheck(path: operations['getAdCheck']['parameters']['path'], options?: CallOptions) {
  return orWithout('adCheck', null, () => settle(client.GET('/api/v1/SiteThemes/ad-check/{id}', { params: { path }, ...requestInit(options) })));
}

/** One theme with its draft. Source: specification 7. Claim: Permissions.Cases.OnePage.View. */
export function getSiteTheme(path: operations['getSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves a theme with its versions to the trash; refused for the public one. Source: decisions/010-trash. Claim: Permissions.Cases.OnePage.Edit. */
export function deleteSiteTheme(path: operations['deleteSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteThemes/{id}', { params: { path }, ...requestInit(options, 'drafts') }));
}

/** Saves the whole draft with pictures. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteTheme(body: components['schemas']['SiteThemeUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemes', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Threads of comments on the blocks of a draft, and accounts that can be mentioned. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function listComments(path: operations['listComments']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemeComments/{id}', { params: { path }, ...requestInit(options, 'comments') }));
}

/** Deletes the text of an own comment. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function deleteComment(path: operations['deleteComment']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteThemeComments/{id}', { params: { path }, ...requestInit(options, 'comments') }));
}

/** Creates a thread on a block of a draft. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function createCommentThread(body: components['schemas']['CommentThreadCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SiteThemeComments', { body, ...requestInit(options, 'comments') }));
}

/** Corrects an own comment. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function updateComment(body: components['schemas']['CommentUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemeComments', { body, ...requestInit(options, 'comments') }));
}

/** Adds a comment to a thread. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function replyToComment(body: components['schemas']['CommentReply'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SiteThemeComments/reply', { body, ...requestInit(options, 'comments') }));
}

/** Resolves or reopens a thread; for its author and accounts that may edit. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function resolveComments(body: components['schemas']['CommentThreadState'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemeComments/resolve', { body, ...requestInit(options, 'comments') }));
}

/** Open threads that the caller takes part in, and those that mention the caller. Source: decisions/048-comments-and-presence. Claim: Permissions.Cases.OnePage.View. */
export function listOwnComments(options?: CallOptions) {
  return settle(client.GET('/api/v1/own-comments', { ...requestInit(options, 'comments') }));
}
