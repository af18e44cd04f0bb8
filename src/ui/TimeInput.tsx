import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { hourChoices, joinTime, minuteChoices } from './date-text';
import { useGroupAttributes } from './field-context';
import { Select } from './Select';

interface TimeInputProps extends Omit<ComponentProps<'span'>, 'onChange' | 'defaultValue'> {
  /** `HH:mm`, or empty. */
  value: string;
  onChange: (value: string) => void;
  hourLabel: string;
  minuteLabel: string;
  /** Minutes between choices. */
  step?: number;
}

/**
 * Hours 00-23 and minutes in steps; choosing one half sets the other to 00, clearing one clears both. Name it with a
 * `Field group`.
 */
export function TimeInput({
  value,
  onChange,
  hourLabel,
  minuteLabel,
  step = 1,
  className,
  ...props
}: TimeInputProps) {
  const [hour = '', minute = ''] = value.split(':');
  const {
    id,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  } = useGroupAttributes();
  const shared = { 'aria-describedby': describedBy, 'aria-invalid': invalid, placeholder: '--' };
  return (
    <span
      role="group"
      aria-labelledby={labelledBy}
      className={classNames('flex items-center gap-1', className)}
      {...props}
    >
      <Select
        {...shared}
        id={id}
        aria-label={hourLabel}
        value={hour}
        onChange={(event) => onChange(event.target.value && joinTime(event.target.value, minute))}
      >
        {hourChoices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
      <span aria-hidden="true">:</span>
      <Select
        {...shared}
        id={id && `${id}-minute`}
        aria-label={minuteLabel}
        value={minute}
        onChange={(event) => onChange(event.target.value && joinTime(hour, event.target.value))}
      >
        {minuteChoices(step, minute).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </span>
  );
}
