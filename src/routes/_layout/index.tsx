import { createFileRoute } from '@tanstack/react-router';
import { loadHome } from '../../features/home/home-loaders';
import { HomePage } from '../../features/home/HomePage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/')({
  staticData: page({ title: titleText.home, claim: null, back: null, unit: 'home', level: 1 }),
  loader: loadHome,
  component: HomePage,
});
