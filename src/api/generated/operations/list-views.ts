// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Views of all lists that the caller may see, by name, own ones first. Source: decisions/061-saved-views. Claim: signed-in. */
export function listListViews(options?: CallOptions) {
  return settle(client.GET('/api/v1/ListViews', { ...requestInit(options, 'listViews') }));
}

/** Names what a list shows now. Needs what the list itself needs. Source: decisions/061-saved-views. Claim: signed-in. */
export function createListView(body: components['schemas']['ListViewCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/ListViews', { body, ...requestInit(options, 'listViews') }));
}

/** Changes a view; a shared one of somebody else only by who may edit accounts. Source: decisions/061-saved-views. Claim: signed-in. */
export function updateListView(path: operations['updateListView']['parameters']['path'], body: components['schemas']['ListViewUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/ListViews/{id}', { params: { path }, body, ...requestInit(options, 'listViews') }));
}

/** Removes a view; a shared one of somebody else only by who may edit accounts. Source: decisions/061-saved-views. Claim: signed-in. */
export function deleteListView(path: operations['deleteListView']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/ListViews/{id}', { params: { path }, ...requestInit(options, 'listViews') }));
}

/** Opens the view first for the caller whenever its list is opened, or no longer. Source: decisions/061-saved-views. Claim: signed-in. */
export function chooseFirstListView(path: operations['chooseFirstListView']['parameters']['path'], body: components['schemas']['FirstListView'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/ListViews/first/{id}', { params: { path }, body, ...requestInit(options, 'listViews') }));
}
