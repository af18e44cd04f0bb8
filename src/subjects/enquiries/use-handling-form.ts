import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import * as v from 'valibot';
import { AppointmentState, CallResult, HandleStatus } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { appointmentStateWords, callResultWords } from '../../../openapi/generated/words';
import { getContact, updateContactNote } from '../../api/generated/operations';
import { choice, optionalText } from '../../records/fields/rules';
import { useRecordForm } from '../../records/record/use-record-form';
import { refreshContacts } from '../../base/session/arrivals';
import { moment, momentInWords, momentOf, momentValue } from '../../base/time/schedule';
import { useStableMethods } from '../../ui/use-stable-callback';
import type { ContactData, ContactRecord } from './contact-loaders';
import { contactText, noteLabels } from './text';

const schema = v.object({
  assigneeId: v.nullable(v.number()),
  handleStatus: choice(Object.values(HandleStatus)),
  note: optionalText(limits.ContactNote.newNote),
  callResult: v.nullable(choice(Object.values(CallResult))),
  nextCallOn: moment(),
  visitOn: moment(),
  visitState: choice(Object.values(AppointmentState)),
});

/** Notes are added one by one, or there is one that is edited. */
const contactValues = ({
  assigneeId = null,
  handleStatus,
  note,
  notes,
  nextCallOn,
  appointment,
}: ContactRecord) => ({
  assigneeId,
  handleStatus,
  note: notes ? '' : note,
  callResult: null,
  nextCallOn: momentValue(nextCallOn),
  visitOn: momentValue(appointment?.at),
  visitState: appointment?.state ?? AppointmentState.planned,
});

/** Form of an enquiry: call, state, assignee, note, next call and visit, saved as one. */
export function useHandlingForm({ record, handling }: Pick<ContactData, 'record' | 'handling'>) {
  const { assigneeId: storedId = null, assignee: storedName = '', notes, appointment } = record;
  const router = useRouter();
  const sent = useRef('');
  const nameOf = (id: number | null) =>
    handling?.assignees.find((each) => each.id === id)?.name ??
    (id !== null && id === storedId ? storedName : contactText.noAssignee);
  const form = useRecordForm({
    schema,
    record,
    values: contactValues,
    load: () => getContact({ id: record.id }),
    show: {
      handleStatus: (status) => contactText.statuses[status],
      assigneeId: nameOf,
      callResult: (result) => (result ? callResultWords[result] : contactText.noCall),
      nextCallOn: momentInWords(contactText.noNextCall),
      visitOn: momentInWords(contactText.noVisit),
      visitState: (state) => appointmentStateWords[state],
    },
    labels: noteLabels,
    rename: { newNote: 'note', appointment: 'visitOn' },
    send: (
      { assigneeId, handleStatus, note, callResult, nextCallOn, visitOn, visitState },
      rowVersion,
      options,
    ) => {
      sent.current = values.note;
      const at = momentOf(visitOn);
      return updateContactNote(
        {
          id: record.id,
          rowVersion,
          handleStatus,
          // A present assignee without permission stays until another is chosen.
          ...(assigneeId === storedId ? {} : { assigneeId }),
          ...(!notes ? { note } : note ? { newNote: note } : {}),
          ...(callResult ? { callResult } : {}),
          ...(appointment === undefined
            ? {}
            : { nextCallOn: momentOf(nextCallOn), appointment: at ? { at, state: visitState } : null }),
        },
        options,
      );
    },
    onSaved: () => {
      if (notes) startAnew();
      refreshContacts();
      void router.invalidate();
    },
  });
  const { values, patch } = form;
  const { startAnew } = useStableMethods({
    /** Keeps input typed after the note was sent. */
    startAnew() {
      const { note: typed } = values;
      const rest = typed.startsWith(sent.current) ? typed.slice(sent.current.length).trimStart() : typed;
      patch({ note: rest, callResult: null });
    },
  });
  return form;
}

export type HandlingForm = ReturnType<typeof useHandlingForm>;
