import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { titleText } from '../../../base/navigation/text';
import { pageDefaults } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';
import { trashListSearch } from '../../../subjects/trash/trash-list-search';
import { loadTrash } from '../../../subjects/trash/trash-loaders';
import { TrashListPage } from '../../../subjects/trash/TrashListPage';

export const Route = createFileRoute('/_layout/trash/')({
  staticData: page({ title: titleText.trash, claim: null, back: null, unit: 'trash', level: 1 }),
  validateSearch: trashListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadTrash(deps),
  component: TrashListPage,
});
