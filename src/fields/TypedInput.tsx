import type { ComponentProps } from 'react';
import type { TypedKind } from '../../openapi/generated/typed';
import { TextInput } from '../ui/TextInput';
import { useTypedText } from './use-typed';

interface TypedInputProps extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'onBlur'> {
  /** As the contract names it beside the field. */
  kind: TypedKind;
  value: string;
  onText: (text: string) => void;
}

/** A line that people write in several ways: it takes the contract's form when it is left. */
export function TypedInput({ kind, value, onText, ...props }: TypedInputProps) {
  const { onBlur, spoken } = useTypedText(kind, value, onText);
  return (
    <>
      <TextInput value={value} onChange={(event) => onText(event.target.value)} onBlur={onBlur} {...props} />
      {spoken}
    </>
  );
}
