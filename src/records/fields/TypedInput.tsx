import type { ComponentProps } from 'react';
import type { TypedKind } from '../../../openapi/typed';
import { TextInput } from '../../ui/TextInput';
import { useTypedText } from './use-typed';

interface TypedInputProps extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'onBlur'> {
  /** `x-typed` kind of the field in the contract. */
  kind: TypedKind;
  value: string;
  onText: (text: string) => void;
}

/** Input for values with several notations; normalised on blur. */
export function TypedInput({ kind, value, onText, ...props }: TypedInputProps) {
  const { onBlur, spoken } = useTypedText(kind, value, onText);
  return (
    <>
      <TextInput value={value} onChange={(event) => onText(event.target.value)} onBlur={onBlur} {...props} />
      {spoken}
    </>
  );
}
