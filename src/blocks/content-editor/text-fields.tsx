import { useState } from 'react';
import type { PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { TypedInput } from '../../records/fields/TypedInput';
import { RichEditor } from '../rich-text/RichEditor';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { TextInput } from '../../ui/TextInput';
import type { BlockOf, BlockWith } from './block';
import { kindOf } from './block-kinds';
import { type BlockFormProps, fieldProps } from './block-field-props';
import { editedHtml, formattedText, type FormattedText } from './formatted-text';
import { editorText } from './text';

const { tel: phoneRule } = limits.PhonePartInput;

const lengthOf = (text: string) => [...text].length;

interface LineProps extends BlockFormProps {
  name: 'text' | 'detail';
  value: string;
  onText: (text: string) => void;
}

/** A text of one line, with the label and limit that its type states. */
export function LineField({ name, value, onText, ...props }: LineProps) {
  const field = kindOf(props.block.type)[name];
  if (!field) return null;
  return (
    <Field
      {...fieldProps(props, name)}
      label={field.label}
      help={field.help}
      counter={{ length: lengthOf(value), max: field.rule.maxLength }}
    >
      <TextInput value={value} onChange={({ target }) => onText(target.value)} />
    </Field>
  );
}

/** Rich editor of the open block; its text is plain if nothing is formatted. */
export function FormattedField(props: BlockFormProps<BlockOf<typeof PartType.text>>) {
  const { block, onChange } = props;
  const field = kindOf(block.type).text;
  // Local state of the editor: an empty last line is not stored.
  const [{ of, html }, setTyped] = useState<{ of: FormattedText; html: string }>(() => ({
    of: block,
    html: editedHtml(block),
  }));
  const value = of.text === block.text && of.html === block.html ? html : editedHtml(block);
  if (!field) return null;
  return (
    <RichEditor
      field={{
        ...fieldProps(props, 'text'),
        label: field.label,
        limit: { maxText: field.rule.maxLength },
        value,
        onChange: (next) => {
          const made = formattedText(next, block);
          setTyped({ of: made, html: next });
          onChange(made);
        },
      }}
      kind="block"
      help={field.help}
      length={lengthOf(block.text)}
    />
  );
}

export function AlignField({ block, onChange }: BlockFormProps<BlockWith<'align'>>) {
  return (
    <Field label={editorText.align} group>
      <Segmented
        value={String(block.align)}
        onChange={(align) => onChange({ align: align === '2' ? 2 : 1 })}
        options={[
          { value: '1', label: editorText.alignLeft },
          { value: '2', label: editorText.alignCenter },
        ]}
      />
    </Field>
  );
}

export function UrlField(props: BlockFormProps<BlockWith<'url'>>) {
  const { block, onChange } = props;
  const { url: field } = kindOf(block.type);
  return (
    <Field {...fieldProps(props, 'url')} label={editorText.url} help={field?.help} required>
      <TypedInput
        kind={field?.rule.typed ?? 'url'}
        inputMode="url"
        value={block.url}
        onText={(url) => onChange({ url })}
      />
    </Field>
  );
}

export function UrlTargetField({ block, onChange }: BlockFormProps<BlockWith<'urlTarget'>>) {
  return (
    <Field label={editorText.urlTarget} group>
      <Segmented
        value={block.urlTarget}
        onChange={(urlTarget) => onChange({ urlTarget: urlTarget === '_blank' ? '_blank' : '_self' })}
        options={[
          { value: '_self', label: editorText.sameWindow },
          { value: '_blank', label: editorText.newWindow },
        ]}
      />
    </Field>
  );
}

export function TelField(props: BlockFormProps<BlockWith<'tel'>>) {
  const { block, onChange } = props;
  return (
    <Field {...fieldProps(props, 'tel')} label={editorText.tel} help={phoneRule.message} required>
      <TypedInput kind={phoneRule.typed} type="tel" value={block.tel} onText={(tel) => onChange({ tel })} />
    </Field>
  );
}
