import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { downloadListSearch } from '../../features/downloads/download-list-search';
import { loadDownloads } from '../../features/downloads/download-loaders';
import { DownloadPage } from '../../features/downloads/DownloadPage';
import { pageDefaults } from '../../list/list-search';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/download')({
  staticData: page({ title: titleText.download, claim: null, back: null, unit: 'download', level: 1 }),
  validateSearch: downloadListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadDownloads(deps),
  component: DownloadPage,
});
