import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createIncident } from '../../api/generated/operations';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { DateTimeInputs } from '../../fields/DateTimeInputs';
import { incidentLabels as labels } from '../../kinds/text';
import { taipeiTime } from '../../time/date-time';
import { momentValue } from '../../time/schedule';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import type { IncidentAccount } from './incident-loaders';
import { incidentText as text } from './incident-text';

interface AddIncidentDialogProps {
  accounts: readonly IncidentAccount[];
  now: number;
  onClose: () => void;
}

const dayMs = 86_400_000;
const moments = ['knownOn', 'fromOn', 'toOn'] as const;

/** Typed values, and the call that adds the incident. */
function useIncidentForm(now: number) {
  const { call, isBusy, error } = useCall();
  const navigate = useNavigate();
  const [isSubmitted, setSubmitted] = useState(false);
  const [{ title, accountId, address }, setValues] = useState({ title: '', accountId: '', address: '' });
  const [times, setTimes] = useState(() => ({
    knownOn: momentValue(new Date(now).toISOString()),
    fromOn: momentValue(new Date(now - dayMs).toISOString()),
    toOn: momentValue(new Date(now).toISOString()),
  }));
  const set = (changes: Partial<{ title: string; accountId: string; address: string }>) =>
    setValues({ title, accountId, address, ...changes });
  const [knownOn, fromOn, toOn] = moments.map((name) => taipeiTime(times[name].date, times[name].time));
  const sent = error?.kind === 'status' ? error.errors : undefined;
  const send = async () => {
    setSubmitted(true);
    if (!title.trim() || !knownOn || !fromOn || !toOn) return;
    await call(
      () =>
        createIncident({
          title: title.trim(),
          knownOn,
          fromOn,
          toOn,
          address: address.trim(),
          accountId: accountId ? Number(accountId) : null,
        }),
      ({ id }) => navigate({ to: '/privacy/incidents/$id', params: { id: String(id) } }),
    );
  };
  return {
    values: { title, accountId, address },
    set,
    times,
    setTimes,
    isSubmitted,
    sent,
    error,
    isBusy,
    send,
  };
}

/** Asks for the scope of an incident: account, time and address. */
export function AddIncidentDialog({ accounts, now, onClose }: AddIncidentDialogProps) {
  const { values, set, times, setTimes, isSubmitted, sent, error, isBusy, send } = useIncidentForm(now);
  const { title, accountId, address } = values;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.add}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={text.saving} onClick={() => void send()}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={labels.title}
          required
          error={(isSubmitted && !title.trim() && text.required) || sent?.['title']?.[0]}
        >
          <TextInput value={title} maxLength={200} onChange={({ target }) => set({ title: target.value })} />
        </Field>
        <Field label={labels.accountId} error={sent?.['accountId']?.[0]}>
          <Select value={accountId} onChange={({ target }) => set({ accountId: target.value })}>
            <option value="">{text.anyone}</option>
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {moments.map((name) => (
          <Field
            key={name}
            id={`incident-${name}`}
            label={labels[name]}
            group
            required
            error={(isSubmitted && !times[name].date && text.required) || sent?.[name]?.[0]}
          >
            <DateTimeInputs
              id={`incident-${name}`}
              label={labels[name]}
              value={times[name]}
              isInvalid={Boolean(sent?.[name])}
              onChange={(part) => setTimes({ ...times, [name]: { ...times[name], ...part } })}
            />
          </Field>
        ))}
        <Field label={labels.address} help={text.addressHelp}>
          <TextInput
            value={address}
            maxLength={100}
            onChange={({ target }) => set({ address: target.value })}
          />
        </Field>
        {error && !sent && (
          <p role="alert" className="text-danger">
            {failureText(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
