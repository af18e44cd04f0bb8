import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { deliveryListSearch } from '../../../../features/connections/delivery-list-search';
import { loadDeliveries } from '../../../../features/connections/webhook-loaders';
import { WebhookLogPage } from '../../../../features/connections/WebhookLogPage';
import { pageDefaults } from '../../../../list/list-search';
import { page } from '../../../../navigation/page-meta';
import { titleText } from '../../../../navigation/text';

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
