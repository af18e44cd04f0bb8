import {
  createArticleImport,
  createCaseImport,
  createContactImport,
  createNewsImport,
  getImport,
  listImportRows,
  listImports,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { unwrap } from '../../base/calls/load';
import { loadPage } from '../../records/list/load-list';
import type { SearchOf } from '../../records/list/url-search';
import type { importListSearch, importSearch } from './import-search';

export type Import = components['schemas']['Import'];
export type ImportSummary = components['schemas']['ImportSummary'];
export type ImportRow = components['schemas']['ImportRow'];

/** Calls that read a file, by kind. */
export const uploads = {
  contact: createContactImport,
  case: createCaseImport,
  article: createArticleImport,
  news: createNewsImport,
} as const;

/** Newest imports. Throws LoadError. */
export async function loadImports(search: SearchOf<typeof importListSearch>) {
  return { items: await unwrap(listImports()), search };
}

/** An import with a page of its rows. Throws LoadError. */
export async function loadImport(id: number, search: SearchOf<typeof importSearch>) {
  const { verdict } = search;
  const [record, page] = await Promise.all([
    unwrap(getImport({ id })),
    loadPage(search, (range) => listImportRows({ id, ...range, ...(verdict ? { verdict } : {}) })),
  ]);
  return { record, page, search };
}
