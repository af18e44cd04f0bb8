import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { saveIndexPopup } from '../../api/generated/operations';
import { FormPage } from '../../shared/form/FormPage';
import { formText } from '../../shared/form/text';
import { useSchemaForm } from '../../shared/form/use-schema-form';
import { usePermission, useToast } from '../../shared/session';
import { popupBody, popupSchema, popupValues } from './popup-schema';
import { PopupFields } from './PopupFields';
import { popupLabels, popupText } from './text';

const route = getRouteApi('/_layout/home-popup');

/** The home-page popup: its picture, link and the time in which it shows. */
export function HomePopupPage() {
  const record = route.useLoaderData();
  const { canEdit } = usePermission(popupText.unit);
  const router = useRouter();
  const toast = useToast();
  const form = useSchemaForm({
    schema: popupSchema,
    initial: useMemo(() => popupValues(record), [record]),
    version: record.rowVersion,
    labels: popupLabels,
    rename: { startOn: 'startDate', endOn: 'endDate' },
    send: (values, { signal, onProgress }) => saveIndexPopup({ ...popupBody(values), rowVersion: record.rowVersion }, { signal, onProgress }),
    onSaved: () => {
      toast({ kind: 'success', text: formText.saved });
      void router.invalidate();
    },
  });
  return (
    <FormPage page={form.page} updateRecord={record.updateRecord} canSave={canEdit}>
      <PopupFields form={form} />
    </FormPage>
  );
}
