import { useState } from 'react';
import type { ApiResult } from '../../api/result';
import { useCall } from '../../calls/use-call';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { fieldMessages } from './field-messages';
import { secondFactorText as text } from './text';

interface PasswordDialogProps<T> {
  title: string;
  description: string;
  confirmLabel: string;
  /** False for who signs in by the portal alone: then the question is enough. */
  hasPassword: boolean;
  send: (password: string) => Promise<ApiResult<T>>;
  onDone: (data: T) => void | Promise<void>;
  onClose: () => void;
}

/** Asks for one's own password before something that an open session alone must not do. */
export function PasswordDialog<T>({
  title,
  description,
  confirmLabel,
  hasPassword,
  send,
  onDone,
  onClose,
}: PasswordDialogProps<T>) {
  const { call, isBusy, error } = useCall();
  const [password, setPassword] = useState('');
  const confirm = async () => {
    if (await call(() => send(password), onDone)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel={text.confirming}
            disabled={hasPassword && password === ''}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {hasPassword && (
        <Field label={text.password} error={fieldMessages(error)['password']}>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && password !== '') void confirm();
            }}
          />
        </Field>
      )}
    </Dialog>
  );
}
