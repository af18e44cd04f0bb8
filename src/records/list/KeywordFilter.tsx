import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { listText } from './text';

interface KeywordFilterProps {
  /** Searched fields. */
  example: string;
  className?: string;
  value: string | undefined;
  onChange: (keyword: string) => void;
}

export function KeywordFilter({
  example,
  className = 'tablet:w-60',
  value = '',
  onChange,
}: KeywordFilterProps) {
  return (
    <Field label={listText.keyword} className={className}>
      <TextInput
        icon="search"
        placeholder={example}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
