import { createFileRoute } from '@tanstack/react-router';
import { loadRedirects } from '../../subjects/links/link-loaders';
import { RedirectListPage } from '../../subjects/links/RedirectListPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/redirects')({
  staticData: page({ title: titleText.redirect, claim: null, back: null, unit: 'redirect', level: 1 }),
  loader: loadRedirects,
  component: RedirectListPage,
});
