import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadFigures } from '../../../features/sites/figures/figures-loaders';
import { figuresSearch } from '../../../features/sites/figures/figures-search';
import { FiguresPage } from '../../../features/sites/figures/FiguresPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/web/figures/$caseId')({
  staticData: page({
    title: titleText.webFigures,
    claim: kindUnits.site,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    suffix: 'title',
    about: 'title',
  }),
  validateSearch: figuresSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadFigures(params.caseId, deps.period),
  component: FiguresPage,
});
