import { useEffect, useId, useRef, useState } from 'react';
import { PartType } from '../../openapi/generated/enums';
import { limits } from '../../openapi/generated/limits';
import { RichEditor } from '../rich-text/RichEditor';
import { TypedInput } from '../fields/TypedInput';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { IconButton } from '../ui/IconButton';
import { Segmented } from '../ui/Segmented';
import { TextArea } from '../ui/TextArea';
import { TextInput } from '../ui/TextInput';
import { pictureText } from '../pictures/text';
import {
  fieldId,
  hasField,
  type Block,
  type BlockItem,
  type BlockOf,
  type BlockWith,
  type FormField,
} from './block';
import { AskedFields } from './AskedFields';
import { asksForAlt, fieldText, lacksAlt, maxAltLength } from './block-fields';
import { isBound } from './block-sources';
import { kindOf } from './block-kinds';
import { insertItem, removeItem } from './blocks';
import { editedHtml, formattedText, type FormattedText } from './formatted-text';
import { PictureField } from './PictureField';
import { type BlockFormProps, wiring } from './block-wiring';
import { QuestionsField } from './QuestionsField';
import { editorText } from './text';

type FieldView<F extends FormField> = (props: BlockFormProps<BlockWith<F>>) => React.ReactNode;

const { tel: phoneRule } = limits.PhonePartInput;

const lengthOf = (text: string) => [...text].length;

/** How each field is edited. */
const views: { [F in FormField]: FieldView<F> } = {
  text: ({ block, ...rest }) =>
    block.type === PartType.text ? (
      <FormattedField block={block} {...rest} />
    ) : (
      <TextField block={block} {...rest} />
    ),
  align: (props) => <AlignField {...props} />,
  picture: (props) => (
    <PictureField {...wiring(props, 'picture')} block={props.block} onChange={props.onChange} />
  ),
  alt: (props) => asksForAlt(props.block) && <AltField {...props} />,
  url: (props) => <UrlField {...props} />,
  urlTarget: (props) => <UrlTargetField {...props} />,
  autoPlay: (props) => <AutoPlayField {...props} />,
  tel: (props) => <TelField {...props} />,
  items: (props) =>
    props.block.type === PartType.questions ? <QuestionsField {...props} /> : <ItemsField {...props} />,
  formFields: ({ block, onChange }) => (
    <AskedFields value={block.formFields} onChange={(formFields) => onChange({ formFields })} />
  ),
  budgets: (props) => <BudgetsField {...props} />,
  asksNews: ({ block, onChange }) => (
    <div className="grid gap-2">
      <Checkbox checked={block.asksNews} onChange={(event) => onChange({ asksNews: event.target.checked })}>
        {editorText.form.asksNews}
      </Checkbox>
      <p className="text-caption text-ink-soft">{editorText.form.consentHelp}</p>
    </div>
  ),
};

/** The fields of one block, by its type. */
export function BlockForm(props: BlockFormProps) {
  const { block } = props;
  if (block.type === 'newer') return <p className="text-ink-soft">{editorText.unknownHelp}</p>;
  return kindOf(block.type).form.map((field) => <FormFieldView key={field} field={field} {...props} />);
}

function FormFieldView<F extends FormField>({ field, block, ...rest }: BlockFormProps & { field: F }) {
  if (!hasField(block, field)) return null;
  return isBound(block, field) ? (
    <BoundField block={block} field={field} />
  ) : (
    views[field]({ block, ...rest })
  );
}

/** What a field shows of the case: read, not edited. */
function BoundField({ block, field }: { block: Block; field: FormField }) {
  const id = fieldId(block, field);
  return (
    <Field id={id} label={boundLabel(block, field)} group>
      <div id={id} role="group" aria-labelledby={`${id}-label`} className="grid gap-2">
        {field === 'picture' && hasField(block, 'picture') && block.picture && (
          <img src={block.picture.filePath} alt="" className="max-h-40 rounded-control" />
        )}
        <p className="rounded-control bg-sunken px-3 py-2 whitespace-pre-line">
          {fieldText(block, field) || editorText.sources.none}
        </p>
      </div>
    </Field>
  );
}

function boundLabel({ type }: Block, field: FormField): string {
  const { text, label, url, picture } = kindOf(type);
  if (field === 'text') return text?.label ?? label;
  if (field === 'url') return url?.label ?? label;
  if (field === 'picture') return picture?.label ?? label;
  return field === 'tel' ? editorText.tel : field === 'alt' ? editorText.alt : label;
}

function TextField(props: BlockFormProps<BlockWith<'text'>>) {
  const { block, onChange } = props;
  const { text: field } = kindOf(block.type);
  if (!field) return null;
  return (
    <Field
      {...wiring(props, 'text')}
      label={field.label}
      counter={{ length: lengthOf(block.text), max: field.rule.maxLength }}
    >
      <TextInput value={block.text} onChange={(event) => onChange({ text: event.target.value })} />
    </Field>
  );
}

/** The rich editor of the open block: its text is plain where nothing is formatted. */
function FormattedField(props: BlockFormProps<BlockOf<2>>) {
  const { block, onChange } = props;
  const field = kindOf(block.type).text;
  // An empty line that is about to be filled is in the editor alone.
  const [{ of, html }, setTyped] = useState<{ of: FormattedText; html: string }>(() => ({
    of: block,
    html: editedHtml(block),
  }));
  const value = of.text === block.text && of.html === block.html ? html : editedHtml(block);
  if (!field) return null;
  return (
    <RichEditor
      field={{
        ...wiring(props, 'text'),
        value,
        onChange: (next) => {
          const made = formattedText(next, block);
          setTyped({ of: made, html: next });
          onChange(made);
        },
      }}
      kind="block"
      label={field.label}
      help={field.help}
      max={field.rule.maxLength}
      length={lengthOf(block.text)}
    />
  );
}

function UrlField(props: BlockFormProps<BlockWith<'url'>>) {
  const { block, onChange } = props;
  const { url: field } = kindOf(block.type);
  return (
    <Field {...wiring(props, 'url')} label={editorText.url} help={field?.help} required>
      <TypedInput
        kind={field?.rule.typed ?? 'url'}
        inputMode="url"
        value={block.url}
        onText={(url) => onChange({ url })}
      />
    </Field>
  );
}

function UrlTargetField({ block, onChange }: BlockFormProps<BlockWith<'urlTarget'>>) {
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

function AutoPlayField({ block, onChange }: BlockFormProps<BlockWith<'autoPlay'>>) {
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={block.autoPlay}
        aria-describedby={id}
        onChange={(event) => onChange({ autoPlay: event.target.checked })}
      >
        {editorText.autoPlay}
      </Checkbox>
      <p id={id} className="text-caption text-ink-soft">
        {editorText.autoPlayHelp}
      </p>
    </div>
  );
}

function TelField(props: BlockFormProps<BlockWith<'tel'>>) {
  const { block, onChange } = props;
  return (
    <Field {...wiring(props, 'tel')} label={editorText.tel} help={phoneRule.message} required>
      <TypedInput kind={phoneRule.typed} type="tel" value={block.tel} onText={(tel) => onChange({ tel })} />
    </Field>
  );
}

/** Asked for at each picture; that it is only decoration is an answer too. */
function AltField(props: BlockFormProps<BlockWith<'alt'>>) {
  const { block, onChange } = props;
  const { alt, isDecorative } = block;
  return (
    <div className="grid justify-items-start gap-2 *:first:w-full">
      <Field
        {...wiring(props, 'alt')}
        label={editorText.alt}
        help={lacksAlt(block) ? editorText.altMissing : editorText.altHelp}
        counter={{ length: lengthOf(alt), max: maxAltLength }}
      >
        <TextInput
          value={alt}
          disabled={isDecorative}
          onChange={(event) => onChange({ alt: event.target.value })}
        />
      </Field>
      <Checkbox checked={isDecorative} onChange={(event) => onChange({ isDecorative: event.target.checked })}>
        {pictureText.decorative}
      </Checkbox>
    </div>
  );
}

/** Asked where the form asks for a budget. */
function BudgetsField(props: BlockFormProps<BlockWith<'budgets'>>) {
  const { block, onChange } = props;
  const { maxLength } = limits.FormPartInput.budgets;
  if (!('formFields' in block) || block.formFields.every(({ name }) => name !== 'budget')) return null;
  return (
    <Field
      {...wiring(props, 'budgets')}
      label={editorText.form.budgets}
      help={editorText.form.budgetsHelp}
      counter={{ length: lengthOf(block.budgets), max: maxLength }}
    >
      <TextArea
        value={block.budgets}
        rows={5}
        onChange={(event) => onChange({ budgets: event.target.value })}
      />
    </Field>
  );
}

function AlignField({ block, onChange }: BlockFormProps<BlockWith<'align'>>) {
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

/** Enter adds an item after this one, Backspace in an empty one removes it; the last one stays. */
function ItemsField(props: BlockFormProps<BlockWith<'items'>>) {
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
            <Field {...wiring(props, `item-${item.key}`)} label={editorText.item(index + 1)}>
              <TextInput
                value={item.text}
                onFocus={() => setClicked(item.key)}
                onChange={(event) =>
                  onChange({ items: items.with(index, { ...item, text: event.target.value }) })
                }
                onKeyDown={(event) => {
                  // An Enter that chooses a character belongs to the input method.
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
              label={`${editorText.delete} ${editorText.item(index + 1)}`}
              onClick={() => remove(index, item.key)}
            />
          )}
        </div>
      ))}
      <div>
        <Button icon="plus" variant="text" onClick={() => add(clicked)}>
          {editorText.addItem}
        </Button>
      </div>
    </div>
  );
}
