import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { updateOwnNote } from '../../api/generated/operations';
import { isStale } from '../../api/result';
import { useCall } from '../../calls/use-call';
import { LeaveGuard } from '../../record/LeaveGuard';
import { textLength } from '../../ui/text-length';
import { problemText } from '../../record/text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextArea } from '../../ui/TextArea';
import type { ContactEvent } from './contact-loaders';
import { contactText } from './text';
import { commonText } from '../../navigation/text';

interface NoteDialogProps {
  /** Note as last loaded. */
  note: ContactEvent;
  onClose: () => void;
}

const { maxLength } = limits.ContactNoteUpdate.text;

/** Edits an own note. Only 取消 discards the input; leaving the page asks first. */
export function NoteDialog({ note, onClose }: NoteDialogProps) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  const [opened] = useState(note.text);
  const [text, setText] = useState(opened);
  const [isTried, setTried] = useState(false);
  const isChanged = text.trim() !== opened;
  const problem =
    text.trim() === ''
      ? problemText.required
      : textLength(text) > maxLength
        ? problemText.maxLength(maxLength)
        : undefined;

  async function save(): Promise<boolean> {
    setTried(true);
    if (problem) return false;
    return call(
      async () => {
        const result = await updateOwnNote({ id: note.id, rowVersion: note.rowVersion, text });
        if (!result.ok && isStale(result.error)) await router.invalidate();
        return result;
      },
      async () => {
        onClose();
        await router.invalidate();
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isChanged && !isBusy}
      title={contactText.editNote}
      description={contactText.editNoteHelp}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={commonText.saving} onClick={() => void save()}>
            {commonText.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {note.text !== opened && <Note tone="warning">{contactText.editedElsewhere(note.text)}</Note>}
        <Field
          label={contactText.notes}
          error={isTried ? problem : undefined}
          counter={{ length: textLength(text), max: maxLength }}
        >
          <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </div>
      <LeaveGuard name={contactText.editNote} dirty={isChanged} busy={isBusy} save={save} />
    </Dialog>
  );
}
