import { useId } from 'react';
import { offered } from '../../api/offered';
import { PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { TextArea } from '../../ui/TextArea';
import { TextInput } from '../../ui/TextInput';
import { pictureText } from '../../records/pictures/text';
import { fieldId, hasField, type Block, type BlockWith, type FormField } from './block';
import { AskedFields } from './types/form/AskedFields';
import { asksForAlt, fieldText, lacksAlt, maxAltLength } from './block-fields';
import { BarsField, NavNameField } from './types/bars/BarsField';
import { isBound } from './block-sources';
import { kindOf } from './block-kinds';
import { DocumentField } from './types/download/DocumentField';
import { GalleryField } from './types/gallery/GalleryField';
import { KindField } from './ImagesField';
import { ItemsField } from './types/list/ItemsField';
import { PictureField } from './PictureField';
import { type BlockFormProps, fieldProps } from './block-field-props';
import { AddressesField, PlacesField } from './types/places/PlacesField';
import { ProgressField } from './types/progress/ProgressField';
import { QuestionsField } from './types/questions/QuestionsField';
import { editorText } from './text';
import { AlignField, FormattedField, LineField, TelField, UrlField, UrlTargetField } from './text-fields';
import { formBlockText } from './types/form/text';

type FieldView<F extends FormField> = (props: BlockFormProps<BlockWith<F>>) => React.ReactNode;

const lengthOf = (text: string) => [...text].length;

/** Editor for each field. */
const views: { [F in FormField]: FieldView<F> } = {
  text: ({ block, ...rest }) =>
    block.type === PartType.text ? (
      <FormattedField block={block} {...rest} />
    ) : (
      <LineField
        name="text"
        value={block.text}
        onText={(text) => rest.onChange({ text })}
        block={block}
        {...rest}
      />
    ),
  align: (props) => <AlignField {...props} />,
  picture: (props) => (
    <PictureField {...fieldProps(props, 'picture')} block={props.block} onChange={props.onChange} />
  ),
  kind: (props) => <OwnKindField {...props} />,
  alt: (props) => asksForAlt(props.block) && <AltField {...props} />,
  url: (props) => <UrlField {...props} />,
  urlTarget: (props) => <UrlTargetField {...props} />,
  autoPlay: (props) => <AutoPlayField {...props} />,
  tel: (props) => <TelField {...props} />,
  items: (props) => <ItemsView {...props} />,
  formFields: ({ block, onChange }) => (
    <AskedFields value={block.formFields} onChange={(formFields) => onChange({ formFields })} />
  ),
  budgets: (props) => <BudgetsField {...props} />,
  document: (props) => <DocumentField {...props} />,
  detail: (props) => (
    <LineField
      name="detail"
      value={props.block.detail}
      onText={(detail) => props.onChange({ detail })}
      {...props}
    />
  ),
  addresses: (props) => <AddressesField {...props} />,
  navName: (props) => <NavNameField {...props} />,
  bars: (props) => <BarsField {...props} />,
  asksNews: ({ block, onChange }) => (
    <div className="grid gap-2">
      <Checkbox checked={block.asksNews} onChange={(event) => onChange({ asksNews: event.target.checked })}>
        {formBlockText.asksNews}
      </Checkbox>
      <p className="text-caption text-ink-soft">{formBlockText.consentHelp}</p>
    </div>
  ),
};

/** Editor of the entries of each type that has some. */
const itemViews: Record<BlockWith<'items'>['type'], FieldView<'items'>> = {
  [PartType.list]: ItemsField,
  [PartType.gallery]: GalleryField,
  [PartType.progress]: ProgressField,
  [PartType.places]: PlacesField,
  [PartType.questions]: QuestionsField,
  // Always those of the case.
  [PartType.projectFacts]: () => null,
  [PartType.plans]: () => null,
};

function ItemsView(props: BlockFormProps<BlockWith<'items'>>) {
  const View = itemViews[props.block.type];
  return <View {...props} />;
}

/** Fields of one block, by its type. */
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

/** Read-only field with a value from the case. */
function BoundField({ block, field }: { block: Block; field: FormField }) {
  const id = fieldId(block, field);
  return (
    <Field id={id} label={boundLabel(block, field)} group>
      <div id={id} role="group" aria-labelledby={`${id}-label`} className="grid gap-2">
        {field === 'picture' && hasField(block, 'picture') && block.picture.stored && (
          <img src={block.picture.stored.filePath} alt="" className="max-h-40 rounded-control" />
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

/** Kind of a picture block, which need not be stated. */
const OwnKindField = offered('pictureKinds', ({ block, onChange }: BlockFormProps<BlockWith<'kind'>>) => (
  <KindField
    label={editorText.images.ownKind}
    value={block.kind ?? 'none'}
    others={{ none: editorText.images.noKind }}
    onChange={(kind) => onChange({ kind })}
  />
));

/** Alternative text of a picture; marking the picture as decoration is also an answer. */
function AltField(props: BlockFormProps<BlockWith<'alt'>>) {
  const { block, onChange } = props;
  const { alt, isDecorative } = block;
  return (
    <div className="grid justify-items-start gap-2 *:first:w-full">
      <Field
        {...fieldProps(props, 'alt')}
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

/** Choices of budget, shown if the form asks for a budget. */
function BudgetsField(props: BlockFormProps<BlockWith<'budgets'>>) {
  const { block, onChange } = props;
  const { maxLength } = limits.FormPartInput.budgets;
  if (!('formFields' in block) || block.formFields.every(({ name }) => name !== 'budget')) return null;
  return (
    <Field
      {...fieldProps(props, 'budgets')}
      label={formBlockText.budgets}
      help={formBlockText.budgetsHelp}
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
