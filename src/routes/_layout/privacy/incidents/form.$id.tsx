import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadIncidentForm } from '../../../../subjects/privacy/incident-loaders';
import { PrintedFormPage } from '../../../../subjects/privacy/PrintedFormPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/incidents/form/$id')({
  staticData: page({
    title: titleText.incidentForm,
    claim: kindUnits.incident,
    back: '/privacy/incidents/$id',
    unit: 'privacy',
    level: 2,
    suffix: 'form.number',
  }),
  loader: ({ params }) => loadIncidentForm(params.id),
  component: PrintedFormPage,
});
