import type { ReactNode } from 'react';
import { CallResult, HandleStatus } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { callResultWords } from '../../../openapi/generated/words';
import { MomentField } from '../../records/fields/MomentField';
import { TextAreaField } from '../../records/fields/TextField';
import { momentOf } from '../../base/time/schedule';
import { Card } from '../../ui/Card';
import { ChoiceChip } from '../../ui/ChoiceChip';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { AssigneeField } from './AssigneeField';
import type { ContactData } from './contact-loaders';
import { PhoneLink } from './PhoneLink';
import { contactText, noteLabels } from './text';
import type { HandlingForm } from './use-handling-form';
import { VisitFields } from './VisitFields';

const statuses = Object.values(HandleStatus).map((value) => ({ value, label: contactText.statuses[value] }));
const results = Object.values(CallResult);

interface StepsCardProps extends Pick<ContactData, 'record' | 'handling'> {
  form: HandlingForm;
  /** Telephone number, masked or not; empty once the visitor is erased or anonymised. */
  tel: string;
  canEdit: boolean;
  /** Present time in milliseconds. */
  now: number;
}

/** Handling of an enquiry in the order of the work: call, state, note, next contact. */
export function StepsCard({ record, handling, form, tel, canEdit, now }: StepsCardProps) {
  const { handleStatus: state, note } = form.fields;
  const hasCalls = record.appointment !== undefined;
  const assigneeId = form.fields.assigneeId.value;
  const assignee =
    handling?.assignees.find(({ id }) => id === assigneeId)?.name ??
    (assigneeId === record.assigneeId ? (record.assignee ?? '') : '');
  return (
    <Card className="px-6 py-5 max-tablet:p-4">
      <h2 className="sr-only">{contactText.handling}</h2>
      <ol className="grid gap-6">
        {hasCalls && tel && (
          <Step title={contactText.steps.call}>
            <PhoneLink tel={tel} className="inline-block py-1 text-section" />
            {canEdit && <CallField form={form} now={now} />}
          </Step>
        )}
        <Step title={contactText.steps.state}>
          <Field id={state.id} label={noteLabels.handleStatus} hideLabel group error={state.error}>
            <Segmented
              full
              options={statuses}
              value={state.value}
              onChange={state.onChange}
              disabled={!canEdit}
            />
          </Field>
          {handling && (
            <AssigneeField
              field={form.fields.assigneeId}
              record={record}
              assignees={handling.assignees}
              canEdit={canEdit}
            />
          )}
        </Step>
        {canEdit && (
          <Step title={contactText.notes}>
            <TextAreaField
              field={note}
              label={record.notes ? noteLabels.note : contactText.notes}
              hideLabel
              max={limits.ContactNote.newNote.maxLength}
              placeholder={contactText.noteExample}
              rows={3}
            />
          </Step>
        )}
        {hasCalls && (
          <Step title={contactText.steps.next}>
            <fieldset disabled={!canEdit} aria-label={contactText.steps.next} className="grid gap-4">
              <MomentField
                field={form.fields.nextCallOn}
                none={contactText.noNextCall}
                usualTime="10:00"
                help={nextCallHelp(form)}
              />
              <VisitFields record={record} form={form} assignee={assignee} canEdit={canEdit} now={now} />
            </fieldset>
          </Step>
        )}
      </ol>
    </Card>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[--spacing(6)_minmax(0,1fr)] gap-x-2 [counter-increment:step]">
      <span aria-hidden="true" className="text-section text-accent-ink before:content-[counter(step)]" />
      <div className="grid min-w-0 gap-3">
        <h3 className="text-section/7 font-bold">{title}</h3>
        {children}
      </div>
    </li>
  );
}

/** Result of a call; a first call also begins the work, and a call that was due is done. */
function CallField({ form, now }: { form: HandlingForm; now: number }) {
  const { callResult, handleStatus, nextCallOn } = form.fields;
  const choose = (result: CallResult, isOn: boolean) => {
    if (!isOn) return callResult.onChange(null);
    const next = momentOf(nextCallOn.value);
    form.patch({
      callResult: result,
      ...(handleStatus.value === HandleStatus.unhandled ? { handleStatus: HandleStatus.inProgress } : {}),
      ...(next && Date.parse(next) <= now ? { nextCallOn: { ...nextCallOn.value, isSet: false } } : {}),
    });
  };
  return (
    <div role="group" aria-label={noteLabels.callResult} className="flex flex-wrap gap-2">
      {results.map((result) => (
        <ChoiceChip
          key={result}
          checked={callResult.value === result}
          onChange={(isOn) => choose(result, isOn)}
        >
          {callResultWords[result]}
        </ChoiceChip>
      ))}
    </div>
  );
}

/** Says who is reminded of the next call. */
function nextCallHelp({ fields: { nextCallOn, assigneeId } }: HandlingForm): string | undefined {
  if (!nextCallOn.value.isSet) return undefined;
  return assigneeId.value === null ? contactText.nextCallUnassigned : contactText.nextCallHelp;
}
