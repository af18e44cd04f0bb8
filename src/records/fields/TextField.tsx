import type { ComponentProps, KeyboardEventHandler, ReactNode } from 'react';
import { Field } from '../../ui/Field';
import { TextArea } from '../../ui/TextArea';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextInput } from '../../ui/TextInput';
import { passwordWords } from '../../base/navigation/text';
import { textLength } from '../../ui/text-length';
import type { BoundField } from '../record/form-fields';
import { useTyped } from './use-typed';

interface TextLimit {
  required?: boolean;
  maxLength?: number;
  pattern?: string;
}

interface SharedProps {
  field: BoundField<string, TextLimit>;
  label?: string | undefined;
  required?: boolean | undefined;
  /** True where a heading already names the field. */
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  /** Maximum length for the counter. */
  max?: number | undefined;
  /** False to show no counter. */
  counted?: boolean | undefined;
}

type TextFieldProps = SharedProps &
  Omit<ComponentProps<typeof TextInput>, keyof BoundField<string> | keyof SharedProps>;
type PasswordFieldProps = Omit<SharedProps, 'max' | 'counted'> & {
  autoComplete: string;
  onKeyDown?: KeyboardEventHandler;
};

/** Labelled text input with error and counter. */
export function TextField({ field, label, required, help, max, counted, ...props }: TextFieldProps) {
  const { onBlur, spoken } = useTyped(field.settle);
  return (
    <Field {...labelled({ field, label, required, max, counted })} help={help}>
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
    <Field {...labelled({ field, label, required })} help={help}>
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
  Omit<ComponentProps<typeof TextArea>, keyof BoundField<string> | keyof SharedProps>;

/** Text area with error and counter. */
export function TextAreaField({
  field,
  label,
  required,
  hideLabel,
  help,
  max,
  counted,
  ...props
}: TextAreaFieldProps) {
  const { onBlur, spoken } = useTyped(field.settle);
  return (
    <Field {...labelled({ field, label, required, max, counted })} hideLabel={hideLabel} help={help}>
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

/** Label, mark and counter by the contract; a text with a pattern is too short for a counter. */
function labelled({
  field: { id, value, error, ...named },
  label = named.label,
  required = named.limit.required,
  counted = named.limit.pattern === undefined,
  max = counted ? named.limit.maxLength : undefined,
}: Omit<SharedProps, 'help'>) {
  const counter = max === undefined ? undefined : { length: textLength(value), max };
  return { id, label, required, error, counter };
}
