import { createFileRoute } from '@tanstack/react-router';
import { loadImports } from '../../../features/imports/import-loaders';
import { importListSearch } from '../../../features/imports/import-search';
import { ImportListPage } from '../../../features/imports/ImportListPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/import/')({
  staticData: page({ title: titleText.import, claim: null, back: null, unit: 'import', level: 1 }),
  validateSearch: importListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadImports(deps),
  component: ImportListPage,
});
