import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadIncidents } from '../../../../subjects/privacy/incident-loaders';
import { IncidentListPage } from '../../../../subjects/privacy/IncidentListPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/incidents/')({
  staticData: page({
    title: titleText.privacy,
    claim: kindUnits.incident,
    back: null,
    unit: 'privacy',
    level: 1,
    tab: titleText.incident,
  }),
  loader: loadIncidents,
  component: IncidentListPage,
});
