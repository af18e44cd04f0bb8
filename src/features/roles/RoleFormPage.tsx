import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createRole, updateRole } from '../../api/generated/operations';
import { FormPage } from '../../shared/form/FormPage';
import { formText } from '../../shared/form/text';
import { useSchemaForm } from '../../shared/form/use-schema-form';
import { usePermission, useToast } from '../../shared/session';
import type { RoleRecord } from './role-loaders';
import { emptyRole, roleBody, roleSchema, roleValues } from './role-schema';
import { RoleFields } from './RoleFields';
import { roleLabels, roleText } from './text';

const editRoute = getRouteApi('/_layout/role/edit/$id');

/** Adds a role, then goes on to edit it. */
export function RoleAddPage() {
  const { canCreate } = usePermission(roleText.unit);
  const navigate = useNavigate();
  const toast = useToast();
  const form = useSchemaForm({
    schema: roleSchema,
    initial: emptyRole,
    labels: roleLabels,
    send: (values, options) => createRole(roleBody(values), options),
    onSaved: ({ id }) => {
      toast({ kind: 'success', text: formText.saved });
      void navigate({ to: '/role/edit/$id', params: { id: String(id) }, replace: true, ignoreBlocker: true });
    },
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
  const toast = useToast();
  const form = useSchemaForm({
    schema: roleSchema,
    initial: useMemo(() => roleValues(record), [record]),
    version: record.rowVersion,
    labels: roleLabels,
    // Without the key: the row version tells a save that is sent again.
    send: (values, { signal }) => updateRole({ ...roleBody(values), id: record.id, rowVersion: record.rowVersion }, { signal }),
    onSaved: () => {
      toast({ kind: 'success', text: formText.saved });
      void router.invalidate();
    },
  });
  return (
    <FormPage page={form.page} updateRecord={record} canSave={canEdit}>
      <RoleFields form={form} record={record} />
    </FormPage>
  );
}
