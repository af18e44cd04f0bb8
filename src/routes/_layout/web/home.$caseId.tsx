import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/web/home/$caseId')({
  staticData: page({ title: titleText.webHome, claim: 'Permissions.Cases.OnePage', back: '/web', unit: 'web', level: 2 }),
  component: ScreenInPreparation,
});
