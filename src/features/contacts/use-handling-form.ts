import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import * as v from 'valibot';
import { HandleStatus } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { getContact, updateContactNote } from '../../api/generated/operations';
import { choice, optionalText } from '../../fields/rules';
import { useRecordForm } from '../../record/use-record-form';
import { refreshContacts } from '../../session/arrivals';
import { useStableMethods } from '../../ui/use-stable-callback';
import type { ContactData, ContactRecord } from './contact-loaders';
import { contactText, noteLabels } from './text';

const schema = v.object({
  assigneeId: v.nullable(v.number()),
  handleStatus: choice(Object.values(HandleStatus)),
  note: optionalText(limits.ContactNoteCreate.text),
});

/** Notes are added one by one, or there is one that is edited. */
const contactValues = ({ assigneeId = null, handleStatus, note, notes }: ContactRecord) => ({
  assigneeId,
  handleStatus,
  note: notes ? '' : note,
});

/** Form of an enquiry: assignee, handling state and note. */
export function useHandlingForm({ record, handling }: Pick<ContactData, 'record' | 'handling'>) {
  const { assigneeId: storedId = null, assignee: storedName = '', notes } = record;
  const router = useRouter();
  const sentNote = useRef('');
  const nameOf = (id: number | null) =>
    handling?.assignees.find((each) => each.id === id)?.name ??
    (id !== null && id === storedId ? storedName : contactText.noAssignee);
  const form = useRecordForm({
    schema,
    record,
    values: contactValues,
    load: () => getContact({ id: record.id }),
    show: { handleStatus: (status) => contactText.statuses[status], assigneeId: nameOf },
    labels: noteLabels,
    rename: { newNote: 'note', text: 'note' },
    send: ({ assigneeId, handleStatus, note }, rowVersion, options) => {
      sentNote.current = values.note;
      return updateContactNote(
        {
          id: record.id,
          rowVersion,
          handleStatus,
          // A present assignee without permission stays until another is chosen.
          ...(assigneeId === storedId ? {} : { assigneeId }),
          ...(!notes ? { note } : note ? { newNote: note } : {}),
        },
        options,
      );
    },
    onSaved: () => {
      if (notes) emptyNote(sentNote.current);
      refreshContacts();
      void router.invalidate();
    },
  });
  const { values, patch } = form;
  const { emptyNote } = useStableMethods({
    /** Keeps input typed after the note was sent. */
    emptyNote(sent: string) {
      const { note: typed } = values;
      patch({ note: typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed });
    },
  });
  return { ...form, emptyNote };
}

export type HandlingForm = ReturnType<typeof useHandlingForm>;
