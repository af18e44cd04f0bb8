import { getRouteApi } from '@tanstack/react-router';
import { createOtherPopup, getOtherPopup, updateOtherPopup } from '../../api/generated/operations';
import { ApprovedFormPage } from '../../publishing/releases/ApprovedFormPage';
import { FormPage } from '../../records/record/FormPage';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import type { OtherPopup } from './popup-loaders';
import { popupForm } from './popup-form';
import { PopupFields } from './PopupFields';
import { popupText } from './text';

const addRoute = getRouteApi('/_layout/other-popup/add');
const editRoute = getRouteApi('/_layout/other-popup/edit/$id');

/** Add page of a popup; after saving it continues with the edit page. */
export function OtherPopupAddPage() {
  const { shownTitle } = addRoute.useLoaderData();
  const { canEdit } = usePermission(popupText.unit);
  const form = useRecordForm({
    ...popupForm,
    send: (values, _, options) => createOtherPopup(popupForm.body(values), options),
    editPath: '/other-popup/edit/$id',
  });
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <PopupFields form={form} instead={shownTitle} />
    </FormPage>
  );
}

export function OtherPopupEditPage() {
  const record = editRoute.useLoaderData();
  return <OtherPopupEditForm key={record.id} record={record} />;
}

function OtherPopupEditForm({ record }: { record: OtherPopup }) {
  const subject = { kind: 'otherPopup', recordId: record.id } as const;
  const { canEdit } = usePermission(popupText.unit);
  const form = useRecordForm({
    ...popupForm,
    record,
    load: () => getOtherPopup({ id: record.id }),
    send: (values, rowVersion, options) =>
      updateOtherPopup({ ...popupForm.body(values), id: record.id, rowVersion }, options),
  });
  return (
    <ApprovedFormPage subject={subject} status={record.status} editing={form.editing} canEdit={canEdit}>
      <PopupFields form={form} record={record} instead={record.isShown ? null : record.shownTitle} />
    </ApprovedFormPage>
  );
}
