import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../ui/Field';
import { TextArea } from '../ui/TextArea';
import { PasswordInput } from '../ui/PasswordInput';
import { TextInput } from '../ui/TextInput';
import { passwordWords } from '../navigation/text';
import { textLength } from './rules';
import type { BoundField } from '../record/use-record-form';
import { useTyped } from './use-typed';

interface SharedProps {
  field: BoundField<string>;
  label: string;
  required?: boolean;
  help?: ReactNode;
  /** Maximum length; shows a counter. */
  max?: number;
}

type TextFieldProps = SharedProps & Omit<ComponentProps<typeof TextInput>, keyof BoundField<string> | 'max'>;
type PasswordFieldProps = Omit<SharedProps, 'max'> & { autoComplete: string };

/** Labelled text input with error and counter. */
export function TextField({ field, label, required, help, max, ...props }: TextFieldProps) {
  const { onBlur, spoken } = useTyped(field.settle);
  return (
    <Field
      id={field.id}
      label={label}
      required={required}
      help={help}
      error={field.error}
      counter={counter(field.value, max)}
    >
      <TextInput
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={onBlur}
        {...props}
      />
      {spoken}
    </Field>
  );
}

/** Password input that can be revealed. */
export function PasswordField({ field, label, required, help, ...props }: PasswordFieldProps) {
  return (
    <Field id={field.id} label={label} required={required} help={help} error={field.error}>
      <PasswordInput
        words={passwordWords}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        {...props}
      />
    </Field>
  );
}

type TextAreaFieldProps = SharedProps &
  Omit<ComponentProps<typeof TextArea>, keyof BoundField<string> | 'max'>;

/** Text area with error and counter. */
export function TextAreaField({ field, label, required, help, max, ...props }: TextAreaFieldProps) {
  const { onBlur, spoken } = useTyped(field.settle);
  return (
    <Field
      id={field.id}
      label={label}
      required={required}
      help={help}
      error={field.error}
      counter={counter(field.value, max)}
    >
      <TextArea
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={onBlur}
        {...props}
      />
      {spoken}
    </Field>
  );
}

function counter(value: string, max: number | undefined) {
  return max === undefined ? undefined : { length: textLength(value), max };
}
