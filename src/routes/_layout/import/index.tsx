import { createFileRoute } from '@tanstack/react-router';
import { importListSearch, loadImports } from '../../../features/imports/import-loaders';
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
