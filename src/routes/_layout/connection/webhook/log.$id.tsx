import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { deliveryListSearch } from '../../../../subjects/connections/delivery-list-search';
import { loadDeliveries } from '../../../../subjects/connections/webhook-loaders';
import { WebhookLogPage } from '../../../../subjects/connections/WebhookLogPage';
import { pageDefaults } from '../../../../records/list/list-search';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/connection/webhook/log/$id')({
  staticData: page({
    title: titleText.webhookLog,
    claim: kindUnits.webhook,
    back: '/connection/webhook',
    unit: 'connection',
    level: 2,
    suffix: 'name',
  }),
  validateSearch: deliveryListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadDeliveries(params.id, deps),
  component: WebhookLogPage,
});
