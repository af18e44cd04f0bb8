// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** The home-page popup. Source: specification 7. Claim: Permissions.IndexPopup.View. */
export function getIndexPopup(options?: CallOptions) {
  return settle(client.GET('/api/v1/index-popup', { ...requestInit(options) }));
}

/** Saves the popup. Source: specification 7. Claim: Permissions.IndexPopup.Edit. */
export function saveIndexPopup(body: components['schemas']['IndexPopupInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/index-popup', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Further popups. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.View. */
export function listOtherPopups(options?: CallOptions) {
  return orWithout('popups', null, () => settle(client.GET('/api/v1/popups/list', { ...requestInit(options) })));
}

/** Sets online or offline. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.Edit. */
export function updateOtherPopupStatus(body: components['schemas']['ChangeStatus'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/popups/edit-status', { body, ...requestInit(options, 'popups') }));
}

/** One further popup. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.View. */
export function getOtherPopup(path: operations['getOtherPopup']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/popups/{id}', { params: { path }, ...requestInit(options, 'popups') }));
}

/** Moves a popup to the trash. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.Edit. */
export function deleteOtherPopup(path: operations['deleteOtherPopup']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/popups/{id}', { params: { path }, ...requestInit(options, 'popups') }));
}

/** Adds a popup. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.Edit. */
export function createOtherPopup(body: components['schemas']['OtherPopupCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/popups', { body, bodySerializer: toFormData, ...requestInit(options, 'popups') }));
}

/** Saves a popup. Source: decisions/011-visibility-and-schedules. Claim: Permissions.IndexPopup.Edit. */
export function updateOtherPopup(body: components['schemas']['OtherPopupUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/popups', { body, bodySerializer: toFormData, ...requestInit(options, 'popups') }));
}
