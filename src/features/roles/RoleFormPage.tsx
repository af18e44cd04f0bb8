import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createRole, getRole, updateRole } from '../../api/generated/operations';
import { FormPage } from '../../record/FormPage';
import { useSchemaForm } from '../../record/use-schema-form';
import { refreshAccount, usePermission } from '../../shared/session';
import { asStart, newStart } from '../../record/form-start';
import type { RoleRecord } from './role-loaders';
import { emptyRole, roleBody, roleInWords, roleSchema, roleStart } from './role-schema';
import { RoleFields } from './RoleFields';
import { roleLabels, roleText } from './text';

const editRoute = getRouteApi('/_layout/role/edit/$id');
const emptyStart = newStart(emptyRole);

/** Adds a role, then goes on to edit it. */
export function RoleAddPage() {
  const { canCreate } = usePermission(roleText.unit);
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: roleSchema,
    start: emptyStart,
    labels: roleLabels,
    show: roleInWords,
    send: (values, _, options) => createRole(roleBody(values), options),
    onSaved: ({ id }) => void navigate({ to: '/role/edit/$id', params: { id: String(id) }, replace: true, ignoreBlocker: true }),
  });
  return (
    <FormPage page={form.page} canSave={canCreate}>
      <RoleFields form={form} />
    </FormPage>
  );
}

/** Edits a role. */
export function RoleEditPage() {
  const record = editRoute.useLoaderData();
  return <RoleEditForm key={record.id} record={record} />;
}

function RoleEditForm({ record }: { record: RoleRecord }) {
  const { canEdit } = usePermission(roleText.unit);
  const router = useRouter();
  const form = useSchemaForm({
    schema: roleSchema,
    start: useMemo(() => roleStart(record), [record]),
    reload: () => asStart(getRole({ id: record.id }), roleStart),
    show: roleInWords,
    labels: roleLabels,
    // Without the key: the row version tells a save that is sent again.
    send: (values, rowVersion, { signal }) => updateRole({ ...roleBody(values), id: record.id, rowVersion }, { signal }),
    onSaved: () => {
      // It may be one's own role.
      refreshAccount();
      void router.invalidate();
    },
  });
  return (
    <FormPage page={form.page} updateRecord={record} canSave={canEdit}>
      <RoleFields form={form} record={record} />
    </FormPage>
  );
}
