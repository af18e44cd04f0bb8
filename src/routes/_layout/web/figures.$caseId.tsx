import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadFigures } from '../../../subjects/sites/figures/figures-loaders';
import { figuresSearch } from '../../../subjects/sites/figures/figures-search';
import { FiguresPage } from '../../../subjects/sites/figures/FiguresPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
