import { createFileRoute } from '@tanstack/react-router';
import { loadImports } from '../../../subjects/imports/import-loaders';
import { importListSearch } from '../../../subjects/imports/import-search';
import { ImportListPage } from '../../../subjects/imports/ImportListPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/import/')({
  staticData: page({ title: titleText.import, claim: null, back: null, unit: 'import', level: 1 }),
  validateSearch: importListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadImports(deps),
  component: ImportListPage,
});
