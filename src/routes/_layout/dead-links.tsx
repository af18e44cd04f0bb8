import { createFileRoute } from '@tanstack/react-router';
import { DeadLinksPage } from '../../subjects/links/DeadLinksPage';
import { loadDeadLinks } from '../../subjects/links/link-loaders';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/dead-links')({
  staticData: page({ title: titleText.deadLinks, claim: null, back: null, unit: 'deadLinks', level: 1 }),
  loader: loadDeadLinks,
  component: DeadLinksPage,
});
