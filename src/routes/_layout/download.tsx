import { createFileRoute } from '@tanstack/react-router';
import { loadDownloads } from '../../features/downloads/download-loaders';
import { DownloadPage } from '../../features/downloads/DownloadPage';
import { page } from '../../page-meta';
import { titleText } from '../../layout/text';

export const Route = createFileRoute('/_layout/download')({
  staticData: page({ title: titleText.download, claim: null, back: null, unit: 'download', level: 1 }),
  loader: () => loadDownloads(),
  component: DownloadPage,
});
