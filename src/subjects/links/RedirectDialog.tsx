import { useState } from 'react';
import { saveRedirect } from '../../api/generated/operations';
import { FailureLine } from '../../base/calls/Failure';
import { useCall } from '../../base/calls/use-call';
import { TargetSelect } from '../../records/links/RedirectChoice';
import { commonText } from '../../base/navigation/text';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { redirectText as text } from './text';

interface RedirectDialogProps {
  /** Address whose redirect changes; null for a new one. */
  from: string | null;
  onDone: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks for an address that is gone, and the page to which it leads. */
export function RedirectDialog({ from: given, onDone, onClose }: RedirectDialogProps) {
  const [from, setFrom] = useState(given ?? '');
  const [to, setTo] = useState('');
  const { call, isBusy, error } = useCall();
  const errors = error?.kind === 'status' ? error.errors : undefined;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={given === null ? text.add : text.change}
      cancelLabel={commonText.cancel}
      confirmLabel={commonText.save}
      busyLabel={commonText.saving}
      busy={isBusy}
      disabled={!from.trim() || !to}
      onConfirm={() => void call(() => saveRedirect({ from: from.trim(), to }), onDone)}
    >
      <div className="grid gap-4">
        <Field label={text.fields.from} required error={errors?.['from']?.[0]}>
          <TextInput
            value={from}
            readOnly={given !== null}
            maxLength={text.maxLength}
            placeholder={text.example}
            onChange={({ target }) => setFrom(target.value)}
          />
        </Field>
        <Field label={text.fields.to} required error={errors?.['to']?.[0]}>
          <TargetSelect without={[from.trim()]} value={to} onChange={setTo} />
        </Field>
        <FailureLine error={errors ? null : error} />
      </div>
    </ConfirmDialog>
  );
}
