import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { idIn } from '../../../calls/load';
import { loadImport } from '../../../features/imports/import-loaders';
import { importSearch } from '../../../features/imports/import-search';
import { ImportPage } from '../../../features/imports/ImportPage';
import { pageDefaults } from '../../../list/list-search';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/import/$id')({
  staticData: page({
    title: titleText.import,
    claim: null,
    back: '/import',
    unit: 'import',
    level: 2,
    about: 'record.fileName',
  }),
  validateSearch: importSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadImport(idIn(params.id), deps),
  component: ImportPage,
});
