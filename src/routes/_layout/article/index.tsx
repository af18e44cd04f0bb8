import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/article/')({
  staticData: page({ title: titleText.articleList, claim: 'Permissions.Articles', back: null, unit: 'article', level: 1 }),
  component: ScreenInPreparation,
});
