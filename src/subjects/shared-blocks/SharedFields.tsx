import { BlockForm } from '../../blocks/content-editor/BlockForm';
import { blockProblems } from '../../blocks/content-editor/block-fields';
import { kindOf } from '../../blocks/content-editor/block-kinds';
import { emptyBlock } from '../../blocks/content-editor/block-parts';
import { TextField } from '../../records/fields/TextField';
import type { RecordForm } from '../../records/record/use-record-form';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { type SharedValues, sharedForm, sharedTypes } from './shared-form';
import { sharedText as text } from './text';

/** Name and content of a shared block; its type only while it is new. */
export function SharedFields({ form, isNew = false }: { form: RecordForm<SharedValues>; isNew?: boolean }) {
  const { fields, submitted } = form;
  const { part } = fields;
  return (
    <TitledCard title={text.content}>
      <div id={part.id} className="grid gap-4">
        <TextField
          field={fields.title}
          label={sharedForm.labels.title}
          required
          max={sharedForm.limits.title.maxLength}
        />
        {isNew && (
          <Field label={text.type} help={text.typeHelp}>
            <Select
              value={part.value.type}
              onChange={({ target }) => {
                const type = sharedTypes.find((each) => String(each) === target.value);
                if (type) part.onChange(emptyBlock(type));
              }}
            >
              {sharedTypes.map((type) => (
                <option key={type} value={type}>
                  {kindOf(type).label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <BlockForm
          key={part.value.type}
          block={part.value}
          problems={submitted ? blockProblems([part.value]) : []}
          // Of the type that the block has.
          onChange={(change) => part.onChange({ ...part.value, ...change } as SharedValues['part'])}
        />
      </div>
    </TitledCard>
  );
}
