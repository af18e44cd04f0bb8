// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, offeredBody, orWithout, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Cases of one tab. Source: specification 7. Claim: Permissions.Cases.View. */
export function listCaseInfos(query: NonNullable<operations['listCaseInfos']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/list', { params: { query }, ...requestInit(options) }));
}

/** The filtered cases as CSV. Source: decisions/034-second-week. Claim: Permissions.Cases.View. */
export function exportCaseInfos(query: NonNullable<operations['exportCaseInfos']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/CaseInfos/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** Saves the order of a tab. Source: specification 7. Claim: Permissions.Cases.Edit. */
export function sortCaseInfos(body: components['schemas']['BatchSort'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos/edit-batch-sort', { body, ...requestInit(options) }));
}

/** Adds a copy of a case with its content, offline and without a site of its own. Source: decisions/019-lists. Claim: Permissions.Cases.Create. */
export function duplicateCaseInfo(body: components['schemas']['DuplicateRecord'], options?: CallOptions) {
  return settle(client.POST('/api/v1/CaseInfos/duplicate', { body, ...requestInit(options, 'duplicates') }));
}

/** Sets online or offline. Source: decisions/019-lists. Claim: Permissions.Cases.Edit. */
export function updateCaseStatus(body: components['schemas']['ChangeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos/edit-status', { body, ...requestInit(options, 'caseStatus') }));
}

/** Sets or removes the highlight. Source: specification 7. Claim: Permissions.Cases.Edit. */
export function updateCaseHighlight(body: components['schemas']['EditHighlight'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos/edit-highlight', { body, ...requestInit(options) }));
}

/** Cases that can be recommended. Source: specification 7. Claim: Permissions.Cases.View. */
export function listRecommendedCases(query: NonNullable<operations['listRecommendedCases']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/recommendedCase/list', { params: { query }, ...requestInit(options) }));
}

/** The case of this code in the sales system. Source: specification 7, decisions/004-entities. Claim: Permissions.Cases.OnePage.View. */
export function getSalesCase(path: operations['getSalesCase']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/isale/{id}', { params: { path }, ...requestInit(options) }));
}

/** Sales cases known to the server with similar codes, nearest first. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.OnePage.View. */
export function listNearSalesCases(path: operations['listNearSalesCases']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/isale/{id}/near', { params: { path }, ...requestInit(options, 'codeSuggestions') }));
}

/** Sales cases known to the server by name, district or code. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.OnePage.View. */
export function searchSalesCases(query: NonNullable<operations['searchSalesCases']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/isale-search', { params: { query }, ...requestInit(options, 'caseRequests') }));
}

/** Asks the sales department by mail to create a case in the sales system. Source: decisions/017-unknown-case-codes. Refused without recipients. Claim: Permissions.Cases.OnePage.Edit. */
export function requestSalesCase(body: components['schemas']['SalesCaseRequest'], options?: CallOptions) {
  return settle(client.POST('/api/v1/CaseInfos/isale-request', { body, ...requestInit(options, 'caseRequests') }));
}

/** Blocks of the content tab. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Cases.View. */
export function getCaseContent(path: operations['getCaseContent']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/content/{id}', { params: { path }, ...requestInit(options) }));
}

/** Saves the content tab. Source: decisions/003-calls-beyond-the-specification. Claim: Permissions.Cases.Edit. */
export function saveCaseContent(body: components['schemas']['ContentInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/CaseInfos/content', { body: offeredBody(body, {"versionNote":"versionNotes"}), bodySerializer: toFormData, ...requestInit(options) }));
}

/** Facts of a project with their sources. Source: decisions/035-facts-of-projects-and-units. Claim: Permissions.Cases.Facts.View. */
export function getProjectFacts(path: operations['getProjectFacts']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/facts/{id}', { params: { path }, ...requestInit(options, 'projectFacts') }));
}

/** Saves the facts of a project and updates its drafts. Source: decisions/035-facts-of-projects-and-units. Claim: Permissions.Cases.Facts.Edit. */
export function saveProjectFacts(body: components['schemas']['ProjectFactsInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos/facts', { body, ...requestInit(options, 'projectFacts') }));
}

/** One case. Source: specification 7. Claim: Permissions.Cases.View. */
export function getCaseInfo(path: operations['getCaseInfo']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/CaseInfos/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves a case and its site to the trash. Source: specification 7, decisions/010-trash. Claim: Permissions.Cases.Delete. */
export function deleteCaseInfo(path: operations['deleteCaseInfo']['parameters']['path'], query: NonNullable<operations['deleteCaseInfo']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.DELETE('/api/v1/CaseInfos/{id}', { params: { path, query }, ...requestInit(options) }));
}

/** Consequences of deleting a case. Source: decisions/010-trash. Claim: Permissions.Cases.Delete. */
export function getCaseDeletion(path: operations['getCaseDeletion']['parameters']['path'], options?: CallOptions) {
  return orWithout('trash', null, () => settle(client.GET('/api/v1/CaseInfos/deletion/{id}', { params: { path }, ...requestInit(options) })));
}

/** Adds a case. Source: specification 7. Claim: Permissions.Cases.Create. */
export function createCaseInfo(body: components['schemas']['CaseInfoCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/CaseInfos', { body: offeredBody(body, {"housingUnits":{"priceBasis":"unitFacts","price":"unitFacts","priceMost":"unitFacts","sharedRatio":"unitFacts","availability":"unitFacts","plan":"unitFacts"}}), bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves a case. Source: specification 7. Claim: Permissions.Cases.Edit. */
export function updateCaseInfo(body: components['schemas']['CaseInfoUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/CaseInfos', { body: offeredBody(body, {"housingUnits":{"priceBasis":"unitFacts","price":"unitFacts","priceMost":"unitFacts","sharedRatio":"unitFacts","availability":"unitFacts","plan":"unitFacts"},"versionNote":"versionNotes"}), bodySerializer: toFormData, ...requestInit(options) }));
}
