import { type ReactNode, useId, useRef, useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { FailureNote } from '../../base/calls/Failure';
import { DateTimeInputs } from '../../records/fields/DateTimeInputs';
import type { ApprovalDepartment, ApprovalOf } from '../../machines/approval.rules';
import { momentOf, type MomentValue, momentValue } from '../../base/time/schedule';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';
import { peopleOf } from './asking';
import { defaultDueOn, readDue } from './due';
import { FigureTable } from './FigureTable';
import { countWords, personWords, requestText as text } from './text';
import type { Approving } from './use-approval';
import { commonText } from '../../base/navigation/text';

const { maxLength } = limits.ApprovalRequestInput.note;

interface RequestDialogProps extends Approving {
  of: ApprovalOf;
  /** Opens the comparison with the public page. */
  onCompare?: (() => void) | undefined;
  /** At the left of the buttons. */
  aside?: ReactNode;
}

/** Sends a record for approval, or its changed content again: shows changes, approvers and due date. */
export function RequestDialog({ of, snapshot, send, onCompare, aside }: RequestDialogProps) {
  const [note, setNote] = useState(of.note);
  const [due, setDue] = useState<MomentValue>(() => momentValue(defaultDueOn(of, Date.now())));
  const [people, setPeople] = useState<ReadonlyMap<number, number>>(() => new Map(peopleOf(of)));
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const { error } = snapshot.context;
  const isSending = snapshot.hasTag('sending');
  const isRefreshing = snapshot.matches('refreshing');
  const submit = () => {
    const read = readDue(due);
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    send({
      type: 'request.send',
      asking: {
        note: note.trim(),
        dueOn: read.dueOn,
        people: [...people].map(([roleId, accountId]) => ({ roleId, accountId })),
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={() => send({ type: 'request.close' })}
      dismissible={!isSending}
      initialFocus={first}
      width={760}
      title={text.title}
      description={text.help}
      footer={
        <>
          {aside && <span className="mr-auto self-center max-tablet:basis-full">{aside}</span>}
          <Button disabled={isSending} onClick={() => send({ type: 'request.close' })}>
            {commonText.cancel}
          </Button>
          <Button
            variant="primary"
            busy={isSending || isRefreshing}
            busyLabel={commonText.sending}
            onClick={submit}
          >
            {text.send}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FailureNote error={error} />
        <Changes of={of} onCompare={onCompare} />
        {of.figures.length > 0 && <FigureTable figures={of.figures} />}
        <Departments departments={of.departments} people={people} onChange={setPeople} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <Due of={of} due={due} problem={problem} onChange={setDue} />
          <Field label={text.note} counter={{ length: note.length, max: maxLength }}>
            <TextArea
              ref={first}
              rows={3}
              maxLength={maxLength}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  );
}

/** Numbers come first, because wrong numbers lead to fines. */
function Changes({ of: { counts }, onCompare }: Pick<RequestDialogProps, 'of' | 'onCompare'>) {
  const numbers = [
    [counts.blocks, text.blocks],
    [counts.figures, text.figures],
    [counts.plans, text.plans],
    [counts.terms, text.terms],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-control bg-sunken px-4 py-3">
      {numbers
        .filter(([count]) => count > 0)
        .map(([count, words]) => (
          <span key={words} className="text-table">
            <b className="mr-1 text-title tabular-nums">{count}</b> {words}
          </span>
        ))}
      {onCompare && (
        <Button size="sm" variant="text" className="ml-auto" onClick={onCompare}>
          {text.compare}
        </Button>
      )}
    </div>
  );
}

interface DepartmentsProps {
  departments: readonly ApprovalDepartment[];
  people: ReadonlyMap<number, number>;
  onChange: (people: ReadonlyMap<number, number>) => void;
}

/** Departments follow from the changes; only the person is a choice. */
function Departments({ departments, people, onChange }: DepartmentsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-table font-bold">
        {text.who}
        <span className="ml-3 font-normal text-ink-soft">{text.whoHelp}</span>
      </h3>
      <ul className="divide-y divide-line border-b border-line">
        {departments.map(({ roleId, name, counts, candidates }) => (
          <li key={roleId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <p className="min-w-40 flex-1">
              <b className="block text-table">{name}</b>
              <span className="block text-caption text-ink-soft">{countWords(counts)}</span>
              {candidates.every(({ isBarred }) => isBarred) && (
                <span className="block text-caption text-danger">{text.nobody}</span>
              )}
            </p>
            <Select
              aria-label={text.personOf(name)}
              className="w-50 max-tablet:w-full"
              value={people.get(roleId) ?? ''}
              onChange={({ target }) => {
                const chosen = Number(target.value);
                const next = new Map(people);
                if (chosen > 0) next.set(roleId, chosen);
                else next.delete(roleId);
                onChange(next);
              }}
            >
              <option value="">{text.anyone}</option>
              {candidates.map((one) => (
                <option key={one.id} value={one.id} disabled={one.isBarred}>
                  {one.isBarred ? text.barred(personWords(one, name)) : personWords(one, name)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DueProps {
  of: ApprovalOf;
  due: MomentValue;
  problem: string | null;
  onChange: (due: MomentValue) => void;
}

function Due({ of: { scheduledOn }, due, problem, onChange }: DueProps) {
  const id = useId();
  const at = momentOf(due);
  const isEarlier = scheduledOn !== null && at !== null && Date.parse(at) <= Date.parse(scheduledOn);
  return (
    <Field
      id={id}
      group
      label={text.due}
      required
      error={problem ?? undefined}
      help={
        scheduledOn && (
          <TimeIn say={isEarlier ? text.scheduled : text.scheduledEarlier} at={scheduledOn} to="near" />
        )
      }
    >
      <DateTimeInputs
        id={id}
        label={text.due}
        value={due}
        onChange={(part) => onChange({ ...due, ...part })}
        isInvalid={problem !== null}
      />
    </Field>
  );
}
