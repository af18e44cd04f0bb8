import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadPrintedLetters } from '../../../../subjects/privacy/incident-loaders';
import { printedLettersSearch } from '../../../../subjects/privacy/letters-search';
import { PrintedLettersPage } from '../../../../subjects/privacy/PrintedLettersPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/incidents/letters/$id')({
  staticData: page({
    title: titleText.incidentLetters,
    claim: kindUnits.incident,
    back: '/privacy/incidents/$id',
    unit: 'privacy',
    level: 2,
    suffix: 'incident.number',
  }),
  validateSearch: printedLettersSearch,
  loaderDeps: ({ search: { page: pageNumber } }) => ({ pageNumber }),
  loader: ({ params, deps }) => loadPrintedLetters(params.id, deps.pageNumber),
  component: PrintedLettersPage,
});
