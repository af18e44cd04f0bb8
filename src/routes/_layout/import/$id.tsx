import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { idIn } from '../../../base/calls/load';
import { loadImport } from '../../../subjects/imports/import-loaders';
import { importSearch } from '../../../subjects/imports/import-search';
import { ImportPage } from '../../../subjects/imports/ImportPage';
import { pageDefaults } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
