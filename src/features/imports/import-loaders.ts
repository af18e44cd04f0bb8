import {
  createArticleImport,
  createCaseImport,
  createContactImport,
  createNewsImport,
  getImport,
  listImportRows,
  listImports,
} from '../../api/generated/operations';
import { ImportKind, ImportVerdict } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { unwrap } from '../../calls/load';
import { loadPage } from '../../list/load-list';
import { pageEntries } from '../../list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../list/url-search';

export type Import = components['schemas']['Import'];
export type ImportSummary = components['schemas']['ImportSummary'];
export type ImportRow = components['schemas']['ImportRow'];

export const importListSearch = urlSearch({ kind: oneOf(Object.values(ImportKind)) });
export const importSearch = urlSearch({ verdict: oneOf(Object.values(ImportVerdict)), ...pageEntries });

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
