import { Link } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import type { ProjectFactName } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { factSourceWords } from '../../../openapi/generated/words';
import { factLabels } from '../../records/kinds/text';
import type { BoundField } from '../../records/record/form-fields';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { fromNativeDate, toNativeDate } from '../../ui/date-text';
import { DateInput } from '../../ui/DateInput';
import { pressByEnter } from '../../ui/enter-in-line';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Select } from '../../ui/Select';
import { hasShortcutKey, shortcutText } from '../../ui/shortcut';
import { SwitchField } from '../../ui/SwitchField';
import { TextInput } from '../../ui/TextInput';
import {
  changedFact,
  documentBefore,
  factSources,
  type FactValue,
  followingWithoutSource,
  type ShownFact,
  type ShownFacts,
} from './facts-schema';
import { factsText as text } from './facts-text';

const limit = limits.ProjectFact;
const keyClass = 'font-sans text-caption text-ink-soft max-tablet:hidden';
const lengthOf = (typed: string) => [...typed].length;

interface FactFormProps {
  caseId: number;
  field: BoundField<FactValue>;
  facts: ShownFacts;
  name: ProjectFactName;
  /** Gets the names of further facts that take the same document, and whether the next fact is wanted. */
  onDone: (others: readonly ProjectFactName[], goesOn: boolean) => void;
}

/** One fact with its source document, and its value unless the case states it. */
export function FactForm({ caseId, field, facts, name, onDone }: FactFormProps) {
  const { id, value, onChange, error } = field;
  const fact = facts[name];
  const { fromCase } = fact;
  const before = documentBefore(facts, name);
  const following = followingWithoutSource(facts, name);
  const [isForFollowing, setForFollowing] = useState(false);
  const change = (changes: Partial<FactValue>) => onChange(changedFact(value, changes, fromCase));
  const takeBefore = () => before && change(before);
  const nextButton = useRef<HTMLButtonElement>(null);
  const done = (goesOn: boolean) => onDone(isForFollowing ? following : [], goesOn);
  const lacksSource = value.isPrinted && value.source === '';
  return (
    <div
      role="group"
      aria-label={factLabels[name]}
      className="grid gap-4 rounded-card border border-line bg-card p-4 tablet:grid-cols-2"
      onKeyDown={(event) => {
        if (pressByEnter(event, nextButton.current)) return;
        if (!hasShortcutKey(event) || event.key.toLowerCase() !== 'd') return;
        event.preventDefault();
        takeBefore();
      }}
    >
      <ValueField {...{ caseId, field, fact, name, change }} error={lacksSource ? undefined : error} />
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 tablet:col-span-full">
        {before && <SameSource onTake={takeBefore} />}
        {value.source !== '' && following.length > 0 && (
          <Checkbox checked={isForFollowing} onChange={({ target }) => setForFollowing(target.checked)}>
            {text.sameForFollowing(following.length)}
          </Checkbox>
        )}
      </div>
      <SwitchField
        aria-label={text.print}
        checked={value.isPrinted}
        onCheckedChange={(isPrinted) => change({ isPrinted })}
      >
        {text.print}
      </SwitchField>
      <DoneButtons nextRef={nextButton} onDone={done} />
    </div>
  );
}

interface DoneButtonsProps {
  nextRef: RefObject<HTMLButtonElement | null>;
  onDone: (goesOn: boolean) => void;
}

const DoneButtons = ({ nextRef, onDone }: DoneButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-2">
    <Button size="sm" variant="text" onClick={() => onDone(false)}>
      {text.done}
    </Button>
    <Button size="sm" ref={nextRef} aria-keyshortcuts="Enter" onClick={() => onDone(true)}>
      {text.doneAndNext}
      <kbd className={keyClass}>↵</kbd>
    </Button>
  </div>
);

function SameSource({ onTake }: { onTake: () => void }) {
  return (
    <Button size="sm" icon="copy" aria-keyshortcuts="Control+D Meta+D" onClick={onTake}>
      {text.sameSource}
      <kbd className={keyClass}>{shortcutText('D')}</kbd>
    </Button>
  );
}

interface ValueFieldProps extends Pick<FactFormProps, 'caseId' | 'field' | 'name'> {
  fact: ShownFact;
  error: string | undefined;
  change: (changes: Partial<FactValue>) => void;
}

function ValueField({ caseId, field: { id, value }, fact, name, error, change }: ValueFieldProps) {
  if (!fact.fromCase) {
    return (
      <Field
        id={id}
        label={factLabels[name]}
        error={error}
        counter={{ length: lengthOf(value.value), max: limit.value.maxLength }}
      >
        <TextInput value={value.value} onChange={({ target }) => change({ value: target.value })} />
      </Field>
    );
  }
  return (
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
      {error !== undefined && <p className="text-danger">{error}</p>}
    </div>
  );
}
