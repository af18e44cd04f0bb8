// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Redirects of addresses of units that the caller may view, newest first. Source: decisions/055-links. Claim: signed-in. */
export function listRedirects(query: NonNullable<operations['listRedirects']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Redirects', { params: { query }, ...requestInit(options, 'links') }));
}

/** Leads an address to another page once its own is gone, and replaces the redirect that it has. Needs Edit of the unit of the page that is gone, or of the website for any other address. Source: decisions/055-links. Claim: signed-in. */
export function saveRedirect(body: components['schemas']['RedirectInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Redirects', { body, ...requestInit(options, 'links') }));
}

/** Removes a redirect; its address then answers that there is no such page. Needs the claim of saving it. Source: decisions/055-links. Claim: signed-in. */
export function deleteRedirect(path: operations['deleteRedirect']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Redirects/{id}', { params: { path }, ...requestInit(options, 'links') }));
}

/** Pages that visitors see now, to which an address can lead. Source: decisions/055-links. Claim: signed-in. */
export function listRedirectTargets(options?: CallOptions) {
  return settle(client.GET('/api/v1/Redirects/targets', { ...requestInit(options, 'links') }));
}
