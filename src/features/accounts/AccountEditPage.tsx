import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { getAccount, updateAccount } from '../../api/generated/operations';
import { FormPage } from '../../record/FormPage';
import { useSchemaForm } from '../../record/use-schema-form';
import { asStart } from '../../record/form-start';
import { refreshAccount, usePermission } from '../../shared/session';
import type { AccountRecord } from './account-loaders';
import { accountBody, accountInWords, accountSchema, accountStart } from './account-schema';
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
  const form = useSchemaForm({
    schema: accountSchema,
    start: useMemo(() => accountStart(record), [record]),
    reload: () => asStart(getAccount({ id: record.id }), accountStart),
    show: accountInWords(record),
    secret: ['password'],
    labels: accountLabels,
    send: (values, rowVersion, { signal }) => updateAccount({ ...accountBody(values), id: record.id, rowVersion }, { signal }),
    onSaved: () => {
      // It may be one's own account.
      refreshAccount();
      void router.invalidate();
    },
  });
  return (
    <FormPage page={form.page} updateRecord={record} canSave={canEdit}>
      <AccountFields form={form} record={record} />
    </FormPage>
  );
}
