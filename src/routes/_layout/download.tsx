import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../shared/layout/screens';
import { page } from '../../page-meta';
import { titleText } from '../../shared/text';

export const Route = createFileRoute('/_layout/download')({
  staticData: page({ title: titleText.download, claim: null, back: null, unit: 'download', level: 1 }),
  component: ScreenInPreparation,
});
