import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { ThemePickPage } from '../../../features/websites/ThemePickPage';
import { loadTemplates } from '../../../features/websites/website-loaders';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/web/theme/$caseId')({
  staticData: page({
    title: titleText.webTheme,
    claim: kindUnits.website,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    about: 'website.title',
  }),
  loader: ({ params }) => loadTemplates(params.caseId),
  component: ThemePickPage,
});
