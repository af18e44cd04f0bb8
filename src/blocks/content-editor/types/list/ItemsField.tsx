import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../../../openapi/generated/limits';
import { AddButton } from '../../../../records/fields/AddButton';
import { Field } from '../../../../ui/Field';
import { IconButton } from '../../../../ui/IconButton';
import { TextInput } from '../../../../ui/TextInput';
import { type BlockItem, type BlockWith, fieldId } from '../../block';
import { type BlockFormProps, fieldProps } from '../../block-field-props';
import { insertItem, removeItem } from '../../blocks';
import { editorText } from '../../text';
import { listBlockText } from './text';

const { maxItems } = limits.ListPartInput.items;

/** List of items: Enter adds one after this item, Backspace removes an empty one. The last one stays. */
export function ItemsField(props: BlockFormProps<BlockWith<'items'>>) {
  const { block, onChange } = props;
  const [clicked, setClicked] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const { items } = block;
  const idOf = (key: string) => fieldId(block, `item-${key}`);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  const focus = (item: BlockItem | undefined) => {
    wanted.current = item ? idOf(item.key) : null;
  };
  const add = (after: string | null) => {
    if (items.length >= maxItems) return;
    const next = insertItem(items, after);
    focus(next.find(({ key }) => items.every((item) => item.key !== key)));
    onChange({ items: next });
  };
  const remove = (index: number, key: string) => {
    if (items.length === 1) return;
    focus(items[index - 1] ?? items[1]);
    onChange({ items: removeItem(items, key) });
  };
  return (
    <div className="grid gap-3">
      {items.map((item, index) => (
        <div key={item.key} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field {...fieldProps(props, `item-${item.key}`)} label={listBlockText.item(index + 1)}>
              <TextInput
                value={item.text}
                onFocus={() => setClicked(item.key)}
                onChange={(event) =>
                  onChange({ items: items.with(index, { ...item, text: event.target.value }) })
                }
                onKeyDown={(event) => {
                  // Enter that chooses a character belongs to the input method.
                  if (event.nativeEvent.isComposing) return;
                  if (event.key === 'Enter') add(item.key);
                  else if (event.key === 'Backspace' && item.text === '') remove(index, item.key);
                  else return;
                  event.preventDefault();
                }}
              />
            </Field>
          </div>
          {items.length > 1 && (
            <IconButton
              icon="trash"
              label={`${editorText.delete} ${listBlockText.item(index + 1)}`}
              onClick={() => remove(index, item.key)}
            />
          )}
        </div>
      ))}
      <div>
        <AddButton
          variant="text"
          count={items.length}
          max={maxItems}
          unit={editorText.units.item}
          onClick={() => add(clicked)}
        >
          {listBlockText.addItem}
        </AddButton>
      </div>
    </div>
  );
}
