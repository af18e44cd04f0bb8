import { createFileRoute } from '@tanstack/react-router';
import { loadHome } from '../../subjects/home/home-loaders';
import { HomePage } from '../../subjects/home/HomePage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/')({
  staticData: page({ title: titleText.home, claim: null, back: null, unit: 'home', level: 1 }),
  loader: loadHome,
  component: HomePage,
});
