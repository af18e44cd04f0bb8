import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { dateText } from '../record/text';
import type { BoundField } from '../record/form-fields';

interface DateFieldProps {
  /** YYYY-MM-DD, or empty. */
  field: BoundField<string, { required?: boolean }>;
  label?: string;
  required?: boolean;
  help?: string;
  disabled?: boolean;
}

/** Date input as YYYY/MM/DD, normalised on blur. */
export function DateField({
  field,
  label = field.label,
  required = field.limit.required,
  help,
  disabled,
}: DateFieldProps) {
  return (
    <Field id={field.id} label={label} required={required} help={help} error={field.error}>
      <DateInput
        value={fromNativeDate(field.value)}
        disabled={disabled}
        onChange={(date) => field.onChange(toNativeDate(date))}
        pickerLabel={`${label} ${dateText.pick}`}
      />
    </Field>
  );
}
