import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../features/home/HomePage';
import { page } from '../../page-meta';
import { titleText } from '../../shared/text';

export const Route = createFileRoute('/_layout/')({
  staticData: page({ title: titleText.home, claim: null, back: null, unit: 'home', level: 1 }),
  component: HomePage,
});
