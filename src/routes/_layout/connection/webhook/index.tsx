import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadWebhooks } from '../../../../subjects/connections/webhook-loaders';
import { WebhookListPage } from '../../../../subjects/connections/WebhookListPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/connection/webhook/')({
  staticData: page({
    title: titleText.connection,
    claim: kindUnits.webhook,
    back: null,
    unit: 'connection',
    level: 1,
    tab: titleText.webhook,
  }),
  loader: loadWebhooks,
  component: WebhookListPage,
});
