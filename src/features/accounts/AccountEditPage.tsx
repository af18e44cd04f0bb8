import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { updateAccount } from '../../api/generated/operations';
import { FormPage } from '../../shared/form/FormPage';
import { formText } from '../../shared/form/text';
import { useSchemaForm } from '../../shared/form/use-schema-form';
import { usePermission, useToast } from '../../shared/session';
import type { AccountRecord } from './account-loaders';
import { accountBody, accountSchema, accountValues } from './account-schema';
import { AccountFields } from './AccountFields';
import { accountLabels, accountText } from './text';

const route = getRouteApi('/_layout/account/edit/$id');

/** Edits an account: who it is, its role and status, and perhaps a new password. */
export function AccountEditPage() {
  const record = route.useLoaderData();
  return <AccountEditForm key={record.id} record={record} />;
}

function AccountEditForm({ record }: { record: AccountRecord }) {
  const { canEdit } = usePermission(accountText.unit);
  const router = useRouter();
  const toast = useToast();
  const form = useSchemaForm({
    schema: accountSchema,
    initial: useMemo(() => accountValues(record), [record]),
    version: record.rowVersion,
    labels: accountLabels,
    send: (values, { signal }) => updateAccount({ ...accountBody(values), id: record.id, rowVersion: record.rowVersion }, { signal }),
    onSaved: () => {
      toast({ kind: 'success', text: formText.saved });
      void router.invalidate();
    },
  });
  return (
    <FormPage page={form.page} updateRecord={record} canSave={canEdit}>
      <AccountFields form={form} record={record} />
    </FormPage>
  );
}
