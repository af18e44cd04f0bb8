import { MediaUnit } from '../../../openapi/generated/enums';
import { kindNames } from '../../../openapi/generated/kinds';
import { Segmented } from '../../ui/Segmented';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import { libraryText as text } from './library-text';
import type { PickerFilter, PickerScope } from './use-picker-list';

interface PickerFiltersProps {
  filter: PickerFilter;
  onChange: (part: Partial<PickerFilter>) => void;
  /** Offers the scope of the open case. */
  hasCase: boolean;
  tags: readonly string[];
}

const orders = [
  { value: 'used', label: text.orders.used },
  { value: 'uploaded', label: text.orders.uploaded },
] as const;
const units = Object.values(MediaUnit).filter((unit) => unit !== 'account');

/** Keyword, scope, tag and order of the picker's list. */
export function PickerFilters({ filter, onChange, hasCase, tags }: PickerFiltersProps) {
  const scopes: PickerScope[] = ['', ...(hasCase ? (['own'] as const) : []), ...units];
  return (
    <>
      <TextInput
        icon="search"
        type="search"
        className="min-w-48 flex-1"
        aria-label={text.keyword}
        placeholder={text.keywordExample}
        maxLength={200}
        value={filter.keyword}
        onChange={(event) => onChange({ keyword: event.target.value })}
      />
      <Select
        aria-label={text.scope}
        className="w-auto"
        value={filter.scope}
        onChange={(event) => onChange({ scope: scopes.find((each) => each === event.target.value) ?? '' })}
      >
        {scopes.map((each) => (
          <option key={each} value={each}>
            {scopeName(each)}
          </option>
        ))}
      </Select>
      {(tags.length > 0 || filter.tag !== '') && (
        <Select
          aria-label={text.tag}
          className="w-auto max-w-48"
          value={filter.tag}
          onChange={(event) => onChange({ tag: event.target.value })}
        >
          <option value="">{text.allTags}</option>
          {tags.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </Select>
      )}
      <Segmented
        aria-label={text.order}
        options={orders}
        value={filter.order}
        onChange={(order) => onChange({ order })}
      />
    </>
  );
}

function scopeName(scope: PickerScope): string {
  if (scope === '') return text.everywhere;
  return scope === 'own' ? text.thisCase : kindNames[scope];
}
