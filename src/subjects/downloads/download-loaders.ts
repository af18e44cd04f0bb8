import { listDownloads } from '../../api/generated/operations';
import { unwrap } from '../../base/calls/load';
import { pageOfRows } from '../../records/list/whole-list';
import type { DownloadListSearch } from './download-list-search';

/** One page of help documents; `hasDates`: whether the server sends their dates. Throws LoadError. */
export async function loadDownloads(search: DownloadListSearch) {
  const documents = await unwrap(listDownloads());
  const page = pageOfRows(documents, search, {
    texts: ({ title, description, fileName }) => [title, description, fileName],
    changedOn: ({ lastModifiedOn }) => lastModifiedOn,
  });
  return { page, search, hasDates: documents.some(({ lastModifiedOn }) => lastModifiedOn !== undefined) };
}
