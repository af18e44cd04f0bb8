import { limits } from '../../../../../openapi/generated/limits';
import { AddButton } from '../../../../records/fields/AddButton';
import { Field } from '../../../../ui/Field';
import { TypedInput } from '../../../../records/fields/TypedInput';
import { TextInput } from '../../../../ui/TextInput';
import type { BlockItem, BlockWith } from '../../block';
import { newItem } from '../../block-items';
import { type BlockFormProps, fieldProps } from '../../block-field-props';
import { ItemTools } from '../../ItemTools';
import { editorText } from '../../text';
import { placesBlockText as text } from './text';

const rule = limits.PlaceInput;
const { maxItems } = limits.PlacesPartInput.items;
const lengthOf = (typed: string) => [...typed].length;

/** Addresses, each with a link to a map. */
export function AddressesField(props: BlockFormProps<BlockWith<'addresses'>>) {
  const { block, onChange } = props;
  const { addresses } = block;
  return (['site', 'reception'] as const).map((kind) => (
    <Field
      key={kind}
      {...fieldProps(props, `addresses-${kind}`)}
      label={text[kind]}
      help={text.addressHelp}
      counter={{ length: lengthOf(addresses[kind]), max: limits.PlacesPartInput.siteAddress.maxLength }}
    >
      <TextInput
        value={addresses[kind]}
        onChange={({ target }) => onChange({ addresses: { ...addresses, [kind]: target.value } })}
      />
    </Field>
  ));
}

/** Places nearby, with minutes and the means of travel. */
export function PlacesField(props: BlockFormProps<BlockWith<'items'>>) {
  const { block, onChange } = props;
  const { items } = block;
  return (
    <div role="group" aria-label={text.heading} className="grid gap-4">
      {items.map((item, index) => (
        <div key={item.key} className="grid gap-2 rounded-control bg-sunken p-3">
          <PlaceFields {...props} index={index} item={item} />
          <ItemTools
            items={items}
            index={index}
            name={text.place(index + 1)}
            onChange={(next) => onChange({ items: next })}
          />
        </div>
      ))}
      <div>
        <AddButton
          variant="text"
          count={items.length}
          max={maxItems}
          unit={editorText.units.place}
          onClick={() => onChange({ items: [...items, { ...newItem(), label: '', minutes: '' }] })}
        >
          {text.add}
        </AddButton>
      </div>
    </div>
  );
}

function PlaceFields({
  index,
  item,
  ...props
}: BlockFormProps<BlockWith<'items'>> & { index: number; item: BlockItem }) {
  const { block, onChange } = props;
  const change = (value: Partial<BlockItem>) =>
    onChange({ items: block.items.with(index, { ...item, ...value }) });
  return (
    <>
      <Field
        {...fieldProps(props, `label-${item.key}`)}
        label={text.place(index + 1)}
        required
        counter={{ length: lengthOf(item.label ?? ''), max: rule.label.maxLength }}
      >
        <TextInput value={item.label ?? ''} onChange={({ target }) => change({ label: target.value })} />
      </Field>
      <Field
        {...fieldProps(props, `item-${item.key}`)}
        label={text.way(index + 1)}
        help={text.wayHelp}
        counter={{ length: lengthOf(item.text), max: rule.textContent.maxLength }}
      >
        <TextInput value={item.text} onChange={({ target }) => change({ text: target.value })} />
      </Field>
      <Field {...fieldProps(props, `minutes-${item.key}`)} label={text.minutes(index + 1)}>
        <TypedInput
          kind="number"
          inputMode="numeric"
          value={item.minutes ?? ''}
          onText={(minutes) => change({ minutes })}
        />
      </Field>
    </>
  );
}
