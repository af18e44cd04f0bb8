import { FormFieldName } from '../../../../../openapi/generated/enums';
import { formFieldNameWords } from '../../../../../openapi/generated/words';
import { Checkbox } from '../../../../ui/Checkbox';
import { SwitchField } from '../../../../ui/SwitchField';
import { Tag } from '../../../../ui/Tag';
import type { AskedField } from '../../block';
import { formBlockText as text } from './text';

const fixed = [
  { name: text.name, help: '' },
  { name: text.mobile, help: text.mobileHelp },
];
const names = Object.values(FormFieldName);

/** Fields of a form in the order of the page; name and mobile are fixed. */
export function AskedFields({
  value,
  onChange,
}: {
  value: readonly AskedField[];
  onChange: (value: AskedField[]) => void;
}) {
  const set = (name: FormFieldName, field: AskedField | null) =>
    onChange(
      names.flatMap((each) => {
        const own = each === name ? field : value.find((asked) => asked.name === each);
        return own ? [own] : [];
      }),
    );
  return (
    <ul aria-label={text.fields} className="divide-y divide-line rounded-control border border-line">
      {fixed.map(({ name, help }) => (
        <li key={name} className="flex items-center justify-between gap-3 px-3 py-2">
          <span>
            {name}
            {help && <span className="ms-2 text-caption text-ink-soft">{help}</span>}
          </span>
          <span className="flex items-center gap-3 text-caption text-ink-soft">
            <Tag tone="success">{text.required}</Tag>
            {text.fixed}
          </span>
        </li>
      ))}
      {names.map((name) => {
        const asked = value.find((each) => each.name === name);
        const label = formFieldNameWords[name];
        return (
          <li key={name} className="flex items-center justify-between gap-3 px-3 py-2">
            <span>
              {label}
              {name === 'rooms' && <span className="ms-2 text-caption text-ink-soft">{text.roomsHelp}</span>}
            </span>
            <span className="flex items-center gap-3">
              {asked && (
                <Checkbox
                  checked={asked.isRequired}
                  aria-label={text.requiredOf(label)}
                  onChange={(event) => set(name, { name, isRequired: event.target.checked })}
                >
                  {text.required}
                </Checkbox>
              )}
              <SwitchField
                checked={asked !== undefined}
                aria-label={text.asks(label)}
                onCheckedChange={(isAsked) => set(name, isAsked ? { name, isRequired: false } : null)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
