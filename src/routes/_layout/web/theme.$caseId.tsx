import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { ThemePickPage } from '../../../features/sites/ThemePickPage';
import { loadTemplates } from '../../../features/sites/site-loaders';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/web/theme/$caseId')({
  staticData: page({
    title: titleText.webTheme,
    claim: kindUnits.site,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    about: 'site.title',
  }),
  loader: ({ params }) => loadTemplates(params.caseId),
  component: ThemePickPage,
});
