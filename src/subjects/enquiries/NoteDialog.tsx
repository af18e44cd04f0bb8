import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { updateOwnNote } from '../../api/generated/operations';
import { isStale } from '../../api/result';
import { requiredText } from '../../records/fields/rules';
import { TextAreaField } from '../../records/fields/TextField';
import { FormDialog } from '../../records/record/FormDialog';
import { LeaveGuard } from '../../records/record/LeaveGuard';
import { useSmallForm } from '../../records/record/use-small-form';
import { Note } from '../../ui/Note';
import type { ContactEvent } from './contact-loaders';
import { contactText } from './text';
import { commonText } from '../../base/navigation/text';

interface NoteDialogProps {
  /** Note as last loaded. */
  note: ContactEvent;
  onClose: () => void;
}

const noteForm = {
  schema: v.object({ text: requiredText(limits.ContactNoteUpdate.text) }),
  labels: { text: contactText.notes },
  limits: limits.ContactNoteUpdate,
};

/** Edits an own note. Only 取消 discards the input; leaving the page asks first. */
export function NoteDialog({ note, onClose }: NoteDialogProps) {
  const router = useRouter();
  const [opened] = useState(note.text);
  const form = useSmallForm({
    ...noteForm,
    empty: () => ({ text: opened }),
    send: async ({ text }) => {
      const result = await updateOwnNote({ id: note.id, rowVersion: note.rowVersion, text });
      if (!result.ok && isStale(result.error)) await router.invalidate();
      return result;
    },
    onDone: async () => {
      onClose();
      await router.invalidate();
    },
  });
  const { isChanged, isBusy, submit } = form;
  return (
    <FormDialog
      form={form}
      title={contactText.editNote}
      description={contactText.editNoteHelp}
      label={commonText.save}
      busyLabel={commonText.saving}
      onClose={onClose}
    >
      {note.text !== opened && <Note tone="warning">{contactText.editedElsewhere(note.text)}</Note>}
      <TextAreaField field={form.fields.text} rows={4} />
      <LeaveGuard name={contactText.editNote} dirty={isChanged} busy={isBusy} save={submit} />
    </FormDialog>
  );
}
