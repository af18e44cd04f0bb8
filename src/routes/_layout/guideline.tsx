import { createFileRoute } from '@tanstack/react-router';
import { GuidelinePage } from '../../subjects/guideline/GuidelinePage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/guideline')({
  staticData: page({ title: titleText.guideline, claim: null, back: null, unit: 'guideline', level: 1 }),
  component: GuidelinePage,
});
