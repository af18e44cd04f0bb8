import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/news/')({
  staticData: page({ title: titleText.newsList, claim: 'Permissions.News', back: null, unit: 'news', level: 1 }),
  component: ScreenInPreparation,
});
