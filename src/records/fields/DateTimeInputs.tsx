import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { TimeInput } from '../../ui/TimeInput';
import type { MomentValue } from '../../base/time/schedule';
import { dateText } from '../record/text';
import { scheduleText } from '../../base/time/text';

interface DateTimeInputsProps {
  /** Id of the surrounding field. */
  id: string;
  label: string;
  value: MomentValue;
  onChange: (part: Partial<Pick<MomentValue, 'date' | 'time'>>) => void;
  isInvalid: boolean;
}

/** Date and time inputs side by side, each with its own name. */
export function DateTimeInputs({ id, label, value, onChange, isInvalid }: DateTimeInputsProps) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <DateInput
        id={`${id}-date`}
        aria-label={label + scheduleText.date}
        aria-invalid={isInvalid ? true : undefined}
        className="min-w-32 flex-1 max-tablet:min-w-40"
        value={fromNativeDate(value.date)}
        onChange={(date) => onChange({ date: toNativeDate(date) })}
        pickerLabel={`${label} ${dateText.pick}`}
      />
      <Field id={`${id}-time`} label={label + scheduleText.clock} group hideLabel>
        <TimeInput
          value={value.time}
          onChange={(time) => onChange({ time })}
          hourLabel={`${label} ${scheduleText.hour}`}
          minuteLabel={`${label} ${scheduleText.minute}`}
        />
      </Field>
    </div>
  );
}
