import { createFileRoute } from '@tanstack/react-router';
import { loadProjectFacts } from '../../../subjects/cases/facts-loaders';
import { ProjectFactsPage } from '../../../subjects/cases/ProjectFactsPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
