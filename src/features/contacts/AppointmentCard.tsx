import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AppointmentState } from '../../../openapi/generated/enums';
import { appointmentStateWords } from '../../../openapi/generated/words';
import { getAppointmentCalendar, updateContactAppointment } from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { saveFile } from '../../list/save-file';
import { LeaveGuard } from '../../record/LeaveGuard';
import { formText } from '../../record/text';
import { taipeiParts } from '../../time/date-time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import type { ContactRecord } from './contact-loaders';
import { contactText } from './text';

const { appointment: text } = contactText;
const states = Object.values(AppointmentState);

/** Time in Taipei in the format of a datetime-local input. */
function typedTime(at: string | undefined): string {
  if (!at) return '';
  const { date, time } = taipeiParts(at);
  return `${date.replaceAll('/', '-')}T${time}`;
}

/** Time of a visit; use the row version as its key. */
export function AppointmentCard({ record, canEdit }: { record: ContactRecord; canEdit: boolean }) {
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
          rowVersion: record.rowVersion ?? 0,
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
      </div>
      <LeaveGuard dirty={isChanged} busy={isBusy} save={save} />
    </TitledCard>
  );
}
