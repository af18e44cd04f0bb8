import { createFileRoute } from '@tanstack/react-router';
import { DeadLinksPage } from '../../features/links/DeadLinksPage';
import { loadDeadLinks } from '../../features/links/link-loaders';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/dead-links')({
  staticData: page({ title: titleText.deadLinks, claim: null, back: null, unit: 'deadLinks', level: 1 }),
  loader: loadDeadLinks,
  component: DeadLinksPage,
});
