import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadIncidentForm } from '../../../../features/privacy/incident-loaders';
import { PrintedFormPage } from '../../../../features/privacy/PrintedFormPage';
import { page } from '../../../../navigation/page-meta';
import { titleText } from '../../../../navigation/text';

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
