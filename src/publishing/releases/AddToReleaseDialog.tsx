import { useEffect, useState } from 'react';
import { addReleaseItem, createRelease, getReleaseOf } from '../../api/generated/operations';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import { dueText } from './ReleaseLine';
import { joinText as text } from './text';
import type { ReleaseSubject } from './use-release-of';

interface AddToReleaseDialogProps {
  subject: ReleaseSubject & { themeId?: number };
  action: components['schemas']['ReleaseItemInput']['action'];
  canCreate: boolean;
  isDirty?: boolean;
  onDone: () => void;
  onClose: () => void;
}

const another = 'another';

/** Asks for the release that a record joins: an open one, or a new one by its name. */
export function AddToReleaseDialog(props: AddToReleaseDialogProps) {
  const { subject, action, canCreate, isDirty = false, onDone, onClose } = props;
  const { kind, recordId } = subject;
  const [open, setOpen] = useState<readonly components['schemas']['ReleaseChoice'][] | null>(null);
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const [now] = useState(Date.now);
  useEffect(() => {
    let stays = true;
    void getReleaseOf({ kind, recordId }).then((result) => {
      if (stays) setOpen(result.ok ? (result.data?.open ?? []) : []);
    });
    return () => {
      stays = false;
    };
  }, [kind, recordId]);
  const choice = chosen || (open?.[0] ? String(open[0].id) : another);
  const isNew = choice === another;
  const item = { ...subject, action };
  return (
    <CallDialog
      title={text.title}
      description={text.about[action]}
      tone="primary"
      confirmLabel={text.put}
      busyLabel={text.putting}
      disabled={open === null || (isNew && (!name.trim() || !canCreate))}
      operation={() =>
        isNew ? createRelease({ name: name.trim(), item }) : addReleaseItem({ id: Number(choice) }, item)
      }
      onDone={onDone}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {isDirty && <Note tone="warning">{text.saveFirst}</Note>}
        <Field label={text.which}>
          <Select value={choice} disabled={open === null} onChange={({ target }) => setChosen(target.value)}>
            {(open ?? []).map(({ id, name: of, dueOn }) => (
              <option key={id} value={id}>
                {text.named(of, dueText(dueOn, now))}
              </option>
            ))}
            {(canCreate || open === null) && (
              <option value={another}>{open === null ? text.reading : text.another}</option>
            )}
          </Select>
        </Field>
        {open !== null && isNew && (
          <Field label={text.name} required>
            <TextInput
              value={name}
              maxLength={limits.ReleaseCreate.name.maxLength}
              placeholder={text.example}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
        )}
      </div>
    </CallDialog>
  );
}
