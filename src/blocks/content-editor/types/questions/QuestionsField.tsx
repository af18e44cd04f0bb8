import { limits } from '../../../../../openapi/generated/limits';
import { AddButton } from '../../../../records/fields/AddButton';
import { Field } from '../../../../ui/Field';
import { TextArea } from '../../../../ui/TextArea';
import { TextInput } from '../../../../ui/TextInput';
import type { BlockItem, BlockWith } from '../../block';
import { type BlockFormProps, fieldProps } from '../../block-field-props';
import { insertItem } from '../../blocks';
import { ItemTools } from '../../ItemTools';
import { editorText } from '../../text';
import { questionsBlockText } from './text';

const rule = limits.QuestionInput;
const lengthOf = (text: string) => [...text].length;

/** Questions with answers; the page omits questions without an answer. */
export function QuestionsField(props: BlockFormProps<BlockWith<'items'>>) {
  const { block, onChange } = props;
  const { items } = block;
  const change = (index: number, item: BlockItem) => onChange({ items: items.with(index, item) });
  return (
    <div className="grid gap-4">
      {items.map((item, index) => (
        <div key={item.key} className="grid gap-2 rounded-control bg-sunken p-3">
          <Field
            {...fieldProps(props, `label-${item.key}`)}
            label={questionsBlockText.question(index + 1)}
            required
            counter={{ length: lengthOf(item.label ?? ''), max: rule.label.maxLength }}
          >
            <TextInput
              value={item.label ?? ''}
              onChange={({ target }) => change(index, { ...item, label: target.value })}
            />
          </Field>
          <Field
            {...fieldProps(props, `item-${item.key}`)}
            label={questionsBlockText.answer(index + 1)}
            help={item.text.trim() === '' ? questionsBlockText.noAnswer : undefined}
            counter={{ length: lengthOf(item.text), max: rule.textContent.maxLength }}
          >
            <TextArea
              rows={3}
              value={item.text}
              onChange={({ target }) => change(index, { ...item, text: target.value })}
            />
          </Field>
          <ItemTools
            items={items}
            index={index}
            name={questionsBlockText.question(index + 1)}
            keepsOne
            onChange={(next) => onChange({ items: next })}
          />
        </div>
      ))}
      <div>
        <AddButton
          variant="text"
          count={items.length}
          max={maxQuestions}
          unit={editorText.units.question}
          onClick={() => onChange({ items: insertItem(items, null) })}
        >
          {questionsBlockText.addQuestion}
        </AddButton>
      </div>
    </div>
  );
}

const maxQuestions = limits.QuestionsPartInput.items.maxItems;
