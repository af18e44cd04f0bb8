import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { getIndexPopup, saveIndexPopup } from '../../api/generated/operations';
import { FormPage } from '../../record/FormPage';
import { useSchemaForm } from '../../record/use-schema-form';
import { asStart } from '../../record/form-start';
import { usePermission } from '../../shared/session';
import { popupBody, popupInWords, popupSchema, popupStart } from './popup-schema';
import { PopupFields } from './PopupFields';
import { popupLabels, popupText } from './text';

const route = getRouteApi('/_layout/home-popup');

/** The home-page popup: its picture, link and the time in which it shows. */
export function HomePopupPage() {
  const record = route.useLoaderData();
  const { canEdit } = usePermission(popupText.unit);
  const form = useSchemaForm({
    schema: popupSchema,
    start: useMemo(() => popupStart(record), [record]),
    reload: () => asStart(getIndexPopup(), popupStart),
    show: popupInWords,
    labels: popupLabels,
    rename: { startOn: 'startDate', endOn: 'endDate' },
    send: (values, rowVersion, { signal, onProgress }) => saveIndexPopup({ ...popupBody(values), rowVersion }, { signal, onProgress }),
  });
  return (
    <FormPage page={form.page} updateRecord={record.updateRecord} canSave={canEdit}>
      <PopupFields form={form} />
    </FormPage>
  );
}
