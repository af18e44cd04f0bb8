import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createRole, getRole, updateRole } from '../../api/generated/operations';
import { FormPage } from '../../records/record/FormPage';
import { HistoryLink } from '../../records/record/HistoryLink';
import { useRecordForm } from '../../records/record/use-record-form';
import { refreshAccount, useClaims, usePermission } from '../../base/session/session';
import { Note } from '../../ui/Note';
import { isAbove } from './matrix';
import type { RoleRecord } from './role-loaders';
import { emptyRole, roleBody, roleInWords, roleSchema, roleValues } from './role-schema';
import { RoleFields } from './RoleFields';
import { roleLabels } from '../../records/kinds/text';
import { roleText } from './text';

const editRoute = getRouteApi('/_layout/role/edit/$id');

/** Add page of a role; after saving it continues with the edit page. */
export function RoleAddPage() {
  const { canCreate } = usePermission(roleText.unit);
  const form = useRecordForm({
    schema: roleSchema,
    empty: () => emptyRole,
    labels: roleLabels,
    show: roleInWords,
    send: (values, _, options) => createRole(roleBody(values), options),
    editPath: '/role/edit/$id',
  });
  return (
    <FormPage editing={form.editing} canSave={canCreate}>
      <RoleFields form={form} />
    </FormPage>
  );
}

export function RoleEditPage() {
  const record = editRoute.useLoaderData();
  return <RoleEditForm key={record.id} record={record} />;
}

function RoleEditForm({ record }: { record: RoleRecord }) {
  const { canEdit } = usePermission(roleText.unit);
  const isRoleAbove = isAbove(record.roleClaims, useClaims());
  const router = useRouter();
  const form = useRecordForm({
    schema: roleSchema,
    record,
    values: roleValues,
    load: () => getRole({ id: record.id }),
    show: roleInWords,
    labels: roleLabels,
    send: (values, rowVersion, options) =>
      updateRole({ ...roleBody(values), id: record.id, rowVersion }, options),
    onSaved: () => {
      // The edited role may be the user's own.
      refreshAccount();
      void router.invalidate();
    },
  });
  return (
    <FormPage
      editing={form.editing}
      canSave={canEdit && !isRoleAbove}
      actions={<HistoryLink to="/role/history/$id" id={record.id} />}
    >
      {canEdit && isRoleAbove && <Note className="mb-4">{roleText.above}</Note>}
      <RoleFields form={form} record={record} />
    </FormPage>
  );
}
