import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { downloadListSearch } from '../../subjects/downloads/download-list-search';
import { loadDownloads } from '../../subjects/downloads/download-loaders';
import { DownloadPage } from '../../subjects/downloads/DownloadPage';
import { pageDefaults } from '../../records/list/list-search';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/download')({
  staticData: page({ title: titleText.download, claim: null, back: null, unit: 'download', level: 1 }),
  validateSearch: downloadListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadDownloads(deps),
  component: DownloadPage,
});
