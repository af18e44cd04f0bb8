import type { ComponentProps, ReactNode } from 'react';
import type { BoundField } from '../record/form-fields';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, 'id' | 'value' | 'onChange'> {
  field: BoundField<string>;
  required?: boolean;
  help?: ReactNode;
}

/** Labelled choice from a list, with error. */
export function SelectField({
  field: { id, label, value, onChange, error },
  required,
  help,
  ...props
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, error, required, help }}>
      <Select value={value} onChange={({ target }) => onChange(target.value)} {...props} />
    </Field>
  );
}
