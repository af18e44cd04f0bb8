import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createSharedBlock, getSharedBlock, updateSharedBlock } from '../../api/generated/operations';
import { FormPage } from '../../records/record/FormPage';
import { HistoryLink } from '../../records/record/HistoryLink';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { emptyShared, sharedBody, sharedForm, sharedValues } from './shared-form';
import type { SharedRecord } from './shared-loaders';
import { SharedFields } from './SharedFields';
import { SharedUses } from './SharedUses';
import { sharedText as text } from './text';

const editRoute = getRouteApi('/_layout/shared/edit/$id');

/** Add page of a shared block; after saving it continues with the edit page. */
export function SharedAddPage() {
  const { canCreate } = usePermission(text.unit);
  const form = useRecordForm({
    ...sharedForm,
    empty: emptyShared,
    send: (values, _, options) => createSharedBlock(sharedBody(values), options),
    editPath: '/shared/edit/$id',
  });
  return (
    <FormPage editing={form.editing} canSave={canCreate}>
      <SharedFields form={form} isNew />
    </FormPage>
  );
}

export function SharedEditPage() {
  const record = editRoute.useLoaderData();
  return <SharedEditForm key={record.id} record={record} />;
}

function SharedEditForm({ record }: { record: SharedRecord }) {
  const { canEdit } = usePermission(text.unit);
  const router = useRouter();
  const form = useRecordForm({
    ...sharedForm,
    record,
    values: sharedValues,
    load: () => getSharedBlock({ id: record.id }),
    send: (values, rowVersion, options) =>
      updateSharedBlock({ ...sharedBody(values), id: record.id, rowVersion }, options),
    // Its pages may be behind now.
    onSaved: () => void router.invalidate(),
  });
  return (
    <FormPage
      editing={form.editing}
      canSave={canEdit}
      actions={<HistoryLink to="/shared/history/$id" id={record.id} />}
    >
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <SharedFields form={form} />
        <SharedUses record={record} isDirty={form.editing.isDirty} />
      </div>
    </FormPage>
  );
}
