// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { operations } from '../../../../openapi/generated/types';

/** Deleted records of the units that the caller may view, last deleted first. Source: decisions/010-trash. Claim: signed-in. */
export function listTrash(query: NonNullable<operations['listTrash']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/trash/list', { params: { query }, ...requestInit(options, 'trash') }));
}

/** Restores a case from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Cases.Delete. */
export function restoreCaseInfo(path: operations['restoreCaseInfo']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/case/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a case in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Cases.Delete. */
export function purgeCaseInfo(path: operations['purgeCaseInfo']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/case/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Restores a theme from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Cases.OnePage.Edit. */
export function restoreSiteTheme(path: operations['restoreSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/theme/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a theme in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Cases.OnePage.Edit. */
export function purgeSiteTheme(path: operations['purgeSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/theme/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Restores an article from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Articles.Delete. */
export function restoreArticle(path: operations['restoreArticle']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/article/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes an article in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Articles.Delete. */
export function purgeArticle(path: operations['purgeArticle']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/article/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Restores a news item from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.News.Delete. */
export function restoreNews(path: operations['restoreNews']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/news/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a news item in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.News.Delete. */
export function purgeNews(path: operations['purgeNews']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/news/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Restores a popup from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.IndexPopup.Edit. */
export function restoreOtherPopup(path: operations['restoreOtherPopup']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/otherPopup/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a popup in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.IndexPopup.Edit. */
export function purgeOtherPopup(path: operations['purgeOtherPopup']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/otherPopup/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Restores a role from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Roles.Delete. */
export function restoreRole(path: operations['restoreRole']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/role/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a role in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Roles.Delete. */
export function purgeRole(path: operations['purgeRole']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/role/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Restores a shared block from the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Shared.Delete. */
export function restoreSharedBlock(path: operations['restoreSharedBlock']['parameters']['path'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/trash/sharedBlock/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}

/** Permanently deletes a shared block in the trash, with what was deleted with it. Source: decisions/010-trash. Claim: Permissions.Shared.Delete. */
export function purgeSharedBlock(path: operations['purgeSharedBlock']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/trash/sharedBlock/{id}', { params: { path }, ...requestInit(options, 'trash') }));
}
