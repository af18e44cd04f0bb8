import { createFileRoute } from '@tanstack/react-router';
import { loadMyAccount } from '../../features/my-account/my-account-loaders';
import { MyAccountPage } from '../../features/my-account/MyAccountPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/my-account')({
  staticData: page({ title: titleText.myAccount, claim: null, back: null, unit: 'myAccount', level: 1 }),
  loader: () => loadMyAccount(),
  component: MyAccountPage,
});
