import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { reportIncident } from '../../api/generated/operations';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { DateTimeInputs } from '../../fields/DateTimeInputs';
import { incidentLabels as labels } from '../../kinds/text';
import { LeaveGuard } from '../../record/LeaveGuard';
import { taipeiTime } from '../../time/date-time';
import { momentValue } from '../../time/schedule';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { TextInput } from '../../ui/TextInput';
import type { Incident } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { sentVersion } from '../../api/row-version';
import { commonText } from '../../navigation/text';

interface ReportCardProps {
  incident: Incident;
  now: number;
  canEdit: boolean;
}

/** Records the report to the authority, and its number once known; use the stored report as its key. */
export function ReportCard({ incident, now, canEdit }: ReportCardProps) {
  const { call, isBusy, error } = useCall();
  const router = useRouter();
  const [opened] = useState(() => momentValue(incident.reportedOn ?? new Date(now).toISOString()));
  const [time, setTime] = useState(opened);
  const [receiptNumber, setReceiptNumber] = useState(incident.receiptNumber);
  const reportedOn = taipeiTime(time.date, time.time);
  const isChanged =
    receiptNumber !== incident.receiptNumber || time.date !== opened.date || time.time !== opened.time;
  const send = async () =>
    reportedOn !== null &&
    call(
      () =>
        reportIncident(
          { id: incident.id },
          { rowVersion: sentVersion(incident.rowVersion), reportedOn, receiptNumber: receiptNumber.trim() },
        ),
      () => router.invalidate(),
    );
  return (
    <TitledCard title={text.reporting} className="self-start">
      <div className="grid gap-4">
        <p className="text-ink-soft">{text.reportAbout}</p>
        <Link
          to="/privacy/incidents/form/$id"
          params={{ id: String(incident.id) }}
          className={`${linkClass} justify-self-start`}
        >
          {text.printForm}
        </Link>
        <Field id="incident-reported" label={labels.reportedOn} group>
          <DateTimeInputs
            id="incident-reported"
            label={labels.reportedOn}
            value={time}
            isInvalid={false}
            onChange={(part) => setTime({ ...time, ...part })}
          />
        </Field>
        <Field label={labels.receiptNumber} help={text.kept}>
          <TextInput
            value={receiptNumber}
            maxLength={200}
            placeholder={text.receiptLater}
            disabled={!canEdit}
            onChange={({ target }) => setReceiptNumber(target.value)}
          />
        </Field>
        {error && (
          <p role="alert" className="text-danger">
            {failureText(error)}
          </p>
        )}
        {canEdit && (
          <Button
            variant="primary"
            disabled={!reportedOn}
            busy={isBusy}
            busyLabel={commonText.saving}
            onClick={() => void send()}
          >
            {text.report}
          </Button>
        )}
      </div>
      <LeaveGuard name={text.reporting} dirty={isChanged && canEdit} busy={isBusy} save={send} />
    </TitledCard>
  );
}
