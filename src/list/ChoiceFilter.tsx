import { Field } from '../ui/Field';
import { Select } from '../ui/Select';

interface ChoiceFilterProps<TChoice> {
  label: string;
  /** Of the first choice, which does not limit. */
  all: string;
  choices: readonly TChoice[];
  nameOf: (choice: TChoice) => string;
  className?: string;
  value: TChoice | undefined;
  onChange: (choice: TChoice | undefined) => void;
}

/** A field of a filter panel: everything, or what one choice lets through. */
export function ChoiceFilter<TChoice extends string | number>({
  label,
  all,
  choices,
  nameOf,
  className,
  value,
  onChange,
}: ChoiceFilterProps<TChoice>) {
  return (
    <Field label={label} className={className}>
      <Select
        placeholder={all}
        value={value ?? ''}
        onChange={(event) => onChange(choices.find((choice) => String(choice) === event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
