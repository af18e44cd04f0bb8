import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { approvalListSearch } from '../../../subjects/approvals/approval-list-search';
import { loadQueue } from '../../../subjects/approvals/approval-loaders';
import { QueuePage } from '../../../subjects/approvals/QueuePage';
import { pageDefaults } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/approval/')({
  // No claim: accounts that only send requests also have a box.
  staticData: page({ title: titleText.approval, claim: null, back: null, unit: 'approval', level: 1 }),
  validateSearch: approvalListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadQueue(deps),
  component: QueuePage,
});
