import { getRouteApi } from '@tanstack/react-router';
import { getIndexPopup, saveIndexPopup } from '../../api/generated/operations';
import { ApprovedFormPage } from '../../publishing/releases/ApprovedFormPage';
import { HistoryLink } from '../../records/record/HistoryLink';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { OtherPopupsCard } from './OtherPopupsCard';
import { popupForm } from './popup-form';
import { PopupFields } from './PopupFields';
import { popupText } from './text';

const route = getRouteApi('/_layout/home-popup');

const subject = { kind: 'popup', recordId: 1 } as const;

/** The home-page popup with picture, link and period. */
export function HomePopupPage() {
  const { record, others } = route.useLoaderData();
  const { canEdit } = usePermission(popupText.unit);
  const form = useRecordForm({
    ...popupForm,
    record,
    load: () => getIndexPopup(),
    send: (values, rowVersion, options) => saveIndexPopup({ ...popupForm.body(values), rowVersion }, options),
  });
  return (
    <ApprovedFormPage
      subject={subject}
      status={record.status}
      editing={form.editing}
      canEdit={canEdit}
      rare={<HistoryLink to="/home-popup-history" />}
    >
      <PopupFields
        form={form}
        record={record}
        instead={others?.isFirstShown === false ? others.shownTitle : null}
      />
      {others && <OtherPopupsCard others={others} canEdit={canEdit} />}
    </ApprovedFormPage>
  );
}
