import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { accountListSearch } from '../../../features/accounts/account-list-search';
import { loadAccounts } from '../../../features/accounts/account-loaders';
import { AccountListPage } from '../../../features/accounts/AccountListPage';
import { page } from '../../../navigation/page-meta';
import { pageDefaults } from '../../../list/list-search';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/account/')({
  staticData: page({
    title: titleText.accountList,
    claim: kindUnits.account,
    back: null,
    unit: 'account',
    level: 1,
  }),
  validateSearch: accountListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadAccounts(deps),
  component: AccountListPage,
});
