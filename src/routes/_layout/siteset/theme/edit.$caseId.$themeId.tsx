import { kindUnits } from '../../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { ThemeEditPage } from '../../../../subjects/sites/ThemeEditPage';
import { loadTheme } from '../../../../subjects/sites/site-loaders';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/siteset/theme/edit/$caseId/$themeId')({
  staticData: page({
    title: titleText.webEdit,
    claim: kindUnits.site,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    suffix: 'caseTitle',
  }),
  loader: ({ params }) => loadTheme(params),
  component: ThemeEditPage,
});
