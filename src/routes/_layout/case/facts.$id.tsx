import { createFileRoute } from '@tanstack/react-router';
import { loadProjectFacts } from '../../../features/cases/facts-loaders';
import { ProjectFactsPage } from '../../../features/cases/ProjectFactsPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/case/facts/$id')({
  staticData: page({
    title: titleText.projectFacts,
    claim: 'Permissions.Cases.Facts',
    back: '/case',
    unit: 'case',
    level: 2,
    about: 'title',
  }),
  loader: ({ params }) => loadProjectFacts(params.id),
  component: ProjectFactsPage,
});
