import { useState } from 'react';
import { offered } from '../../api/offered';
import { AppointmentState } from '../../../openapi/generated/enums';
import { appointmentStateWords } from '../../../openapi/generated/words';
import { getAppointmentCalendar, sendAppointment } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';
import { MomentField } from '../../records/fields/MomentField';
import { saveFile } from '../../records/list/save-file';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { dateTimeText } from '../../base/time/date-time';
import { momentOf } from '../../base/time/schedule';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { whenDrawn } from '../../ui/when-drawn';
import type { ContactRecord } from './contact-loaders';
import { contactText } from './text';
import type { HandlingForm } from './use-handling-form';

const text = contactText.appointment;
const states = Object.values(AppointmentState);

const VisitDay = whenDrawn(async () => (await import('./VisitDay')).VisitDay);

interface VisitFieldsProps {
  record: ContactRecord;
  form: HandlingForm;
  /** Name of the chosen person, or empty. */
  assignee: string;
  canEdit: boolean;
  /** Present time in milliseconds. */
  now: number;
}

/** Time and state of a visit; the saved one can be downloaded, and mailed to the visitor. */
export function VisitFields({ record, form, assignee, canEdit, now }: VisitFieldsProps) {
  const { visitOn, visitState } = form.fields;
  const { appointment } = record;
  const chosen = momentOf(visitOn.value);
  const isSaved = !form.isChanged('visitOn') && !form.isChanged('visitState');
  return (
    <>
      <MomentField field={visitOn} none={contactText.noVisit} usualTime="10:00" help={text.help} />
      {chosen && visitState.value === AppointmentState.planned && (
        <VisitDay record={record} at={chosen} assignee={assignee} />
      )}
      {visitOn.value.isSet && (
        <Field id={visitState.id} label={visitState.label} error={visitState.error}>
          <Select
            value={visitState.value}
            onChange={({ target }) =>
              visitState.onChange(states.find((each) => String(each) === target.value) ?? visitState.value)
            }
          >
            {states.map((each) => (
              <option key={each} value={each}>
                {appointmentStateWords[each]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {appointment && isSaved && (
        <div className="flex flex-wrap items-center gap-3">
          <CalendarButton id={record.id} />
          {appointment.state === AppointmentState.planned && (
            <VisitorMail
              record={record}
              at={appointment.at}
              canSend={canEdit && Date.parse(appointment.at) > now}
            />
          )}
        </div>
      )}
    </>
  );
}

function CalendarButton({ id }: { id: number }) {
  const { call, isBusy } = useCall();
  const download = () =>
    call(
      () => getAppointmentCalendar({ id }),
      ({ fileName, content }) => saveFile(new Blob([content], { type: 'text/calendar' }), fileName),
    );
  return (
    <Button variant="text" icon="calendar" disabled={isBusy} onClick={() => void download()}>
      {text.calendar}
    </Button>
  );
}

interface VisitorMailProps {
  record: ContactRecord;
  /** Saved time of the visit. */
  at: string;
  /** False for a visit in the past. */
  canSend: boolean;
}

/** Mails the saved time to the visitor after a question, and says when that was done. */
const VisitorMail = offered('appointmentMails', function VisitorMail(props: VisitorMailProps) {
  const { record, at, canSend } = props;
  const [isAsking, setAsking] = useState(false);
  const { id, rowVersion = 0, email, appointmentMailedOn } = record;
  if (!email) return <p className="text-caption text-ink-soft">{text.noEmail}</p>;
  return (
    <>
      <Button variant="text" icon="mail" disabled={!canSend} onClick={() => setAsking(true)}>
        {text.send}
      </Button>
      {appointmentMailedOn && (
        <span className="text-caption text-ink-soft">{text.sentOn(dateTimeText(appointmentMailedOn))}</span>
      )}
      {isAsking && (
        <CallDialog
          title={text.sendTitle}
          description={text.sendHelp(email, dateTimeText(at))}
          confirmLabel={text.send}
          busyLabel={text.sending}
          tone="primary"
          operation={() => sendAppointment({ id, rowVersion })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
});
