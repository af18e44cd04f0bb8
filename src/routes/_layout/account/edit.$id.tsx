import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadAccount } from '../../../features/accounts/account-loaders';
import { AccountEditPage } from '../../../features/accounts/AccountEditPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/account/edit/$id')({
  staticData: page({
    title: titleText.account,
    claim: kindUnits.account,
    back: '/account',
    unit: 'account',
    level: 2,
    about: 'name',
  }),
  loader: ({ params }) => loadAccount(params.id),
  component: AccountEditPage,
});
