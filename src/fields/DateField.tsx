import { fromNativeDate, toNativeDate } from '../ui/date-text';
import { DateInput } from '../ui/DateInput';
import { Field } from '../ui/Field';
import { dateText } from '../record/text';
import type { BoundField } from '../record/use-record-form';

interface DateFieldProps {
  /** Its value is YYYY-MM-DD as on the wire, or empty. */
  field: BoundField<string>;
  label: string;
  required?: boolean;
  help?: string;
}

/** A date of a form, typed as YYYY/MM/DD and normalised on leaving it. */
export function DateField({ field, label, required, help }: DateFieldProps) {
  return (
    <Field id={field.id} label={label} required={required} help={help} error={field.error}>
      <DateInput
        value={fromNativeDate(field.value)}
        onChange={(date) => field.onChange(toNativeDate(date))}
        pickerLabel={`${label} ${dateText.pick}`}
      />
    </Field>
  );
}
