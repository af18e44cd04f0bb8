import { useState } from 'react';
import { erasePerson } from '../../api/generated/operations';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import type { HeldData, PersonRequest } from './request-loaders';
import { requestText as text } from './request-text';
import { commonText } from '../../base/navigation/text';
import { Facts } from '../../ui/Facts';

interface EraseDialogProps {
  record: PersonRequest;
  places: HeldData['places'];
  /** Enquiries found, and the person's own among them. */
  contacts: HeldData['contacts'];
  chosen: HeldData['contacts'];
  bases: readonly string[];
  onClose: () => void;
}

/** Erases a person's data. Focus starts on 取消; confirming requires the number of the request. */
export function EraseDialog({ record, places, contacts, chosen, bases, onClose }: EraseDialogProps) {
  const [basis, setBasis] = useState(bases[0] ?? '');
  const [number, setNumber] = useState('');
  const isAll = chosen.length === contacts.length;
  const listed = (erasing: HeldData['places'][number]['erasing']) =>
    places
      .filter((place) => place.erasing === erasing)
      // The counts include what was found of other people.
      .map(({ name, count }) => (isAll ? text.counted(text.places[name], count ?? 0) : text.places[name]))
      .join(text.separator);
  const rows = [
    [text.enquiries, chosen.map(({ id, name }) => text.numbered(id, name)).join(text.separator)],
    [text.willRemove, listed('remove')],
    [text.willAnonymise, listed('anonymise')],
    [text.byHand, listed('manual')],
    [text.willKeep, text.keptWords],
    [text.ofOthers, isAll ? '' : text.othersStay(contacts.length - chosen.length)],
    [text.kept, text.keptProof],
    [text.backups, text.backupWords],
  ] as const;
  return (
    <CallDialog
      title={text.eraseTitle(record.number)}
      confirmLabel={text.eraseConfirm}
      busyLabel={commonText.deleting}
      disabled={number.trim() !== record.number}
      losesNothing
      operation={() =>
        erasePerson(
          { id: record.id },
          { number: number.trim(), basis, contactIds: chosen.map(({ id }) => id) },
        )
      }
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Note tone="danger" icon="warning">
          {text.eraseWarning}
        </Note>
        <Facts className="grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2" rows={rows} />
        <Field label={text.basis} required>
          <Select value={basis} onChange={({ target }) => setBasis(target.value)}>
            {bases.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label={text.typeNumber(record.number)} help={text.proofAfter}>
          <TextInput value={number} autoComplete="off" onChange={({ target }) => setNumber(target.value)} />
        </Field>
      </div>
    </CallDialog>
  );
}
