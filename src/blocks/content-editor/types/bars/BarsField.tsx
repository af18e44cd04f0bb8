import { BarAction, PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { barActionWords } from '../../../../../openapi/generated/words';
import { TypedInput } from '../../../../records/fields/TypedInput';
import { Checkbox } from '../../../../ui/Checkbox';
import { Field } from '../../../../ui/Field';
import { Select } from '../../../../ui/Select';
import { SwitchField } from '../../../../ui/SwitchField';
import { TextInput } from '../../../../ui/TextInput';
import type { BlockWith, PageBars } from '../../block';
import { type BlockFormProps, fieldProps } from '../../block-field-props';
import { usePageType } from '../../page-types';
import { editorText } from '../../text';
import { barsBlockText as text } from './text';

const rules = limits.BarsPartInput;
const names = Object.values(BarAction);
const lengthOf = (typed: string) => [...typed].length;

/** Settings of a page's section bar and action bar. */
export function BarsField(props: BlockFormProps<BlockWith<'bars'>>) {
  const { block, onChange } = props;
  const { bars } = block;
  const set = (change: Partial<PageBars>) => onChange({ bars: { ...bars, ...change } });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <SwitchField checked={bars.hasSections} onCheckedChange={(hasSections) => set({ hasSections })}>
          {text.sections}
        </SwitchField>
        <p className="text-caption text-ink-soft">{text.sectionsHelp}</p>
      </div>
      <ul aria-label={text.actions} className="divide-y divide-line rounded-control border border-line">
        {names.map((name) => (
          <li key={name} className="grid gap-2 px-3 py-2">
            <span className="flex items-center justify-between gap-3">
              {barActionWords[name]}
              <SwitchField
                checked={bars.actions.includes(name)}
                aria-label={text.shows(barActionWords[name])}
                onCheckedChange={(isShown) =>
                  set({
                    actions: names.filter((each) => (each === name ? isShown : bars.actions.includes(each))),
                  })
                }
              />
            </span>
            {bars.actions.includes(name) && <ActionFields name={name} set={set} {...props} />}
          </li>
        ))}
      </ul>
      {bars.actions.length > 0 && (
        <Field label={text.highlighted} help={text.highlightedHelp}>
          <Select
            value={bars.highlighted}
            onChange={({ target }) =>
              set({ highlighted: names.find((each) => each === target.value) ?? bars.highlighted })
            }
          >
            {bars.actions.map((name) => (
              <option key={name} value={name}>
                {barActionWords[name]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}

interface ActionFieldsProps extends BlockFormProps<BlockWith<'bars'>> {
  name: BarAction;
  set: (change: Partial<PageBars>) => void;
}

/** Fields that an action needs beyond the page's content. */
function ActionFields({ name, set, ...props }: ActionFieldsProps) {
  const { bars } = props.block;
  switch (name) {
    case 'call':
      return (
        <Field {...fieldProps(props, 'bars-tel')} label={editorText.tel} help={text.telHelp}>
          <TypedInput kind={rules.tel.typed} type="tel" value={bars.tel} onText={(tel) => set({ tel })} />
        </Field>
      );
    case 'line':
      return (
        <>
          <Field {...fieldProps(props, 'bars-lineId')} label={text.lineId} help={text.lineIdHelp} required>
            <TypedInput
              kind={rules.lineId.typed}
              value={bars.lineId}
              autoCapitalize="none"
              onText={(lineId) => set({ lineId })}
            />
          </Field>
          <Field
            {...fieldProps(props, 'bars-lineText')}
            label={text.lineText}
            help={text.lineTextHelp}
            counter={{ length: lengthOf(bars.lineText), max: rules.lineText.maxLength }}
          >
            <TextInput value={bars.lineText} onChange={({ target }) => set({ lineText: target.value })} />
          </Field>
        </>
      );
    case 'directions':
      return (
        <Field
          {...fieldProps(props, 'bars-address')}
          label={text.address}
          help={text.addressHelp}
          counter={{ length: lengthOf(bars.address), max: rules.address.maxLength }}
        >
          <TextInput value={bars.address} onChange={({ target }) => set({ address: target.value })} />
        </Field>
      );
    case 'book':
      return <p className="text-caption text-ink-soft">{text.bookHelp}</p>;
  }
}

/** Name of a section in the bar, for pages that support it. */
export function NavNameField(props: BlockFormProps<BlockWith<'navName'>>) {
  const { block, onChange } = props;
  const { navName, isUnlisted } = block;
  const hasBars = usePageType(PartType.bars);
  if (!hasBars) return null;
  return (
    <div className="grid gap-2">
      <Field
        {...fieldProps(props, 'navName')}
        label={text.navName}
        help={text.navNameHelp}
        counter={{ length: lengthOf(navName ?? ''), max: limits.TitlePartInput.navName.maxLength }}
      >
        <TextInput
          value={navName ?? ''}
          disabled={isUnlisted === true}
          onChange={({ target }) => onChange({ navName: target.value })}
        />
      </Field>
      <Checkbox
        checked={isUnlisted === true}
        onChange={({ target }) => onChange({ isUnlisted: target.checked })}
      >
        {text.unlisted}
      </Checkbox>
    </div>
  );
}
