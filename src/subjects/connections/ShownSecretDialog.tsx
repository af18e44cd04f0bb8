import { type ReactNode, useState } from 'react';
import { useCopy } from '../../base/messages/use-copy';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { tokenText as text } from './text';

interface ShownSecretDialogProps {
  title: string;
  help: string;
  label: string;
  secret: string;
  /** Label of the checkbox that confirms that the secret was stored. */
  kept: string;
  onClose: () => void;
  children?: ReactNode;
}

/** Shows a secret once; closes only after the user confirms that it is stored. */
export function ShownSecretDialog({
  title,
  help,
  label,
  secret,
  kept,
  onClose,
  children,
}: ShownSecretDialogProps) {
  const copy = useCopy();
  const [isKept, setKept] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={title}
      description={help}
      footer={
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={label}>
          <TextInput
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
            suffix={
              <Button size="sm" variant="primary" icon="copy" onClick={() => void copy(secret)}>
                {text.copy}
              </Button>
            }
          />
        </Field>
        {children}
        <Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)}>
          <span>{kept}</span>
        </Checkbox>
      </div>
    </Dialog>
  );
}
