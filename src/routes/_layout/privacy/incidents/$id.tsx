import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadIncident } from '../../../../subjects/privacy/incident-loaders';
import { IncidentPage } from '../../../../subjects/privacy/IncidentPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/incidents/$id')({
  staticData: page({
    title: titleText.incident,
    claim: kindUnits.incident,
    back: '/privacy/incidents',
    unit: 'privacy',
    level: 2,
    suffix: 'incident.number',
  }),
  loader: ({ params }) => loadIncident(params.id),
  component: IncidentPage,
});
