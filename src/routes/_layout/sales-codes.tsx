import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { salesCodeListSearch } from '../../subjects/sales-codes/sales-code-list-search';
import { loadSalesCodes } from '../../subjects/sales-codes/sales-code-loaders';
import { SalesCodeListPage } from '../../subjects/sales-codes/SalesCodeListPage';
import { pageDefaults } from '../../records/list/list-search';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/sales-codes')({
  staticData: page({
    title: titleText.salesCode,
    claim: 'Permissions.Cases.SalesCodes',
    back: null,
    unit: 'salesCode',
    level: 1,
  }),
  validateSearch: salesCodeListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadSalesCodes(deps),
  component: SalesCodeListPage,
});
