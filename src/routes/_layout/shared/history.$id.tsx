import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadHistory } from '../../../subjects/audit/history-loaders';
import { historySearch } from '../../../subjects/audit/history-search';
import { HistoryPage } from '../../../subjects/audit/HistoryPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/shared/history/$id')({
  staticData: page({
    title: titleText.history,
    claim: kindUnits.sharedBlock,
    back: '/shared/edit/$id',
    unit: 'shared',
    level: 3,
    suffix: 'title',
  }),
  validateSearch: historySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadHistory('sharedBlock', params.id, deps),
  component: History,
});

function History() {
  return <HistoryPage history={Route.useLoaderData()} />;
}
