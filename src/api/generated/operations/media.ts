// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, offeredBody, requestInit, settle, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Focus of a picture, by its address. Source: decisions/022-picture-library. Claim: Permissions.Media.View. */
export function getMediaFocus(query: NonNullable<operations['getMediaFocus']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Media/focus', { params: { query }, ...requestInit(options, 'media') }));
}

/** Sets the focus of a picture, everywhere at once. Source: decisions/022-picture-library. Claim: Permissions.Media.Edit. */
export function updateMediaFocus(body: components['schemas']['MediaFocusUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Media/focus', { body, ...requestInit(options, 'media') }));
}

/** Pictures of the library, newest first, with counts by state. Source: decisions/022-picture-library. Claim: Permissions.Media.View. */
export function listMedia(query: NonNullable<operations['listMedia']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Media/list', { params: { query }, ...requestInit(options, 'media') }));
}

/** Adds tags to pictures and removes others, whatever else they have. Answers the number of changed pictures. Source: decisions/064-picture-tags. Claim: Permissions.Media.Edit. */
export function updateMediaTags(body: components['schemas']['MediaTagsUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Media/tags', { body, ...requestInit(options, 'mediaTags') }));
}

/** Renames a tag on all pictures, joins it with another one, or removes it from all. Answers the number of changed pictures. Source: decisions/064-picture-tags. Claim: Permissions.Media.Edit. */
export function renameMediaTag(body: components['schemas']['MediaTagRename'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Media/tags/name', { body, ...requestInit(options, 'mediaTags') }));
}

/** Cases that use these pictures, as far as the caller may view them, most used first. Source: decisions/064-picture-tags. Claim: Permissions.Media.Edit. */
export function listSuggestedMediaTags(query: NonNullable<operations['listSuggestedMediaTags']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Media/tags/suggested', { params: { query }, ...requestInit(options, 'mediaTags') }));
}

/** One picture and where it is used. Source: decisions/022-picture-library. Claim: Permissions.Media.View. */
export function getMedia(path: operations['getMedia']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Media/{id}', { params: { path }, ...requestInit(options, 'media') }));
}

/** Deletes a picture that no record uses, including the trash and old versions. Source: decisions/022-picture-library. Claim: Permissions.Media.Delete. */
export function deleteMedia(path: operations['deleteMedia']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Media/{id}', { params: { path }, ...requestInit(options, 'media') }));
}

/** Replaces a picture wherever it is used; answers the new picture. Source: decisions/022-picture-library. Claim: Permissions.Media.Edit. */
export function replaceMedia(body: components['schemas']['MediaReplacement'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Media/replace', { body, bodySerializer: toFormData, ...requestInit(options, 'media') }));
}

/** Adds a picture to the library; answers an existing one unchanged. Source: decisions/022-picture-library. Claim: Permissions.Media.Create. */
export function createMedia(body: components['schemas']['MediaCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Media', { body, bodySerializer: toFormData, ...requestInit(options, 'media') }));
}

/** Saves name, alternative text, tags and focus of a picture; omitted tags and focus are unchanged. Source: decisions/022-picture-library. Claim: Permissions.Media.Edit. */
export function updateMedia(body: components['schemas']['MediaUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Media', { body: offeredBody(body, {"tags":"mediaTags"}), ...requestInit(options, 'media') }));
}
