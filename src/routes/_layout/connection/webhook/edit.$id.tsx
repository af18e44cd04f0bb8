import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadWebhook } from '../../../../subjects/connections/webhook-loaders';
import { WebhookEditPage } from '../../../../subjects/connections/WebhookFormPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/connection/webhook/edit/$id')({
  staticData: page({
    title: titleText.webhook,
    claim: kindUnits.webhook,
    back: '/connection/webhook',
    unit: 'connection',
    level: 2,
    about: 'record.name',
  }),
  loader: ({ params }) => loadWebhook(params.id),
  component: WebhookEditPage,
});
