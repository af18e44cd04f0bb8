import { createFileRoute } from '@tanstack/react-router';
import { loadRedirects } from '../../features/links/link-loaders';
import { RedirectListPage } from '../../features/links/RedirectListPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/redirects')({
  staticData: page({ title: titleText.redirect, claim: null, back: null, unit: 'redirect', level: 1 }),
  loader: loadRedirects,
  component: RedirectListPage,
});
