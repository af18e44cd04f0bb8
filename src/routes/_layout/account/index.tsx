import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/account/')({
  staticData: page({ title: titleText.accountList, claim: 'Permissions.Users', back: null, unit: 'account', level: 1 }),
  component: ScreenInPreparation,
});
