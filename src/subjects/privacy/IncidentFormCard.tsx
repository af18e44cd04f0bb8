import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { saveIncidentForm } from '../../api/generated/operations';
import { FailureLine } from '../../base/calls/Failure';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { LeaveGuard } from '../../records/record/LeaveGuard';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { TableFooter } from '../../ui/TableFooter';
import { Tag } from '../../ui/Tag';
import { TextArea } from '../../ui/TextArea';
import type { Incident, IncidentForm } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { commonText } from '../../base/navigation/text';

interface IncidentFormCardProps {
  incident: Incident;
  form: IncidentForm;
  canEdit: boolean;
}

const rowClass =
  'grid items-center gap-x-6 gap-y-1 border-t border-line px-6 py-3 max-tablet:px-4 tablet:grid-cols-[--spacing(36)_minmax(0,1fr)_--spacing(24)]';
const answerLimit = limits.IncidentTypedAnswer.answer.maxLength;

/** Form of the authority: answers with their sources, and fields for answers that no record has. */
export function IncidentFormCard({ incident, form, canEdit }: IncidentFormCardProps) {
  const { call, isBusy, error } = useCallAndReload();
  const typed = form.fields.filter(({ from }) => from === 'typed');
  const [answers, setAnswers] = useState(() =>
    Object.fromEntries(typed.map((each) => [each.name, each.answer])),
  );
  const answerOf = (name: string) => answers[name] ?? '';
  const isChanged = typed.some(({ name, answer }) => answerOf(name) !== answer);
  const left = typed.filter(({ name }) => answerOf(name).trim() === '').length;
  const save = () =>
    call(() =>
      saveIncidentForm(
        { id: incident.id },
        {
          rowVersion: form.rowVersion,
          answers: typed.map(({ name }) => ({ name, answer: answerOf(name) })),
        },
      ),
    );
  return (
    <Card>
      <div className="flex flex-wrap items-baseline gap-x-3 px-6 pt-5 pb-4 max-tablet:px-4">
        <h2>{text.form}</h2>
        <span className="text-caption text-ink-soft">
          {text.formFilled(form.fields.length - typed.length)}
        </span>
        <p className="w-full text-caption text-ink-soft">{text.legal(form.source, form.checkedOn)}</p>
      </div>
      {form.fields.map((field) => (
        <FormRow
          key={field.name}
          field={field}
          typed={answerOf(field.name)}
          disabled={!canEdit}
          onType={(answer) => setAnswers({ ...answers, [field.name]: answer })}
        />
      ))}
      {canEdit && typed.length > 0 && (
        <TableFooter className="justify-end border-t border-line">
          <FailureLine error={error} className="mr-auto" />
          {left > 0 && <span className="text-ink-soft">{text.left(left)}</span>}
          <Button
            variant="primary"
            disabled={!isChanged}
            busy={isBusy}
            busyLabel={commonText.saving}
            onClick={() => void save()}
          >
            {commonText.save}
          </Button>
        </TableFooter>
      )}
      <LeaveGuard name={text.form} dirty={isChanged && canEdit} busy={isBusy} save={save} />
    </Card>
  );
}

interface FormRowProps {
  field: IncidentForm['fields'][number];
  typed: string;
  disabled: boolean;
  onType: (answer: string) => void;
}

function FormRow({ field: { label, from, answer }, typed, disabled, onType }: FormRowProps) {
  if (from !== 'typed') {
    return (
      <div className={rowClass}>
        <span className="text-ink-soft">{label}</span>
        <span className="min-w-0 break-words">{answer}</span>
        <span className="text-caption text-ink-soft">{text.froms[from]}</span>
      </div>
    );
  }
  return (
    <div className={rowClass}>
      <b className="max-tablet:hidden">{label}</b>
      <Field label={label} hideLabel="tablet" required>
        <TextArea
          rows={2}
          value={typed}
          maxLength={answerLimit}
          disabled={disabled}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <span>{typed.trim() === '' ? <Tag tone="warning">{text.froms.typed}</Tag> : null}</span>
    </div>
  );
}
