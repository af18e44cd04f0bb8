import { limits } from '../../../../../openapi/generated/limits';
import { Field } from '../../../../ui/Field';
import { TextInput } from '../../../../ui/TextInput';
import type { BlockItem, BlockWith, ItemImage } from '../../block';
import { newItem } from '../../block-items';
import { type BlockFormProps, fieldProps } from '../../block-field-props';
import { AddImages, ImageThumb, KindField } from '../../ImagesField';
import { ItemTools } from '../../ItemTools';
import { editorText } from '../../text';

const text = editorText.images;
const rule = limits.GalleryPictureInput;
const { maxItems } = limits.GalleryPartInput.items;
const lengthOf = (typed: string) => [...typed].length;

/** Pictures of a gallery, each with its kind and description. */
export function GalleryField(props: BlockFormProps<BlockWith<'items'>>) {
  const { block, onChange } = props;
  const { items } = block;
  return (
    <div className="grid gap-4">
      <AddImages
        count={items.length}
        max={maxItems}
        onAdd={(images) =>
          onChange({ items: [...items, ...images.map((image) => ({ ...newItem(), images: [image] }))] })
        }
      />
      {items.map((item, index) => (
        <div key={item.key} className="grid gap-2 rounded-control bg-sunken p-3">
          {(item.images ?? []).map((image) => (
            <GalleryPicture key={image.key} {...props} item={item} image={image} index={index} />
          ))}
          <ItemTools
            items={items}
            index={index}
            name={text.place(index + 1)}
            onChange={(next) => onChange({ items: next })}
          />
        </div>
      ))}
    </div>
  );
}

function GalleryPicture({
  item,
  image,
  index,
  ...props
}: BlockFormProps<BlockWith<'items'>> & { item: BlockItem; image: ItemImage; index: number }) {
  const { block, onChange } = props;
  const change = (value: BlockItem) => onChange({ items: block.items.with(index, value) });
  const place = index + 1;
  return (
    <>
      <ImageThumb image={image} />
      <KindField
        label={text.kind(place)}
        value={image.kind}
        onChange={(kind) => change({ ...item, images: [{ ...image, kind }] })}
      />
      <Field
        {...fieldProps(props, `label-${image.key}`)}
        label={text.alt(place)}
        help={image.alt.trim() ? undefined : editorText.altHelp}
        counter={{ length: lengthOf(image.alt), max: rule.altText.maxLength }}
      >
        <TextInput
          value={image.alt}
          onChange={({ target }) => change({ ...item, images: [{ ...image, alt: target.value }] })}
        />
      </Field>
      <Field
        {...fieldProps(props, `item-${item.key}`)}
        label={text.caption(place)}
        counter={{ length: lengthOf(item.text), max: rule.textContent.maxLength }}
      >
        <TextInput value={item.text} onChange={({ target }) => change({ ...item, text: target.value })} />
      </Field>
    </>
  );
}
