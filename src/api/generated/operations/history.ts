// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.Cases.View. */
export function listCaseVersions(path: operations['listCaseVersions']['parameters']['path'], query: NonNullable<operations['listCaseVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/case/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.Cases.View. */
export function getCaseVersion(path: operations['getCaseVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/case/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.Cases.Edit. */
export function restoreCaseVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/case', { body, ...requestInit(options, 'history') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.Articles.View. */
export function listArticleVersions(path: operations['listArticleVersions']['parameters']['path'], query: NonNullable<operations['listArticleVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/article/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.Articles.View. */
export function getArticleVersion(path: operations['getArticleVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/article/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.Articles.Edit. */
export function restoreArticleVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/article', { body, ...requestInit(options, 'history') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.News.View. */
export function listNewsVersions(path: operations['listNewsVersions']['parameters']['path'], query: NonNullable<operations['listNewsVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/news/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.News.View. */
export function getNewsVersion(path: operations['getNewsVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/news/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.News.Edit. */
export function restoreNewsVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/news', { body, ...requestInit(options, 'history') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.IndexPopup.View. */
export function listPopupVersions(path: operations['listPopupVersions']['parameters']['path'], query: NonNullable<operations['listPopupVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/popup/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.IndexPopup.View. */
export function getPopupVersion(path: operations['getPopupVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/popup/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.IndexPopup.Edit. */
export function restorePopupVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/popup', { body, ...requestInit(options, 'history') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.Roles.View. */
export function listRoleVersions(path: operations['listRoleVersions']['parameters']['path'], query: NonNullable<operations['listRoleVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/role/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.Roles.View. */
export function getRoleVersion(path: operations['getRoleVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/role/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.Roles.Edit. */
export function restoreRoleVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/role', { body, ...requestInit(options, 'history') }));
}

/** Versions of the record, newest first. Source: decisions/014-record-versions. Claim: Permissions.Shared.View. */
export function listSharedBlockVersions(path: operations['listSharedBlockVersions']['parameters']['path'], query: NonNullable<operations['listSharedBlockVersions']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/history/sharedBlock/{id}', { params: { path, query }, ...requestInit(options, 'history') }));
}

/** The record in one version. Source: decisions/014-record-versions. Claim: Permissions.Shared.View. */
export function getSharedBlockVersion(path: operations['getSharedBlockVersion']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/history/sharedBlock/version/{id}', { params: { path }, ...requestInit(options, 'history') }));
}

/** Restores an earlier version as a new save. Source: decisions/014-record-versions. Claim: Permissions.Shared.Edit. */
export function restoreSharedBlockVersion(body: components['schemas']['RecordVersionRestore'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/history/sharedBlock', { body, ...requestInit(options, 'history') }));
}
