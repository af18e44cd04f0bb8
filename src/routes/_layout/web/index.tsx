import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/web/')({
  staticData: page({ title: titleText.web, claim: 'Permissions.Cases.OnePage', back: null, unit: 'web', level: 1 }),
  component: ScreenInPreparation,
});
