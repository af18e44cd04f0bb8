import { isReasonValid, maxReasonLength, minReasonLength } from '../../machines/approval.rules';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextArea } from '../../ui/TextArea';
import { emergencyText as text } from './text';

interface EmergencyReasonProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** Field for the reason of publishing without approvals. */
export function EmergencyReason({ reason, onChange }: EmergencyReasonProps) {
  return (
    <Note tone="danger" icon="warning">
      <Field
        label={text.label}
        required
        help={text.help}
        error={reason.length > 0 && !isReasonValid(reason) ? text.tooShort(minReasonLength) : undefined}
        counter={{ length: [...reason].length, max: maxReasonLength }}
      >
        <TextArea rows={2} value={reason} onChange={({ target }) => onChange(target.value)} />
      </Field>
    </Note>
  );
}
