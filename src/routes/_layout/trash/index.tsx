import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { titleText } from '../../../navigation/text';
import { pageDefaults } from '../../../list/list-search';
import { page } from '../../../navigation/page-meta';
import { trashListSearch } from '../../../features/trash/trash-list-search';
import { loadTrash } from '../../../features/trash/trash-loaders';
import { TrashListPage } from '../../../features/trash/TrashListPage';

export const Route = createFileRoute('/_layout/trash/')({
  staticData: page({ title: titleText.trash, claim: null, back: null, unit: 'trash', level: 1 }),
  validateSearch: trashListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadTrash(deps),
  component: TrashListPage,
});
