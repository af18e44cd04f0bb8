import { getRouteApi } from '@tanstack/react-router';
import { getIndexPopup, saveIndexPopup } from '../../api/generated/operations';
import { ApprovalBar } from '../../approval/ApprovalBar';
import { releaseAction, ReleaseButton } from '../../releases/ReleaseButton';
import { ReleaseLine } from '../../releases/ReleaseLine';
import { useReleaseOf } from '../../releases/use-release-of';
import { FormPage } from '../../record/FormPage';
import { HistoryLink } from '../../record/HistoryLink';
import { useRecordForm } from '../../record/use-record-form';
import { usePermission } from '../../session/session';
import { OtherPopupsCard } from './OtherPopupsCard';
import { popupForm } from './popup-form';
import { PopupFields } from './PopupFields';
import { popupText } from './text';

const route = getRouteApi('/_layout/home-popup');

const subject = { kind: 'popup', recordId: 1 } as const;

/** The home-page popup with picture, link and period. */
export function HomePopupPage() {
  const { record, others } = route.useLoaderData();
  const inRelease = useReleaseOf(subject);
  const { canEdit } = usePermission(popupText.unit);
  const form = useRecordForm({
    ...popupForm,
    record,
    load: () => getIndexPopup(),
    send: (values, rowVersion, options) => saveIndexPopup({ ...popupForm.body(values), rowVersion }, options),
  });
  return (
    <FormPage
      editing={form.editing}
      canSave={canEdit}
      openRecord={subject}
      actions={
        <>
          <ReleaseButton
            {...inRelease}
            subject={subject}
            action={releaseAction(record.status)}
            canEdit={canEdit}
            isDirty={form.editing.isDirty}
          />
          <HistoryLink to="/home-popup-history" />
        </>
      }
    >
      <ReleaseLine {...inRelease} />
      <ApprovalBar
        subject={subject}
        version={form.editing.updateRecord?.lastModifiedOn}
        canEdit={canEdit}
        isDirty={form.editing.isDirty}
      />
      <PopupFields
        form={form}
        record={record}
        instead={others?.isFirstShown === false ? others.shownTitle : null}
      />
      {others && <OtherPopupsCard others={others} canEdit={canEdit} />}
    </FormPage>
  );
}
