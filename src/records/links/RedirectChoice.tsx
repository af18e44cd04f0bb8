import { useEffect, useState } from 'react';
import { listRedirectTargets } from '../../api/generated/operations';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { Select } from '../../ui/Select';
import type { RedirectTarget } from './linked';
import { linksText as text } from './text';

interface RedirectChoiceProps {
  /** Addresses that lead nowhere without a choice. */
  paths: readonly string[];
  /** Path of the chosen page; null for none, empty while it is not chosen yet. */
  value: string | null;
  onChange: (value: string | null) => void;
}

const options = [
  { value: 'none', label: text.redirect.none },
  { value: 'page', label: text.redirect.page },
] as const;

/** New target of the address of a page that goes: another page, or none. */
export function RedirectChoice({ paths, value, onChange }: RedirectChoiceProps) {
  return (
    <div className="grid gap-3">
      <Field label={text.redirect.label} group>
        <Segmented
          full
          options={options}
          value={value === null ? 'none' : 'page'}
          onChange={(choice) => onChange(choice === 'none' ? null : '')}
        />
      </Field>
      {value !== null && (
        <Field label={text.redirect.to} help={text.redirect.help} required>
          <TargetSelect without={paths} value={value} onChange={onChange} />
        </Field>
      )}
    </div>
  );
}

interface TargetSelectProps {
  without: readonly string[];
  value: string;
  onChange: (path: string) => void;
}

/** Pages that visitors see now, by kind. */
export function TargetSelect({ without, value, onChange }: TargetSelectProps) {
  const [targets, setTargets] = useState<readonly RedirectTarget[] | null>(null);
  useEffect(() => {
    let stays = true;
    void listRedirectTargets().then((result) => {
      if (stays) setTargets(result.ok ? result.data.items : []);
    });
    return () => {
      stays = false;
    };
  }, []);
  const shown = (targets ?? []).filter(({ path }) => !without.includes(path));
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return (
    <Select
      value={value}
      placeholder={targets === null ? text.redirect.reading : text.redirect.choose}
      disabled={targets === null}
      onChange={({ target }) => onChange(target.value)}
    >
      {kinds.map((kind) => (
        <optgroup key={kind} label={kind ? text.kinds[kind] : text.redirect.website}>
          {shown
            .filter((each) => each.kind === kind)
            .map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
