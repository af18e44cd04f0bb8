import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { mediaDefaults, mediaListSearch } from '../../../subjects/library/media-list-search';
import { loadLibrary } from '../../../subjects/library/media-loaders';
import { MediaListPage } from '../../../subjects/library/MediaListPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
