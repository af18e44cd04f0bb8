import { getSharedBlock, listSharedBlocks } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { loadRecord } from '../../base/calls/load';
import { basicQuery, dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { loadPage } from '../../records/list/load-list';
import { type SearchOf, urlSearch } from '../../records/list/url-search';

export type SharedRow = components['schemas']['SharedBlockRow'];
export type SharedRecord = components['schemas']['SharedBlock'];

/** URL state of the list: filter and page. */
export const sharedListSearch = urlSearch({ ...keywordEntry, ...dateEntries, ...pageEntries });

/** One page of shared blocks. Loaders throw LoadError. */
export async function loadSharedBlocks(search: SearchOf<typeof sharedListSearch>) {
  const page = await loadPage(search, (range) => listSharedBlocks({ ...range, ...basicQuery(search) }));
  return { page, search };
}

export const loadSharedBlock = (id: string): Promise<SharedRecord> => loadRecord(getSharedBlock, id);
