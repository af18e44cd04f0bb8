import type { ReactNode } from 'react';
import type { BoundField } from '../record/form-fields';
import type { MomentValue } from '../../base/time/schedule';
import { Field } from '../../ui/Field';
import { DateTimeInputs } from './DateTimeInputs';

interface TimeFieldProps {
  field: BoundField<MomentValue>;
  required?: boolean;
  help?: ReactNode;
}

/** Date and time of a time that is always set. */
export function TimeField({ field: { id, label, value, onChange, error }, ...props }: TimeFieldProps) {
  return (
    <Field id={id} label={label} group error={error} {...props}>
      <DateTimeInputs
        id={id}
        label={label}
        value={value}
        isInvalid={error !== undefined}
        onChange={(part) => onChange({ ...value, ...part })}
      />
    </Field>
  );
}
