import { useState } from 'react';
import { replayWebhookDeliveries } from '../../api/generated/operations';
import { DateTimeInputs } from '../../records/fields/DateTimeInputs';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { taipeiParts, taipeiTime } from '../../base/time/date-time';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { webhookLogText as text } from './text';
import { dayMs } from '../../base/time/days-left';

interface ReplayRangeDialogProps {
  id: number;
  now: number;
  onClose: () => void;
}

/** Sends events of a time range again; by default failed ones of the last day. */
export function ReplayRangeDialog({ id, now, onClose }: ReplayRangeDialogProps) {
  const [from, setFrom] = useState(taipeiParts(new Date(now - dayMs).toISOString()));
  const [to, setTo] = useState(taipeiParts(new Date(now).toISOString()));
  const [failedOnly, setFailedOnly] = useState(true);
  const [start, end] = [taipeiTime(from.date, from.time), taipeiTime(to.date, to.time)];
  const isBad = !start || !end || Date.parse(end) <= Date.parse(start);
  const fields = [
    { name: 'from', label: text.from, value: from, set: setFrom },
    { name: 'to', label: text.to, value: to, set: setTo },
  ];
  return (
    <CallDialog
      title={text.replayRange}
      description={text.rangeHelp}
      confirmLabel={text.replay}
      busyLabel={text.replaying}
      tone="primary"
      disabled={isBad}
      operation={() =>
        replayWebhookDeliveries(
          { id },
          { failedOnly, ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) },
        )
      }
      onClose={onClose}
    >
      <div className="grid gap-4">
        {fields.map(({ name, label, value, set }) => (
          <Field
            key={name}
            id={name}
            label={label}
            group
            error={name === 'to' && isBad ? text.badRange : undefined}
          >
            <DateTimeInputs
              id={name}
              label={label}
              value={{ ...value, isSet: true, stored: null }}
              isInvalid={isBad}
              onChange={(part) => set({ ...value, ...part })}
            />
          </Field>
        ))}
        <Checkbox checked={failedOnly} onChange={({ target }) => setFailedOnly(target.checked)}>
          <span>{text.failedOnly}</span>
        </Checkbox>
      </div>
    </CallDialog>
  );
}
