import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/article/content/$id')({
  staticData: page({ title: titleText.article, claim: 'Permissions.Articles', back: '/article', unit: 'article', level: 2 }),
  component: ScreenInPreparation,
});
