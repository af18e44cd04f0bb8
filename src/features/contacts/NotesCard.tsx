import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { addContactNote } from '../../api/generated/operations';
import { randomId } from '../../api/random-id';
import { useCall } from '../../calls/use-call';
import { TextAreaField } from '../../fields/TextField';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { ContactEvents } from './ContactEvents';
import type { ContactRecord } from './contact-loaders';
import { contactText, noteLabels } from './text';
import type { HandlingForm } from './use-handling-form';

const { text: rule } = limits.ContactNoteCreate;

interface NotesCardProps {
  record: ContactRecord;
  form: HandlingForm;
  canEdit: boolean;
}

/** Notes of an enquiry, with a field for the next one, and its history. */
export function NotesCard({ record, form, canEdit }: NotesCardProps) {
  const { notes } = record;
  const { note, isBusy, add } = useNextNote(record, form);
  return (
    <TitledCard
      title={contactText.notes}
      caption={notes && contactText.noteCount(notes.filter(({ text }) => text).length)}
    >
      {canEdit && (
        <div className="mb-4 grid gap-2 border-b border-line pb-4">
          <TextAreaField
            field={note}
            label={notes ? noteLabels.note : contactText.notes}
            placeholder={contactText.noteExample}
            max={rule.maxLength}
            rows={2}
          />
          {notes && (
            <Button
              className="justify-self-end"
              busy={isBusy}
              busyLabel={contactText.addNote}
              disabled={!note.value.trim() || form.editing.isBusy}
              onClick={() => void add()}
            >
              {contactText.addNote}
            </Button>
          )}
        </div>
      )}
      <ContactEvents record={record} canEdit={canEdit} />
    </TitledCard>
  );
}

/** Field of the next note, and the call that adds it. */
function useNextNote({ id }: ContactRecord, { fields, emptyNote }: HandlingForm) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  const [key, setKey] = useState(randomId);
  const note = fields.note;
  const add = () => {
    const sent = note.value;
    return call(
      () => addContactNote({ id, text: sent }, { idempotencyKey: key }),
      async () => {
        setKey(randomId());
        emptyNote(sent);
        await router.invalidate();
      },
    );
  };
  return {
    note: {
      ...note,
      // Another note, also where the answer to the one before was lost.
      onChange: (text: string) => {
        note.onChange(text);
        setKey(randomId());
      },
    },
    isBusy,
    add,
  };
}
