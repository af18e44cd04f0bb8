import { type ProjectFactName } from '../../../openapi/generated/enums';
import { factSourceWords } from '../../../openapi/generated/words';
import { factLabels } from '../../records/kinds/text';
import { type RecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { SwitchField } from '../../ui/SwitchField';
import { changedFact, type FactValue, type FactValues, isFilled, type ShownFact } from './facts-schema';
import { factsText as text } from './facts-text';

/** Id of the button that opens the form of a fact. */
export const editId = (name: ProjectFactName) => `${name}-edit`;

interface FactRowProps {
  form: RecordForm<FactValues>;
  name: ProjectFactName;
  fact: ShownFact;
  isOpen: boolean;
  onOpen: (name: ProjectFactName | null) => void;
}

/** One fact in the table, with its switch and the button that opens its form. */
export function FactRow({ form, name, fact, isOpen, onOpen }: FactRowProps) {
  const { value: own, onChange, error } = form.fields[name];
  const label = factLabels[name];
  const { canEdit } = usePermission(text.unit);
  const { value, source, documentDate, documentNumber, isPrinted, fromCase } = fact;
  const change = (changes: Partial<FactValue>) => onChange(changedFact(own, changes, fromCase));
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-4 py-2 align-top max-tablet:py-3.5">
        {label}
      </th>
      <td className={`py-2 pr-4 align-top max-tablet:py-3.5 ${isFilled(fact) ? '' : 'text-ink-soft'}`}>
        {value || text.notFilled}{' '}
        {fromCase && (
          <span className="text-caption text-ink-soft">
            {name === 'unitSizes' ? text.fromUnits : text.fromCase}
          </span>
        )}
        <Moved fact={fact} label={label} onConfirm={canEdit ? () => change({ value }) : undefined} />
        {error !== undefined && !isOpen && <span className="block text-danger">{error}</span>}
      </td>
      <td className="py-2 pr-4 align-top max-tablet:hidden">
        {source ? (
          <b>{factSourceWords[source]}</b>
        ) : (
          <span className={isFilled(fact) ? 'text-warning' : 'text-ink-soft'}>
            {isFilled(fact) ? text.noSource : text.none}
          </span>
        )}{' '}
        <span className="text-caption text-ink-soft">
          {documentNumber} {documentDate.replaceAll('-', '/')}
        </span>
      </td>
      <td className="py-1.5 align-top max-tablet:py-1">
        <SwitchField
          aria-label={text.printOf(label)}
          checked={isPrinted}
          onCheckedChange={(checked) => change({ isPrinted: checked })}
        />
      </td>
      <td className="py-1 align-top">
        <IconButton
          id={editId(name)}
          icon={isOpen ? 'chevron-up' : 'edit'}
          size="sm"
          aria-expanded={isOpen}
          label={isOpen ? text.close(label) : text.edit(label)}
          onClick={() => onOpen(isOpen ? null : name)}
        />
      </td>
    </tr>
  );
}

interface MovedProps {
  fact: ShownFact;
  label: string;
  /** Undefined without permission to edit. */
  onConfirm: (() => void) | undefined;
}

/** Asks for the document again: the case has another value than the one for which it was given. */
function Moved({ fact: { documentValue }, label, onConfirm }: MovedProps) {
  if (documentValue === undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-caption">
      <span className="text-warning">{text.moved(documentValue)}</span>
      {onConfirm && (
        <Button size="sm" variant="text" aria-label={text.confirmOf(label)} onClick={onConfirm}>
          {text.confirm}
        </Button>
      )}
    </span>
  );
}
