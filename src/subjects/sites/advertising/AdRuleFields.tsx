import { AdRuleKind, AdSeverity } from '../../../../openapi/generated/enums';
import { limits } from '../../../../openapi/generated/limits';
import { dateText } from '../../../records/record/text';
import { Checkbox } from '../../../ui/Checkbox';
import { fromNativeDate, toNativeDate } from '../../../ui/date-text';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { Segmented } from '../../../ui/Segmented';
import { Select } from '../../../ui/Select';
import { TextArea } from '../../../ui/TextArea';
import { TextInput } from '../../../ui/TextInput';
import type { AdRule } from './adcheck-loaders';
import { adText, rulesText as text } from './text';

const severities = Object.values(AdSeverity).map((value) => ({ value, label: adText.severities[value] }));
const { reason: reasonRule, source: sourceRule } = limits.AdRule;

/** Counter of lines, from the limit on. */
const atLimit = (length: number, { maxItems: max }: { maxItems: number }) =>
  length >= max ? { length, max } : undefined;

interface AdRuleFieldsProps {
  rule: AdRule;
  /** True for a rule of the company; only these can change their kind. */
  isOwn: boolean;
  disabled: boolean;
  onChange: (rule: AdRule) => void;
}

export function AdRuleFields({ rule, isOwn, disabled, onChange }: AdRuleFieldsProps) {
  const set = (change: Partial<AdRule>) => onChange({ ...rule, ...change });
  const words = (field: 'phrases' | 'exceptions' | 'contexts', help: string, rows: number) => (
    <Field label={text[field]} help={help} counter={atLimit(rule[field].length, limits.AdRule[field])}>
      <TextArea
        rows={rows}
        disabled={disabled}
        value={rule[field].join('\n')}
        onChange={({ target }) => set({ [field]: target.value === '' ? [] : target.value.split('\n') })}
      />
    </Field>
  );
  return (
    <>
      {isOwn && (
        <Field label={text.kind}>
          <Select
            value={rule.kind}
            disabled={disabled}
            onChange={({ target }) =>
              set({ kind: Object.values(AdRuleKind).find((kind) => kind === target.value) ?? rule.kind })
            }
          >
            {Object.values(AdRuleKind).map((kind) => (
              <option key={kind} value={kind}>
                {adText.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {words('phrases', text.phrasesHelp, 6)}
      {words('exceptions', text.exceptionsHelp, 4)}
      {words('contexts', text.contextsHelp, 3)}
      <Field label={text.reason} required>
        <TextArea
          rows={2}
          maxLength={reasonRule.maxLength}
          disabled={disabled}
          value={rule.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
      <Field label={text.source} required>
        <TextInput
          maxLength={sourceRule.maxLength}
          disabled={disabled}
          value={rule.source}
          onChange={({ target }) => set({ source: target.value })}
        />
      </Field>
      <Field label={text.checkedOn} required>
        <DateInput
          value={fromNativeDate(rule.checkedOn)}
          disabled={disabled}
          onChange={(day) => set({ checkedOn: toNativeDate(day) })}
          pickerLabel={`${text.checkedOn} ${dateText.pick}`}
        />
      </Field>
      <Force rule={rule} disabled={disabled} set={set} />
    </>
  );
}

interface ForceProps extends Pick<AdRuleFieldsProps, 'rule' | 'disabled'> {
  set: (change: Partial<AdRule>) => void;
}

/** Switch and severity of a rule. */
function Force({ rule, disabled, set }: ForceProps) {
  return (
    <>
      <Field label={text.severity} help={text.severityHelp} group>
        <Segmented
          options={severities}
          value={rule.severity}
          disabled={disabled}
          name={`severity-${rule.id}`}
          onChange={(severity) => set({ severity })}
        />
      </Field>
      <div className="flex flex-wrap gap-4">
        <Checkbox
          checked={rule.isOn}
          disabled={disabled}
          onChange={({ target }) => set({ isOn: target.checked })}
        >
          {text.isOn}
        </Checkbox>
        <Checkbox
          checked={rule.isToConfirm}
          disabled={disabled}
          onChange={({ target }) => set({ isToConfirm: target.checked })}
        >
          {text.toConfirm}
        </Checkbox>
      </div>
    </>
  );
}
