import { getSharedBlock, listSharedBlocks } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { loadRecord } from '../../calls/load';
import { basicQuery, dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { loadPage } from '../../list/load-list';
import { type SearchOf, urlSearch } from '../../list/url-search';

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
