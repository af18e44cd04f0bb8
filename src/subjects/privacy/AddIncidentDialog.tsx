import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { createIncident } from '../../api/generated/operations';
import { optionalText, requiredText } from '../../records/fields/rules';
import { SelectField } from '../../records/fields/SelectField';
import { TextField } from '../../records/fields/TextField';
import { TimeField } from '../../records/fields/TimeField';
import { incidentLabels as labels } from '../../records/kinds/text';
import { commonText } from '../../base/navigation/text';
import { FormDialog } from '../../records/record/FormDialog';
import { useSmallForm } from '../../records/record/use-small-form';
import { dayMs } from '../../base/time/days-left';
import { momentValue, setMoment } from '../../base/time/schedule';
import type { IncidentAccount } from './incident-loaders';
import { incidentText as text } from './incident-text';

interface AddIncidentDialogProps {
  accounts: readonly IncidentAccount[];
  tokens: readonly IncidentAccount[];
  now: number;
  onClose: () => void;
}

const limits = { title: { required: true, maxLength: 200 }, address: { maxLength: 100 } };
const schema = v.object({
  title: requiredText(limits.title),
  reader: v.string(),
  knownOn: setMoment(),
  fromOn: setMoment(),
  toOn: setMoment(),
  address: optionalText(limits.address),
});

/** Account or token of a chosen option. */
function readerIn(option: string): { accountId: number | null; tokenId: number | null } {
  const [kind, id] = option.split(' ');
  return {
    accountId: kind === 'account' ? Number(id) : null,
    tokenId: kind === 'token' ? Number(id) : null,
  };
}

/** Asks for the scope of an incident: account or token, time and address. */
export function AddIncidentDialog({ accounts, tokens, now, onClose }: AddIncidentDialogProps) {
  const navigate = useNavigate();
  const form = useSmallForm({
    schema,
    limits,
    labels: { ...labels, reader: text.reader },
    rename: { accountId: 'reader', tokenId: 'reader' },
    empty: () => ({
      title: '',
      reader: '',
      knownOn: momentValue(new Date(now).toISOString()),
      fromOn: momentValue(new Date(now - dayMs).toISOString()),
      toOn: momentValue(new Date(now).toISOString()),
      address: '',
    }),
    send: ({ title, reader, address, ...times }) =>
      createIncident({ title: title.trim(), address: address.trim(), ...times, ...readerIn(reader) }),
    onDone: ({ id }) => navigate({ to: '/privacy/incidents/$id', params: { id: String(id) } }),
  });
  const { fields } = form;
  return (
    <FormDialog
      form={form}
      title={text.add}
      label={commonText.save}
      busyLabel={commonText.saving}
      onClose={onClose}
    >
      <TextField field={fields.title} counted={false} maxLength={limits.title.maxLength} />
      <SelectField field={fields.reader} help={text.readerHelp}>
        <option value="">{text.anyone}</option>
        <ReaderOptions label={labels.accountId} kind="account" readers={accounts} />
        <ReaderOptions label={labels.tokenId} kind="token" readers={tokens} />
      </SelectField>
      <TimeField field={fields.knownOn} required />
      <TimeField field={fields.fromOn} required />
      <TimeField field={fields.toOn} required />
      <TextField
        field={fields.address}
        help={text.addressHelp}
        counted={false}
        maxLength={limits.address.maxLength}
      />
    </FormDialog>
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
