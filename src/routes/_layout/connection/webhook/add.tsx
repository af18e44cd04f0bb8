import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { WebhookAddPage } from '../../../../subjects/connections/WebhookFormPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/connection/webhook/add')({
  staticData: page({
    title: titleText.webhook,
    claim: kindUnits.webhook,
    back: '/connection/webhook',
    unit: 'connection',
    level: 2,
  }),
  component: WebhookAddPage,
});
