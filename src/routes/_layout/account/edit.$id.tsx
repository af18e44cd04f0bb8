import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/account/edit/$id')({
  staticData: page({ title: titleText.account, claim: 'Permissions.Users', back: '/account', unit: 'account', level: 2 }),
  component: ScreenInPreparation,
});
