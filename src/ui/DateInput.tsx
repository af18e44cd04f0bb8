import { type ComponentProps, useRef, useState } from 'react';
import { classNames } from './class-names';
import { controlClass, inputClass } from './control-class';
import { fromNativeDate, normaliseDate, toNativeDate } from './date-text';
import { useFieldAttributes } from './field-context';
import { Icon } from './Icon';
import { dateInputText } from './text';

interface DateInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** `YYYY/MM/DD`, or empty. */
  value: string;
  /** Called on blur and picking with `YYYY/MM/DD`; empty for an invalid date, whose text stands in a message. */
  onChange: (value: string) => void;
  /** Name of the calendar button. */
  pickerLabel: string;
  /** `YYYY/MM/DD`, for the calendar only; the form validates typed dates. */
  min?: string;
  max?: string;
}

const opener = classNames(
  'grid size-control-small flex-none place-items-center rounded-tag text-ink-soft',
  '-mr-2.25 hover:bg-hover hover:text-ink max-tablet:-mr-2.75',
  'disabled:cursor-not-allowed disabled:bg-transparent',
);

/** Date typed as YYYY/MM/DD and normalised on blur, with the browser's calendar. */
export function DateInput({
  value,
  onChange,
  onBlur,
  pickerLabel,
  min,
  max,
  className,
  ...props
}: DateInputProps) {
  const [typed, setTyped] = useState<string>();
  // An invalid date clears (specification 5); its text stays in the message, as long as no other date comes.
  const [wrong, setWrong] = useState<string>();
  const isWrong = wrong !== undefined && value === '' && typed === undefined;
  const field = useFieldAttributes();
  const locked = props.disabled || props.readOnly;

  function settle() {
    if (typed === undefined) return;
    const date = normaliseDate(typed);
    setTyped(undefined);
    setWrong(date === '' && typed.trim() !== '' ? typed : undefined);
    if (date !== value) onChange(date);
  }

  return (
    <>
      <span className={controlClass('line', className)}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="YYYY/MM/DD"
          className={inputClass('line')}
          {...field}
          {...props}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Saving by keyboard includes the date being typed.
            const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
            if (event.key === 'Enter' || isSaving) settle();
            props.onKeyDown?.(event);
          }}
          onBlur={(event) => {
            settle();
            onBlur?.(event);
          }}
        />
        <DatePicker
          label={pickerLabel}
          locked={locked}
          value={value}
          min={min}
          max={max}
          onPick={(date) => {
            setTyped(undefined);
            setWrong(undefined);
            onChange(date);
          }}
        />
      </span>
      {isWrong && (
        <span role="alert" className="text-caption text-danger">
          {dateInputText.wrong(wrong)}
        </span>
      )}
    </>
  );
}

interface DatePickerProps {
  label: string;
  locked: boolean | undefined;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (date: string) => void;
}

/** Button that opens the browser's calendar. */
function DatePicker({ label, locked, value, min, max, onPick }: DatePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={opener}
        aria-label={label}
        title={label}
        disabled={locked}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar" size={16} />
      </button>
      <input
        ref={picker}
        type="date"
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
        tabIndex={-1}
        aria-hidden="true"
        disabled={locked}
        value={toNativeDate(value)}
        min={min && toNativeDate(min)}
        max={max && toNativeDate(max)}
        onChange={(event) => onPick(fromNativeDate(event.target.value))}
      />
    </>
  );
}
