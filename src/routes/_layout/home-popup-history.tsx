import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadHistory } from '../../features/audit/history-loaders';
import { historySearch } from '../../features/audit/history-search';
import { HistoryPage } from '../../features/audit/HistoryPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

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
