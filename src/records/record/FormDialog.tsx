import type { ComponentProps } from 'react';
import { Dialog } from '../../ui/Dialog';
import { Note } from '../../ui/Note';
import { DialogButtons } from './DialogButtons';
import type { SmallForm } from './use-small-form';

interface FormDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'open' | 'onOpenChange' | 'footer' | 'dismissible'
> {
  form: Pick<SmallForm<object>, 'isBusy' | 'failure' | 'submit'>;
  /** Label of the button that sends the form. */
  label: string;
  busyLabel: string;
  /** See `DialogButtons`. */
  sendsByEnter?: boolean | undefined;
  onClose: () => void;
}

/** Dialog around a small form: cancels, sends, and shows a failure that belongs to no field. */
export function FormDialog({
  form: { isBusy, failure, submit },
  label,
  busyLabel,
  sendsByEnter,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      footer={
        <DialogButtons
          label={label}
          busyLabel={busyLabel}
          isBusy={isBusy}
          sendsByEnter={sendsByEnter}
          onSend={() => void submit()}
          onClose={onClose}
        />
      }
      {...dialog}
    >
      <div className="grid gap-4">
        {children}
        <div role="alert">{failure && <Note tone="danger">{failure}</Note>}</div>
      </div>
    </Dialog>
  );
}
