import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { mediaDefaults, mediaListSearch } from '../../../features/media/media-list-search';
import { loadLibrary } from '../../../features/media/media-loaders';
import { MediaListPage } from '../../../features/media/MediaListPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/media/')({
  staticData: page({
    title: titleText.mediaList,
    claim: kindUnits.media,
    back: null,
    unit: 'media',
    level: 1,
  }),
  validateSearch: mediaListSearch,
  search: { middlewares: [stripSearchParams({ ...mediaDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadLibrary(deps),
  component: MediaListPage,
});
