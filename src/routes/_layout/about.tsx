import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../features/about/AboutPage';
import { loadAbout } from '../../features/about/about-loaders';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/about')({
  staticData: page({ title: titleText.about, claim: null, back: null, unit: 'about', level: 1 }),
  loader: loadAbout,
  component: AboutPage,
});
