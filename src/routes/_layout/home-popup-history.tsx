import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadHistory } from '../../subjects/audit/history-loaders';
import { historySearch } from '../../subjects/audit/history-search';
import { HistoryPage } from '../../subjects/audit/HistoryPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/home-popup-history')({
  staticData: page({
    title: titleText.history,
    claim: kindUnits.popup,
    back: '/home-popup',
    unit: 'homePopup',
    level: 3,
    suffix: 'title',
  }),
  validateSearch: historySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadHistory('popup', '1', deps),
  component: History,
});

function History() {
  return <HistoryPage history={Route.useLoaderData()} />;
}
