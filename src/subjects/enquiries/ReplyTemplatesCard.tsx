import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { AddButton } from '../../records/fields/AddButton';
import type { BoundField } from '../../records/record/form-fields';
import { textLength } from '../../ui/text-length';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { TextArea } from '../../ui/TextArea';
import { TextInput } from '../../ui/TextInput';
import { replyText as text } from './reply-text';

type Template = components['schemas']['ReplyTemplate'];

const rules = limits.ReplyTemplate;
const { maxItems } = limits.ContactEmailInput.replyTemplates;

interface ReplyTemplatesCardProps {
  field: BoundField<Template[]>;
  canEdit: boolean;
}

/** Templates of replies to visitors. */
export function ReplyTemplatesCard({ field, canEdit }: ReplyTemplatesCardProps) {
  const { id, value, error, onChange } = field;
  const set = (place: number, change: Partial<Template>) =>
    onChange(value.map((each, index) => (index === place ? { ...each, ...change } : each)));
  return (
    <TitledCard title={text.templates} caption={text.templatesHelp}>
      <Field id={id} label={text.templates} hideLabel group error={error}>
        <div className="grid gap-4">
          {value.length === 0 && <p className="text-ink-soft">{text.none}</p>}
          <ol className="grid gap-4 desktop:grid-cols-2">
            {value.map((template, index) => (
              <li key={index}>
                <TemplateFields
                  template={template}
                  title={text.nth(index + 1)}
                  canEdit={canEdit}
                  onChange={(change) => set(index, change)}
                  onRemove={() => onChange(value.toSpliced(index, 1))}
                />
              </li>
            ))}
          </ol>
          {canEdit && (
            <div>
              <AddButton
                variant="text"
                count={value.length}
                max={maxItems}
                unit={text.unit}
                onClick={() => onChange([...value, { name: '', subject: '', body: '' }])}
              >
                {text.add}
              </AddButton>
            </div>
          )}
        </div>
      </Field>
    </TitledCard>
  );
}

interface TemplateFieldsProps {
  template: Template;
  title: string;
  canEdit: boolean;
  onChange: (change: Partial<Template>) => void;
  onRemove: () => void;
}

function TemplateFields({ template, title, canEdit, onChange, onRemove }: TemplateFieldsProps) {
  const counter = (name: keyof Template) => ({
    length: textLength(template[name]),
    max: rules[name].maxLength,
  });
  const input = (name: keyof Template) => ({
    value: template[name],
    readOnly: !canEdit,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <section aria-label={title} className="grid gap-3 rounded-control bg-sunken p-4">
      <div className="flex items-end gap-2">
        <Field label={text.name} required counter={counter('name')} className="flex-1">
          <TextInput {...input('name')} />
        </Field>
        {canEdit && (
          <IconButton icon="trash" label={text.remove(template.name || title)} onClick={onRemove} />
        )}
      </div>
      <Field label={text.subject} required counter={counter('subject')}>
        <TextInput {...input('subject')} />
      </Field>
      <Field label={text.body} required help={text.placeholders} counter={counter('body')}>
        <TextArea rows={6} {...input('body')} />
      </Field>
    </section>
  );
}
