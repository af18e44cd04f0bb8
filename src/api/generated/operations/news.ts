// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, offeredBody, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Lists news. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.View. */
export function listNews(query: NonNullable<operations['listNews']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/News/list', { params: { query }, ...requestInit(options) }));
}

/** The filtered news as CSV. Source: decisions/034-second-week. Claim: Permissions.News.View. */
export function exportNews(query: NonNullable<operations['exportNews']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/News/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** Adds a copy of a news item with its content, offline. Source: decisions/019-lists. Claim: Permissions.News.Create. */
export function duplicateNews(body: components['schemas']['DuplicateRecord'], options?: CallOptions) {
  return settle(client.POST('/api/v1/News/duplicate', { body, ...requestInit(options, 'duplicates') }));
}

/** Sets online or offline. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.Edit. */
export function updateNewsStatus(body: components['schemas']['ChangeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/News/edit-status', { body, ...requestInit(options) }));
}

/** Reads a news item. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.View. */
export function getNews(path: operations['getNews']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/News/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves a news item to the trash. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.Delete. */
export function deleteNews(path: operations['deleteNews']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/News/{id}', { params: { path }, ...requestInit(options) }));
}

/** Adds a news item. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.Create. */
export function createNews(body: components['schemas']['NewsCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/News', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves a news item. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.News.Edit. */
export function updateNews(body: components['schemas']['NewsUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/News', { body: offeredBody(body, {"versionNote":"versionNotes"}), bodySerializer: toFormData, ...requestInit(options) }));
}
