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
import { dayMs } from '../../time/days-left';
import { commonText } from '../../navigation/text';

interface AddIncidentDialogProps {
  accounts: readonly IncidentAccount[];
  tokens: readonly IncidentAccount[];
  now: number;
  onClose: () => void;
}

const moments = ['knownOn', 'fromOn', 'toOn'] as const;

/** Account or token of a chosen option. */
function readerIn(option: string): { accountId: number | null; tokenId: number | null } {
  const [kind, id] = option.split(' ');
  return {
    accountId: kind === 'account' ? Number(id) : null,
    tokenId: kind === 'token' ? Number(id) : null,
  };
}

/** Typed values, and the call that adds the incident. */
function useIncidentForm(now: number) {
  const { call, isBusy, error } = useCall();
  const navigate = useNavigate();
  const [isSubmitted, setSubmitted] = useState(false);
  const [{ title, reader, address }, setValues] = useState({ title: '', reader: '', address: '' });
  const [times, setTimes] = useState(() => ({
    knownOn: momentValue(new Date(now).toISOString()),
    fromOn: momentValue(new Date(now - dayMs).toISOString()),
    toOn: momentValue(new Date(now).toISOString()),
  }));
  const set = (changes: Partial<{ title: string; reader: string; address: string }>) =>
    setValues({ title, reader, address, ...changes });
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
          ...readerIn(reader),
        }),
      ({ id }) => navigate({ to: '/privacy/incidents/$id', params: { id: String(id) } }),
    );
  };
  return {
    values: { title, reader, address },
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

/** Asks for the scope of an incident: account or token, time and address. */
export function AddIncidentDialog({ accounts, tokens, now, onClose }: AddIncidentDialogProps) {
  const { values, set, times, setTimes, isSubmitted, sent, error, isBusy, send } = useIncidentForm(now);
  const { title, reader, address } = values;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.add}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={commonText.saving} onClick={() => void send()}>
            {commonText.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={labels.title}
          required
          error={(isSubmitted && !title.trim() && commonText.required) || sent?.['title']?.[0]}
        >
          <TextInput value={title} maxLength={200} onChange={({ target }) => set({ title: target.value })} />
        </Field>
        <Field
          label={text.reader}
          help={text.readerHelp}
          error={sent?.['accountId']?.[0] ?? sent?.['tokenId']?.[0]}
        >
          <Select value={reader} onChange={({ target }) => set({ reader: target.value })}>
            <option value="">{text.anyone}</option>
            <ReaderOptions label={labels.accountId} kind="account" readers={accounts} />
            <ReaderOptions label={labels.tokenId} kind="token" readers={tokens} />
          </Select>
        </Field>
        {moments.map((name) => (
          <Field
            key={name}
            id={`incident-${name}`}
            label={labels[name]}
            group
            required
            error={(isSubmitted && !times[name].date && commonText.required) || sent?.[name]?.[0]}
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

interface ReaderOptionsProps {
  label: string;
  kind: 'account' | 'token';
  readers: readonly IncidentAccount[];
}

function ReaderOptions({ label, kind, readers }: ReaderOptionsProps) {
  if (readers.length === 0) return null;
  return (
    <optgroup label={label}>
      {readers.map(({ id, name }) => (
        <option key={id} value={`${kind} ${id}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
