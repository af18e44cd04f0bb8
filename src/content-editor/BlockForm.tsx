import { useState } from 'react';
import { PartType } from '../api/generated/enums';
import { limits } from '../api/generated/limits';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { IconButton } from '../ui/IconButton';
import { Segmented } from '../ui/Segmented';
import { TextArea } from '../ui/TextArea';
import { TextInput } from '../ui/TextInput';
import { insertItem, isKnown, lacksAlt, removeItem, textLimit, type Block, type BlockField, type BlockProblem, fieldId } from './blocks';
import { pictureText } from '../pictures/text';
import { PictureField } from './PictureField';
import { editorText } from './text';

interface BlockFormProps {
  block: Block;
  /** What is wrong with its fields, as shown. */
  problems: readonly BlockProblem[];
  onChange: (change: Partial<Block>) => void;
}

const lengthOf = (text: string) => [...text].length;

/** The fields of one block, by its type. */
export function BlockForm(props: BlockFormProps) {
  const { block, onChange } = props;
  const text = (label: string, rows?: number) => (
    <Field {...wiring(props, 'text')} label={label} counter={{ length: lengthOf(block.text), max: textLimit(block.type) }}>
      {rows ? <TextArea rows={rows} value={block.text} onChange={(event) => onChange({ text: event.target.value })} /> : <TextInput value={block.text} onChange={(event) => onChange({ text: event.target.value })} />}
    </Field>
  );
  const url = (
    <Field {...wiring(props, 'url')} label={editorText.url} help={editorText.urlHelp} required>
      <TextInput type="url" value={block.url} onChange={(event) => onChange({ url: event.target.value })} />
    </Field>
  );
  const alt = <AltField {...props} />;
  if (!isKnown(block.type)) return <p className="text-ink-soft">{editorText.unknownHelp}</p>;
  switch (block.type) {
    case PartType.title: return <>{text(editorText.textContent)}<AlignField {...props} /></>;
    case PartType.content: return <>{text(editorText.textContent, 5)}<AlignField {...props} /></>;
    case PartType.image: return <><PictureField {...wiring(props, 'picture')} block={block} onChange={onChange} />{text(editorText.caption)}{alt}</>;
    case PartType.video:
      return <>{text(editorText.videoText)}{url}<PictureField {...wiring(props, 'picture')} block={block} onChange={onChange} isOptional />{(block.file ?? block.picture) && alt}<Checkbox checked={block.autoPlay} onChange={(event) => onChange({ autoPlay: event.target.checked })}>{editorText.autoPlay}</Checkbox></>;
    case PartType.link:
      return (
        <>
          {text(editorText.linkText)}
          {url}
          <Field label={editorText.urlTarget} group>
            <Segmented value={block.urlTarget} onChange={(urlTarget) => onChange({ urlTarget: urlTarget === '_blank' ? '_blank' : '_self' })} options={[{ value: '_self', label: editorText.sameWindow }, { value: '_blank', label: editorText.newWindow }]} />
          </Field>
        </>
      );
    case PartType.phone:
      return <>{text(editorText.phoneText)}<Field {...wiring(props, 'tel')} label={editorText.tel} help={editorText.telHelp} required><TextInput type="tel" value={block.tel} onChange={(event) => onChange({ tel: event.target.value })} /></Field></>;
    default: return <ItemsField {...props} />;
  }
}

/** A field's id, by which the error dialog finds it, and what is wrong with it. */
function wiring({ block, problems }: BlockFormProps, field: BlockField): { id: string; error: string | undefined } {
  return { id: fieldId(block, field), error: problems.findLast((problem) => problem.field === field)?.message };
}

/** Asked for at each picture; that it is only decoration is an answer too. */
function AltField(props: BlockFormProps) {
  const { block, onChange } = props;
  const { alt, isDecorative } = block;
  return (
    <div className="grid justify-items-start gap-2 *:first:w-full">
      <Field {...wiring(props, 'alt')} label={editorText.alt} help={lacksAlt(block) ? editorText.altMissing : editorText.altHelp} counter={{ length: lengthOf(alt), max: limits.WebPartInput.altText.maxLength }}>
        <TextInput value={alt} disabled={isDecorative} onChange={(event) => onChange({ alt: event.target.value })} />
      </Field>
      <Checkbox checked={isDecorative} onChange={(event) => onChange({ isDecorative: event.target.checked })}>{pictureText.decorative}</Checkbox>
    </div>
  );
}

function AlignField({ block, onChange }: BlockFormProps) {
  return (
    <Field label={editorText.align} group>
      <Segmented value={String(block.align)} onChange={(align) => onChange({ align: align === '2' ? 2 : 1 })} options={[{ value: '1', label: editorText.alignLeft }, { value: '2', label: editorText.alignCenter }]} />
    </Field>
  );
}

function ItemsField(props: BlockFormProps) {
  const { block, onChange } = props;
  const [clicked, setClicked] = useState<string | null>(null);
  const { items } = block;
  return (
    <div className="grid gap-3">
      {items.map((item, index) => (
        <div key={item.key} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field {...wiring(props, `item-${item.key}`)} label={editorText.item(index + 1)}>
              <TextInput value={item.text} onFocus={() => setClicked(item.key)} onChange={(event) => onChange({ items: items.with(index, { ...item, text: event.target.value }) })} />
            </Field>
          </div>
          {items.length > 1 && <IconButton icon="trash" label={`${editorText.delete} ${editorText.item(index + 1)}`} onClick={() => onChange({ items: removeItem(items, item.key) })} />}
        </div>
      ))}
      <div><Button icon="plus" variant="text" onClick={() => onChange({ items: insertItem(items, clicked) })}>{editorText.addItem}</Button></div>
    </div>
  );
}
