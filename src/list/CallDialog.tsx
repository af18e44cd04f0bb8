import type { ComponentProps } from 'react';
import type { ApiResult } from '../api/result';
import { failureText } from '../calls/failure-words';
import { useCall } from '../calls/use-call';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { listText } from './text';

type Question = 'title' | 'description' | 'children' | 'confirmLabel' | 'busyLabel' | 'tone';

interface CallDialogProps extends Pick<ComponentProps<typeof ConfirmDialog>, Question> {
  operation: () => Promise<ApiResult<unknown>>;
  onDone: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks before a call is made; stays while it runs and says why it failed. What closes it after that is up to `onDone`. */
export function CallDialog({
  operation,
  onDone,
  onClose,
  tone = 'danger',
  children,
  ...question
}: CallDialogProps) {
  const { call, isBusy, error } = useCall();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={tone}
      busy={isBusy}
      cancelLabel={listText.cancel}
      onConfirm={() => void call(operation, onDone)}
      {...question}
    >
      {children}
      {error && (
        <p role="alert" className="text-danger">
          {failureText(error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
