import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { ThemePickPage } from '../../../subjects/sites/ThemePickPage';
import { loadTemplates } from '../../../subjects/sites/site-loaders';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
