import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/web/theme/$caseId')({
  staticData: page({ title: titleText.webTheme, claim: 'Permissions.Cases.OnePage', back: '/web/home/$caseId', unit: 'web', level: 3 }),
  component: ScreenInPreparation,
});
