import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/news/edit/$id')({
  staticData: page({ title: titleText.news, claim: 'Permissions.News', back: '/news', unit: 'news', level: 2 }),
  component: ScreenInPreparation,
});
