// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Imports of the units in which the caller may create records, newest first. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function listImports(options?: CallOptions) {
  return settle(client.GET('/api/v1/imports/list', { ...requestInit(options, 'imports') }));
}

/** Saves the column of each field and answers the new effect of each row. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function updateImportMapping(body: components['schemas']['ImportMappingInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/mapping', { body, ...requestInit(options, 'imports') }));
}

/** Corrects cells of one row before the import and answers the new effect of all rows. The file stays as it is. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function mendImportRow(body: components['schemas']['ImportRowMend'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/row', { body, ...requestInit(options, 'imports') }));
}

/** Imports the new and changed rows in the background. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function runImport(body: components['schemas']['ImportId'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/run', { body, ...requestInit(options, 'imports') }));
}

/** Undoes an import in the background; records edited since are kept. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function undoImport(body: components['schemas']['ImportId'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/undo', { body, ...requestInit(options, 'imports') }));
}

/** Stops a running import or undo; what is written stays and can be undone. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function stopImport(body: components['schemas']['ImportId'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/imports/stop', { body, ...requestInit(options, 'imports') }));
}

/** Rows of an import's file in their order. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function listImportRows(query: NonNullable<operations['listImportRows']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/imports/rows', { params: { query }, ...requestInit(options, 'imports') }));
}

/** The refused rows of an import's file with their reasons as CSV; personal data as the screen shows them. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function exportRefusedRows(path: operations['exportRefusedRows']['parameters']['path'], options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/imports/{id}/export', { params: { path }, parseAs: 'blob', ...requestInit(options, 'imports') }));
}

/** One import with its columns and figures. Source: decisions/044-moving-in-and-out. Claim: signed-in. */
export function getImport(path: operations['getImport']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/imports/{id}', { params: { path }, ...requestInit(options, 'imports') }));
}

/** Reads a file of cases and answers the effect of each row; imports nothing yet. Source: decisions/044-moving-in-and-out. Claim: Permissions.Cases.Create. */
export function createCaseImport(body: components['schemas']['ImportFile'], options?: CallOptions) {
  return settle(client.POST('/api/v1/imports/case', { body, bodySerializer: toFormData, ...requestInit(options, 'imports') }));
}

/** Reads a file of articles and answers the effect of each row; imports nothing yet. Source: decisions/044-moving-in-and-out. Claim: Permissions.Articles.Create. */
export function createArticleImport(body: components['schemas']['ImportFile'], options?: CallOptions) {
  return settle(client.POST('/api/v1/imports/article', { body, bodySerializer: toFormData, ...requestInit(options, 'imports') }));
}

/** Reads a file of news and answers the effect of each row; imports nothing yet. Source: decisions/044-moving-in-and-out. Claim: Permissions.News.Create. */
export function createNewsImport(body: components['schemas']['ImportFile'], options?: CallOptions) {
  return settle(client.POST('/api/v1/imports/news', { body, bodySerializer: toFormData, ...requestInit(options, 'imports') }));
}

/** Reads a file of enquiries and answers the effect of each row; imports nothing yet. Source: decisions/044-moving-in-and-out. Claim: Permissions.Contacts.Create. */
export function createContactImport(body: components['schemas']['ImportFile'], options?: CallOptions) {
  return settle(client.POST('/api/v1/imports/contact', { body, bodySerializer: toFormData, ...requestInit(options, 'imports') }));
}
