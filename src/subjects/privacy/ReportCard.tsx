import { Link, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { reportIncident } from '../../api/generated/operations';
import { TextField } from '../../records/fields/TextField';
import { TimeField } from '../../records/fields/TimeField';
import { incidentLabels as labels } from '../../records/kinds/text';
import { LeaveGuard } from '../../records/record/LeaveGuard';
import { useSmallForm } from '../../records/record/use-small-form';
import { isIncomplete, momentValue, setMoment } from '../../base/time/schedule';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import type { Incident } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { sentVersion } from '../../api/row-version';
import { commonText } from '../../base/navigation/text';

const schema = v.object({ reportedOn: setMoment(), receiptNumber: v.string() });

interface ReportCardProps {
  incident: Incident;
  now: number;
  canEdit: boolean;
}

/** Records the report to the authority, and its number once known; use the stored report as its key. */
export function ReportCard({ incident, now, canEdit }: ReportCardProps) {
  const router = useRouter();
  const { fields, values, isChanged, isBusy, failure, submit } = useSmallForm({
    schema,
    labels,
    empty: () => ({
      reportedOn: momentValue(incident.reportedOn ?? new Date(now).toISOString()),
      receiptNumber: incident.receiptNumber,
    }),
    send: ({ reportedOn, receiptNumber }) =>
      reportIncident(
        { id: incident.id },
        { rowVersion: sentVersion(incident.rowVersion), reportedOn, receiptNumber: receiptNumber.trim() },
      ),
    onDone: () => router.invalidate(),
  });
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
        <TimeField field={fields.reportedOn} />
        <TextField
          field={fields.receiptNumber}
          help={text.kept}
          maxLength={200}
          placeholder={text.receiptLater}
          disabled={!canEdit}
        />
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
        {canEdit && (
          <Button
            variant="primary"
            disabled={isIncomplete(values.reportedOn)}
            busy={isBusy}
            busyLabel={commonText.saving}
            onClick={() => void submit()}
          >
            {text.report}
          </Button>
        )}
      </div>
      <LeaveGuard name={text.reporting} dirty={isChanged && canEdit} busy={isBusy} save={submit} />
    </TitledCard>
  );
}
