import { createFileRoute } from '@tanstack/react-router';
import { GuidelinePage } from '../../features/guideline/GuidelinePage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/guideline')({
  staticData: page({ title: titleText.guideline, claim: null, back: null, unit: 'guideline', level: 1 }),
  component: GuidelinePage,
});
