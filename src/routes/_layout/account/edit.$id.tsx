import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadAccount } from '../../../subjects/accounts/account-loaders';
import { AccountEditPage } from '../../../subjects/accounts/AccountEditPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
