import type { ProjectFactName } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { factSourceWords } from '../../../openapi/generated/words';
import { factLabels } from '../../kinds/text';
import type { BoundField } from '../../record/use-record-form';
import { Button } from '../../ui/Button';
import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { SwitchField } from '../../ui/SwitchField';
import { TextInput } from '../../ui/TextInput';
import { factSources, type FactValue } from './facts-schema';
import { factsText as text } from './facts-text';

const limit = limits.ProjectFact;
const lengthOf = (typed: string) => [...typed].length;

interface FactFormProps {
  field: BoundField<FactValue>;
  name: ProjectFactName;
  onDone: () => void;
}

/** One fact with its value and source document. */
export function FactForm({ field: { id, value, onChange, error }, name, onDone }: FactFormProps) {
  const change = (changes: Partial<FactValue>) => onChange({ ...value, ...changes });
  const lacksSource = value.isPrinted && value.source === '';
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-4 tablet:grid-cols-2">
      <Field
        id={id}
        label={factLabels[name]}
        error={lacksSource ? undefined : error}
        counter={{ length: lengthOf(value.value), max: limit.value.maxLength }}
      >
        <TextInput value={value.value} onChange={({ target }) => change({ value: target.value })} />
      </Field>
      <Field label={text.source} required={value.isPrinted} error={lacksSource ? error : undefined}>
        <Select
          placeholder={text.choose}
          value={value.source}
          onChange={({ target }) =>
            change({ source: factSources.find((source) => source === target.value) ?? '' })
          }
        >
          {factSources.map((source) => (
            <option key={source} value={source}>
              {factSourceWords[source]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.documentNumber} help={text.documentNumberHelp}>
        <TextInput
          value={value.documentNumber}
          onChange={({ target }) => change({ documentNumber: target.value })}
        />
      </Field>
      <Field label={text.documentDate}>
        <DateInput
          value={fromNativeDate(value.documentDate)}
          onChange={(date) => change({ documentDate: toNativeDate(date) })}
          pickerLabel={text.pickDate}
        />
      </Field>
      <SwitchField
        aria-label={text.print}
        checked={value.isPrinted}
        onCheckedChange={(isPrinted) => change({ isPrinted })}
      >
        {text.print}
      </SwitchField>
      <div className="text-right">
        <Button size="sm" onClick={onDone}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
