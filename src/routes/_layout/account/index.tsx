import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { accountListSearch } from '../../../subjects/accounts/account-list-search';
import { loadAccounts } from '../../../subjects/accounts/account-loaders';
import { AccountListPage } from '../../../subjects/accounts/AccountListPage';
import { page } from '../../../base/navigation/page-meta';
import { pageDefaults } from '../../../records/list/list-search';
import { titleText } from '../../../base/navigation/text';

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
