import { getMedia, listMedia } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { loadRecord } from '../../base/calls/load';
import { loadPage } from '../../records/list/load-list';
import { type MediaListSearch, mediaQuery } from './media-list-search';

export type MediaRecord = components['schemas']['Media'];
export type MediaUse = components['schemas']['MediaUse'];

/** One page of the library. Loaders throw LoadError. */
export async function loadLibrary(search: MediaListSearch) {
  return {
    page: await loadPage(search, (range) => listMedia({ ...range, ...mediaQuery(search) })),
    search,
  };
}

/** One picture with its uses. */
export async function loadMedia(id: string): Promise<MediaRecord> {
  return loadRecord(getMedia, id);
}
