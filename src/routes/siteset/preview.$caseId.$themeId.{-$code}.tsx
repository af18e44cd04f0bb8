import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../shared/layout/screens';
import { page } from '../../page-meta';
import { titleText } from '../../shared/text';

export const Route = createFileRoute('/siteset/preview/$caseId/$themeId/{-$code}')({
  staticData: page({ title: titleText.preview, claim: 'Permissions.Cases.OnePage', back: null, unit: 'web', level: 3 }),
  component: ScreenInPreparation,
});
