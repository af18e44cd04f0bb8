import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { DateTimeInputs } from './DateTimeInputs';
import type { MomentValue } from '../../base/time/schedule';
import { scheduleText } from '../../base/time/text';
import type { BoundField } from '../record/form-fields';

interface MomentFieldProps {
  field: BoundField<MomentValue>;
  /** Label of the choice without a time. */
  none: string;
  /** HH:mm; initial time of day. */
  usualTime: string;
  help?: string | undefined;
}

/** An optional time: a choice first, then date and time. */
export function MomentField({ field, none, usualTime, help }: MomentFieldProps) {
  const { id, label, value, onChange, error } = field;
  const change = (part: Partial<MomentValue>) => onChange({ ...value, ...part });
  return (
    <Field id={id} label={label} group help={help} error={error}>
      <Segmented
        full
        options={[
          { value: 'none', label: none },
          { value: 'set', label: scheduleText.atTime },
        ]}
        value={value.isSet ? 'set' : 'none'}
        onChange={(choice) =>
          change(choice === 'set' ? { isSet: true, time: value.time || usualTime } : { isSet: false })
        }
      />
      {value.isSet && (
        <DateTimeInputs
          id={id}
          label={label}
          value={value}
          isInvalid={error !== undefined}
          onChange={change}
        />
      )}
    </Field>
  );
}
