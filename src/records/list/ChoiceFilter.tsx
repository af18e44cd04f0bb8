import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';

interface ChoiceFilterProps<TChoice> {
  label: string;
  /** Label of the first choice, without a limit. */
  all: string;
  choices: readonly TChoice[];
  nameOf: (choice: TChoice) => string;
  className?: string;
  value: TChoice | undefined;
  onChange: (choice: TChoice | undefined) => void;
}

/** Filter field: all, or one choice. */
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
