import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../subjects/about/AboutPage';
import { loadAbout } from '../../subjects/about/about-loaders';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/about')({
  staticData: page({ title: titleText.about, claim: null, back: null, unit: 'about', level: 1 }),
  loader: loadAbout,
  component: AboutPage,
});
