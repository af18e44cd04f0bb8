import { createFileRoute } from '@tanstack/react-router';

import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/case/content/$id')({
  staticData: page({ title: titleText.case, claim: 'Permissions.Cases', back: '/case', unit: 'case', level: 2 }),
  component: ScreenInPreparation,
});
