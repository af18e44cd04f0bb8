import { getRouteApi, useRouter } from '@tanstack/react-router';
import { getAccount, updateAccount } from '../../api/generated/operations';
import { FormPage } from '../../records/record/FormPage';
import { proofSecrets } from '../../records/fields/proof';
import { useRecordForm } from '../../records/record/use-record-form';
import { refreshAccount, usePermission } from '../../base/session/session';
import type { EditedAccount } from './account-loaders';
import { accountBody, accountInWords, accountSchema, accountValues } from './account-schema';
import { AccountFields } from './AccountFields';
import { accountLabels, accountText } from './text';

const route = getRouteApi('/_layout/account/edit/$id');

export function AccountEditPage() {
  const record = route.useLoaderData();
  return <AccountEditForm key={record.id} record={record} />;
}

function AccountEditForm({ record }: { record: EditedAccount }) {
  const { canEdit } = usePermission(accountText.unit);
  const router = useRouter();
  const form = useRecordForm({
    schema: accountSchema,
    record,
    values: accountValues,
    load: () => getAccount({ id: record.id }),
    show: accountInWords(record),
    secret: ['password', ...proofSecrets],
    labels: accountLabels,
    send: (values, rowVersion, options) =>
      updateAccount({ ...accountBody(values), id: record.id, rowVersion }, options),
    onSaved: () => {
      // The edited account may be the user's own.
      refreshAccount();
      void router.invalidate();
    },
  });
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <AccountFields form={form} record={record} />
    </FormPage>
  );
}
