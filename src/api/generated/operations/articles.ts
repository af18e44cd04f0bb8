// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, offeredBody, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Articles. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.View. */
export function listArticles(query: NonNullable<operations['listArticles']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Articles/list', { params: { query }, ...requestInit(options) }));
}

/** The filtered articles as CSV. Source: decisions/034-second-week. Claim: Permissions.Articles.View. */
export function exportArticles(query: NonNullable<operations['exportArticles']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/Articles/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** Saves the order of a type. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Edit. */
export function sortArticles(body: components['schemas']['BatchSort'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Articles/edit-batch-sort', { body, ...requestInit(options) }));
}

/** Blocks of an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.View. */
export function getArticleContent(path: operations['getArticleContent']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Articles/content/{id}', { params: { path }, ...requestInit(options) }));
}

/** Saves the blocks of an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Edit. */
export function saveArticleContent(body: components['schemas']['ContentInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Articles/content', { body: offeredBody(body, {"versionNote":"versionNotes"}), bodySerializer: toFormData, ...requestInit(options) }));
}

/** Adds a copy of an article with its content, offline. Source: decisions/019-lists. Claim: Permissions.Articles.Create. */
export function duplicateArticle(body: components['schemas']['DuplicateRecord'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Articles/duplicate', { body, ...requestInit(options, 'duplicates') }));
}

/** Sets online or offline. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Edit. */
export function updateArticleStatus(body: components['schemas']['ChangeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Articles/edit-status', { body, ...requestInit(options) }));
}

/** Reads an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.View. */
export function getArticle(path: operations['getArticle']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Articles/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves an article to the trash. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Delete. */
export function deleteArticle(path: operations['deleteArticle']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Articles/{id}', { params: { path }, ...requestInit(options) }));
}

/** Adds an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Create. */
export function createArticle(body: components['schemas']['ArticleCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Articles', { body: offeredBody(body, {"text":"articleText"}), bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves an article. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Articles.Edit. */
export function updateArticle(body: components['schemas']['ArticleUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Articles', { body: offeredBody(body, {"text":"articleText","versionNote":"versionNotes"}), bodySerializer: toFormData, ...requestInit(options) }));
}
