import { createFileRoute } from '@tanstack/react-router';
import { loadMyAccount } from '../../subjects/my-account/my-account-loaders';
import { MyAccountPage } from '../../subjects/my-account/MyAccountPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/my-account')({
  staticData: page({ title: titleText.myAccount, claim: null, back: null, unit: 'myAccount', level: 1 }),
  loader: () => loadMyAccount(),
  component: MyAccountPage,
});
