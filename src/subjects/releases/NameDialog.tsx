import { useState } from 'react';
import type { ApiResult } from '../../api/result';
import type { components } from '../../../openapi/generated/types';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { releaseText as text } from './text';
import { commonText } from '../../base/navigation/text';

type Saved = components['schemas']['Saved'];

interface NameDialogProps {
  title: string;
  start?: string;
  operation: (name: string) => Promise<ApiResult<Saved>>;
  onDone?: (saved: Saved) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a release. */
export function NameDialog({ title, start = '', operation, onDone, onClose }: NameDialogProps) {
  const [name, setName] = useState(start);
  return (
    <CallDialog
      title={title}
      tone="primary"
      confirmLabel={commonText.save}
      busyLabel={commonText.saving}
      disabled={!name.trim()}
      operation={() => operation(name.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      <Field label={text.name} required>
        <TextInput
          value={name}
          maxLength={text.maxName}
          placeholder={text.example}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </CallDialog>
  );
}
