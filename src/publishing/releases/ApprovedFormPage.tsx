import type { ComponentProps } from 'react';
import type { ApprovalSubject } from '../../machines/approval.rules';
import { ApprovalBar } from '../approval/ApprovalBar';
import { ReleasableFormPage } from './ReleasableFormPage';

interface ApprovedFormPageProps extends ComponentProps<typeof ReleasableFormPage> {
  subject: ComponentProps<typeof ReleasableFormPage>['subject'] & ApprovalSubject;
}

/** A `ReleasableFormPage` for a record whose publishing may need an approval: its state stands above the fields. */
export function ApprovedFormPage({ children, ...page }: ApprovedFormPageProps) {
  const { subject, editing, canEdit } = page;
  const { updateRecord, isDirty } = editing;
  return (
    <ReleasableFormPage {...page}>
      <ApprovalBar
        subject={subject}
        version={updateRecord?.lastModifiedOn}
        canEdit={canEdit}
        isDirty={isDirty}
      >
        {children}
      </ApprovalBar>
    </ReleasableFormPage>
  );
}
