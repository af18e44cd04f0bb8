import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { listText } from './text';

interface KeywordFilterProps<TFilter> {
  /** Searched fields. */
  example: string;
  className?: string;
  value: TFilter;
  onChange: (filter: TFilter) => void;
}

export function KeywordFilter<TFilter extends { keyword?: string | undefined }>({
  example,
  className = 'tablet:w-60',
  value,
  onChange,
}: KeywordFilterProps<TFilter>) {
  return (
    <Field label={listText.keyword} className={className}>
      <TextInput
        icon="search"
        placeholder={example}
        maxLength={200}
        value={value.keyword ?? ''}
        onChange={(event) => onChange({ ...value, keyword: event.target.value })}
      />
    </Field>
  );
}
