import { useState } from 'react';
import type { ApiResult } from '../../api/result';
import { CallDialog } from '../../record-actions/CallDialog';
import { Field } from '../../ui/Field';
import { TextArea } from '../../ui/TextArea';
import { releaseText as text } from './text';

interface UndoDialogProps {
  count: number;
  time: string;
  operation: (reason: string) => Promise<ApiResult<unknown>>;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Confirms that what was public before a release is restored. */
export function UndoDialog({ count, time, operation, onDone, onClose }: UndoDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <CallDialog
      title={text.undoTitle(count)}
      description={text.undoHelp(time)}
      confirmLabel={text.undo}
      busyLabel={text.undoing}
      operation={() => operation(reason.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      <Field label={text.undoReason} help={text.undoReasonHelp}>
        <TextArea
          rows={2}
          value={reason}
          maxLength={text.maxReason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </CallDialog>
  );
}
