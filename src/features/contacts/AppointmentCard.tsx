import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AppointmentState } from '../../../openapi/generated/enums';
import { appointmentStateWords } from '../../../openapi/generated/words';
import { offers } from '../../api/features';
import {
  getAppointmentCalendar,
  sendAppointment,
  updateContactAppointment,
} from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { saveFile } from '../../list/save-file';
import { LeaveGuard } from '../../record/LeaveGuard';
import { formText } from '../../record/text';
import { CallDialog } from '../../record-actions/CallDialog';
import { dateTimeText, taipeiParts } from '../../time/date-time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import type { ContactRecord } from './contact-loaders';
import { contactText } from './text';
import { sentVersion } from '../../api/row-version';

const text = contactText.appointment;
const states = Object.values(AppointmentState);

interface AppointmentCardProps {
  record: ContactRecord;
  canEdit: boolean;
  /** Present time in milliseconds. */
  now: number;
}

/** Time in Taipei in the format of a datetime-local input. */
function typedTime(at: string | undefined): string {
  if (!at) return '';
  const { date, time } = taipeiParts(at);
  return `${date.replaceAll('/', '-')}T${time}`;
}

interface VisitorMailProps {
  record: ContactRecord;
  /** Saved time of the visit. */
  at: string;
  /** False for unsaved input, and for a visit in the past. */
  canSend: boolean;
}

/** Mails the saved time to the visitor after a question, and says when that was done. */
function VisitorMail({ record, at, canSend }: VisitorMailProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { id, rowVersion = 0, email, appointmentMailedOn } = record;
  if (!email) return <p className="text-caption text-ink-soft">{text.noEmail}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
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
          onDone={async () => {
            setAsking(false);
            await router.invalidate();
          }}
        />
      )}
    </div>
  );
}

/** Time of a visit; use the stored appointment as its key, so that other saves leave the input alone. */
export function AppointmentCard({ record, canEdit, now }: AppointmentCardProps) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  const { appointment } = record;
  const [at, setAt] = useState(typedTime(appointment?.at));
  const [state, setState] = useState<AppointmentState>(appointment?.state ?? AppointmentState.planned);
  const isChanged =
    at !== typedTime(appointment?.at) || (at !== '' && state !== (appointment?.state ?? state));
  const save = () =>
    call(
      () =>
        updateContactAppointment({
          id: record.id,
          rowVersion: sentVersion(record.rowVersion),
          appointment: at ? { at: new Date(`${at}:00+08:00`).toISOString(), state } : null,
        }),
      () => router.invalidate(),
    );
  const download = () =>
    call(
      () => getAppointmentCalendar({ id: record.id }),
      ({ fileName, content }) => saveFile(new Blob([content], { type: 'text/calendar' }), fileName),
    );
  return (
    <TitledCard title={text.title}>
      <div className="grid gap-4">
        <Field id="appointment-at" label={text.at} help={text.help}>
          <TextInput
            type="datetime-local"
            value={at}
            disabled={!canEdit}
            onChange={(event) => setAt(event.target.value)}
          />
        </Field>
        {at !== '' && (
          <Field id="appointment-state" label={text.state}>
            <Select
              value={state}
              disabled={!canEdit}
              onChange={(event) =>
                setState(states.find((each) => String(each) === event.target.value) ?? state)
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
        <div className="flex flex-wrap gap-3">
          {canEdit && (
            <Button
              busy={isBusy}
              busyLabel={formText.saving}
              disabled={!isChanged}
              onClick={() => void save()}
            >
              {text.save}
            </Button>
          )}
          {appointment && (
            <Button variant="text" icon="calendar" disabled={isBusy} onClick={() => void download()}>
              {text.calendar}
            </Button>
          )}
        </div>
        {appointment?.state === AppointmentState.planned && offers('appointmentMails') && (
          <VisitorMail
            record={record}
            at={appointment.at}
            canSend={canEdit && !isChanged && Date.parse(appointment.at) > now}
          />
        )}
      </div>
      <LeaveGuard name={text.title} dirty={isChanged} busy={isBusy} save={save} />
    </TitledCard>
  );
}
