import { Link } from '@tanstack/react-router';
import type { ProjectFactName } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { factSourceWords } from '../../../openapi/generated/words';
import { factLabels } from '../../kinds/text';
import type { BoundField } from '../../record/form-fields';
import { Button } from '../../ui/Button';
import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Select } from '../../ui/Select';
import { SwitchField } from '../../ui/SwitchField';
import { TextInput } from '../../ui/TextInput';
import { changedFact, factSources, type FactValue, type ShownFact } from './facts-schema';
import { factsText as text } from './facts-text';

const limit = limits.ProjectFact;
const lengthOf = (typed: string) => [...typed].length;

interface FactFormProps {
  caseId: number;
  field: BoundField<FactValue>;
  fact: ShownFact;
  name: ProjectFactName;
  onDone: () => void;
}

/** One fact with its source document, and its value unless the case states it. */
export function FactForm({ caseId, field, fact, name, onDone }: FactFormProps) {
  const { id, value, onChange, error } = field;
  const { fromCase } = fact;
  const change = (changes: Partial<FactValue>) => onChange(changedFact(value, changes, fromCase));
  const lacksSource = value.isPrinted && value.source === '';
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-4 tablet:grid-cols-2">
      {fromCase ? (
        <div className="grid content-start gap-1">
          <span className="text-table">{factLabels[name]}</span>
          <b>{fact.value}</b>
          <p className="text-caption text-ink-soft">
            {text.inCase[0]}
            <Link className={linkClass} to="/case/edit/$id" params={{ id: String(caseId) }}>
              {text.inCase[1]}
            </Link>
            {text.inCase[2]}
          </p>
          {error !== undefined && !lacksSource && <p className="text-danger">{error}</p>}
        </div>
      ) : (
        <Field
          id={id}
          label={factLabels[name]}
          error={lacksSource ? undefined : error}
          counter={{ length: lengthOf(value.value), max: limit.value.maxLength }}
        >
          <TextInput value={value.value} onChange={({ target }) => change({ value: target.value })} />
        </Field>
      )}
      <Field
        {...(fromCase ? { id } : {})}
        label={text.source}
        required={value.isPrinted}
        error={lacksSource ? error : undefined}
      >
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
