import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createWebhook, getWebhook, updateWebhook } from '../../api/generated/operations';
import { webhookLabels } from '../../records/kinds/text';
import { FormPage } from '../../records/record/FormPage';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { webhookText as text } from './text';
import { WebhookFields } from './WebhookFields';
import type { Webhook } from './webhook-loaders';
import { emptyWebhook, webhookInWords, webhookSchema, webhookValues } from './webhook-schema';
import { WebhookSecrets } from './WebhookSecrets';
import { WebhookSide } from './WebhookSide';

const editRoute = getRouteApi('/_layout/connection/webhook/edit/$id');

/** Adds a webhook, then continues with its edit page, which shows the secret. */
export function WebhookAddPage() {
  const { canCreate } = usePermission(text.unit);
  const form = useRecordForm({
    schema: webhookSchema,
    empty: () => emptyWebhook,
    labels: webhookLabels,
    show: webhookInWords,
    send: (values, _, options) => createWebhook(values, options),
    editPath: '/connection/webhook/edit/$id',
  });
  return (
    <FormPage editing={form.editing} canSave={canCreate}>
      <div className="max-w-200">
        <WebhookFields form={form} />
      </div>
    </FormPage>
  );
}

/** Edits a webhook; also shows its secret, its state and a test. */
export function WebhookEditPage() {
  const { record, now } = editRoute.useLoaderData();
  return <WebhookEditForm key={record.id} record={record} now={now} />;
}

function WebhookEditForm({ record, now }: { record: Webhook; now: number }) {
  const { canEdit } = usePermission(text.unit);
  const router = useRouter();
  const form = useRecordForm({
    schema: webhookSchema,
    record,
    values: webhookValues,
    load: () => getWebhook({ id: record.id }),
    labels: webhookLabels,
    show: webhookInWords,
    send: (values, rowVersion, options) => updateWebhook({ ...values, id: record.id, rowVersion }, options),
    onSaved: () => void router.invalidate(),
  });
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(94)]">
        <div className="grid min-w-0 content-start gap-4">
          <WebhookFields form={form} />
          <WebhookSecrets record={record} now={now} canEdit={canEdit} />
        </div>
        <WebhookSide record={record} now={now} canEdit={canEdit} />
      </div>
    </FormPage>
  );
}
