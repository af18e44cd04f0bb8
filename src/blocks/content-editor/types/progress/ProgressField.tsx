import { limits } from '../../../../../openapi/generated/limits';
import { AddButton } from '../../../../records/fields/AddButton';
import { Field } from '../../../../ui/Field';
import { IconButton } from '../../../../ui/IconButton';
import { TextArea } from '../../../../ui/TextArea';
import { TypedInput } from '../../../../records/fields/TypedInput';
import { TextInput } from '../../../../ui/TextInput';
import type { BlockItem, BlockWith } from '../../block';
import { type BlockFormProps, fieldProps } from '../../block-field-props';
import { AddImages, ImageThumb, KindField } from '../../ImagesField';
import { ItemTools } from '../../ItemTools';
import { MonthField } from './MonthField';
import { nextMonth, withMonth } from './next-month';
import { editorText } from '../../text';
import { progressBlockText as text } from './text';

const rule = limits.ProgressMonthInput;
const { altText: altRule } = limits.ProgressPictureInput;
const { maxItems } = limits.ProgressPartInput.items;
const lengthOf = (typed: string) => [...typed].length;

/** Months of a building site; a new month is first, as it is being edited. */
export function ProgressField(props: BlockFormProps<BlockWith<'items'>>) {
  const { block, onChange } = props;
  const { items } = block;
  const month = nextMonth(items.map(({ label = '' }) => label));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-caption text-ink-soft">{text.order}</p>
        <AddButton
          size="sm"
          count={items.length}
          max={maxItems}
          unit={editorText.units.month}
          onClick={() => onChange({ items: withMonth(items, month) })}
        >
          {text.add(month)}
        </AddButton>
      </div>
      {items.map((item, index) => (
        <div key={item.key} className="grid gap-3 rounded-control bg-sunken p-3">
          <MonthFields {...props} item={item} index={index} />
          <ItemTools
            items={items}
            index={index}
            name={text.entry(index + 1)}
            keepsOne
            onChange={(next) => onChange({ items: next })}
          />
        </div>
      ))}
    </div>
  );
}

interface MonthProps extends BlockFormProps<BlockWith<'items'>> {
  item: BlockItem;
  index: number;
}

function MonthFields({ item, index, ...props }: MonthProps) {
  const { block, onChange } = props;
  const change = (value: Partial<BlockItem>) =>
    onChange({ items: block.items.with(index, { ...item, ...value }) });
  const place = index + 1;
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        <MonthField
          {...fieldProps(props, `label-${item.key}`)}
          place={place}
          value={item.label ?? ''}
          onChange={(label) => change({ label })}
        />
        <Field
          {...fieldProps(props, `percent-${item.key}`)}
          label={text.percent(place)}
          help={text.percentHelp}
        >
          <TypedInput
            kind="percent"
            inputMode="numeric"
            value={item.percent ?? ''}
            onText={(percent) => change({ percent })}
          />
        </Field>
      </div>
      <Field
        {...fieldProps(props, `item-${item.key}`)}
        label={text.text(place)}
        counter={{ length: lengthOf(item.text), max: rule.textContent.maxLength }}
      >
        <TextArea rows={2} value={item.text} onChange={({ target }) => change({ text: target.value })} />
      </Field>
      <MonthPictures {...props} item={item} place={place} change={change} />
    </>
  );
}

function MonthPictures({
  item: { images = [] },
  place,
  change,
  ...props
}: BlockFormProps<BlockWith<'items'>> & {
  item: BlockItem;
  place: number;
  change: (value: Partial<BlockItem>) => void;
}) {
  return (
    <div role="group" aria-label={text.pictures(place)} className="grid gap-3">
      {images.map((image, index) => (
        <div key={image.key} className="grid gap-2">
          <ImageThumb image={image} />
          <KindField
            label={editorText.images.kind(index + 1)}
            value={image.kind}
            onChange={(kind) => change({ images: images.with(index, { ...image, kind }) })}
          />
          <Field
            {...fieldProps(props, `label-${image.key}`)}
            label={editorText.images.alt(index + 1)}
            help={image.alt.trim() ? undefined : text.altHelp}
            counter={{ length: lengthOf(image.alt), max: altRule.maxLength }}
          >
            <TextInput
              value={image.alt}
              onChange={({ target }) =>
                change({ images: images.with(index, { ...image, alt: target.value }) })
              }
            />
          </Field>
          <span className="flex justify-end">
            <IconButton
              icon="trash"
              label={`${editorText.delete} ${editorText.images.place(index + 1)}`}
              onClick={() => change({ images: images.toSpliced(index, 1) })}
            />
          </span>
        </div>
      ))}
      <AddImages
        count={images.length}
        max={rule.pictures.maxItems}
        onAdd={(added) => change({ images: [...images, ...added] })}
      />
    </div>
  );
}
