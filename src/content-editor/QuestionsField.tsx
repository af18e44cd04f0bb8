import { limits } from '../../openapi/generated/limits';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { IconButton } from '../ui/IconButton';
import { TextArea } from '../ui/TextArea';
import { TextInput } from '../ui/TextInput';
import { moveItem } from '../ui/sortable-order';
import type { BlockItem, BlockWith } from './block';
import { type BlockFormProps, wiring } from './block-wiring';
import { insertItem, removeItem } from './blocks';
import { editorText } from './text';

const rule = limits.QuestionInput;
const lengthOf = (text: string) => [...text].length;

/** Questions with their answers; one without an answer is not shown. */
export function QuestionsField(props: BlockFormProps<BlockWith<'items'>>) {
  const { block, onChange } = props;
  const { items } = block;
  const change = (index: number, item: BlockItem) => onChange({ items: items.with(index, item) });
  return (
    <div className="grid gap-4">
      {items.map((item, index) => (
        <div key={item.key} className="grid gap-2 rounded-control bg-sunken p-3">
          <Field
            {...wiring(props, `label-${item.key}`)}
            label={editorText.question(index + 1)}
            required
            counter={{ length: lengthOf(item.label ?? ''), max: rule.label.maxLength }}
          >
            <TextInput
              value={item.label ?? ''}
              onChange={({ target }) => change(index, { ...item, label: target.value })}
            />
          </Field>
          <Field
            {...wiring(props, `item-${item.key}`)}
            label={editorText.answer(index + 1)}
            help={item.text.trim() === '' ? editorText.noAnswer : undefined}
            counter={{ length: lengthOf(item.text), max: rule.textContent.maxLength }}
          >
            <TextArea
              rows={3}
              value={item.text}
              onChange={({ target }) => change(index, { ...item, text: target.value })}
            />
          </Field>
          <span className="flex justify-end">
            <IconButton
              icon="chevron-up"
              label={`${editorText.moveUp} ${editorText.question(index + 1)}`}
              disabled={index === 0}
              onClick={() => onChange({ items: [...moveItem(items, index, index - 1)] })}
            />
            <IconButton
              icon="chevron-down"
              label={`${editorText.moveDown} ${editorText.question(index + 1)}`}
              disabled={index === items.length - 1}
              onClick={() => onChange({ items: [...moveItem(items, index, index + 1)] })}
            />
            <IconButton
              icon="trash"
              label={`${editorText.delete} ${editorText.question(index + 1)}`}
              disabled={items.length === 1}
              onClick={() => onChange({ items: removeItem(items, item.key) })}
            />
          </span>
        </div>
      ))}
      <div>
        <Button
          icon="plus"
          variant="text"
          disabled={items.length >= maxQuestions}
          onClick={() => onChange({ items: insertItem(items, null) })}
        >
          {editorText.addQuestion}
        </Button>
      </div>
    </div>
  );
}

const maxQuestions = limits.QuestionsPartInput.items.maxItems;
