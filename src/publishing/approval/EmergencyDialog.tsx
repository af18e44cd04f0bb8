import { useState } from 'react';
import { FailureLine } from '../../base/calls/Failure';
import { isReasonValid } from '../../machines/approval.rules';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmergencyReason } from './EmergencyReason';
import { emergencyText as text } from './text';
import type { Approving } from './use-approval';
import { commonText } from '../../base/navigation/text';

/** Publishes an article, news or a popup without its approvals, with a reason. */
export function EmergencyDialog({ snapshot, send }: Approving) {
  const [reason, setReason] = useState('');
  const { error } = snapshot.context;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => send({ type: 'emergency.close' })}
      tone="danger"
      title={text.recordTitle}
      description={text.recordHelp}
      busy={snapshot.matches('overruling')}
      busyLabel={text.going}
      cancelLabel={commonText.cancel}
      confirmLabel={text.putOnline}
      disabled={!isReasonValid(reason)}
      onConfirm={() => send({ type: 'emergency.confirm', reason: reason.trim() })}
    >
      <EmergencyReason reason={reason} onChange={setReason} />
      <FailureLine error={error} />
    </ConfirmDialog>
  );
}
