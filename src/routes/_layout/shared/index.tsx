import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadSharedBlocks, sharedListSearch } from '../../../subjects/shared-blocks/shared-loaders';
import { SharedListPage } from '../../../subjects/shared-blocks/SharedListPage';
import { pageDefaults } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/shared/')({
  staticData: page({
    title: titleText.shared,
    claim: kindUnits.sharedBlock,
    back: null,
    unit: 'shared',
    level: 1,
  }),
  validateSearch: sharedListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadSharedBlocks(deps),
  component: SharedListPage,
});
