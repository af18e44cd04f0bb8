import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { HandleStatus } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { addContactNote, getContact, updateContactNote } from '../../api/generated/operations';
import { randomId } from '../../api/random-id';
import { useCall } from '../../calls/use-call';
import { FormPage } from '../../record/FormPage';
import { choice, optionalText } from '../../fields/rules';
import { TextAreaField } from '../../fields/TextField';
import { useRecordForm } from '../../record/use-record-form';
import { lookForContacts } from '../../session/arrivals';
import { useAccount, usePermission } from '../../session/session';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Segmented } from '../../ui/Segmented';
import { Select } from '../../ui/Select';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStableMethods } from '../../ui/use-stable-callback';
import type { ContactData, ContactRecord } from './contact-loaders';
import { AppointmentCard } from './AppointmentCard';
import { ContactEvents } from './ContactEvents';
import { ContactFacts } from './ContactFacts';
import { ContactOrigin } from './ContactOrigin';
import { ContactNeighbours } from './ContactNeighbours';
import { ReadingsCard } from './ReadingsCard';
import { SameTelCard } from './SameTelCard';
import { contactText, noteLabels } from './text';
import { useShownContacts } from './use-shown-contacts';

const route = getRouteApi('/_layout/contact/edit/$id');
const rules = limits.ContactNoteCreate;
const schema = v.object({
  assigneeId: v.nullable(v.number()),
  handleStatus: choice(Object.values(HandleStatus)),
  note: optionalText(rules.text),
});
const statuses = Object.values(HandleStatus).map((value) => ({ value, label: contactText.statuses[value] }));

/** Servers either append notes or store a single editable one. */
const contactValues = ({ assigneeId = null, handleStatus, note, notes }: ContactRecord) => ({
  assigneeId,
  handleStatus,
  note: notes ? '' : note,
});

/** One enquiry: text, assignee, handling state and notes. */
export function ContactEditPage() {
  const data = route.useLoaderData();
  return <ContactForm key={data.record.id} data={data} />;
}

function ContactForm({ data: { record, shown: count, handling, filter } }: { data: ContactData }) {
  const shown = useShownContacts(count);
  const assignees = handling?.assignees ?? [];
  const { assigneeId: storedId = null, assignee: storedName = '', notes } = record;
  const router = useRouter();
  const navigate = route.useNavigate();
  const account = useAccount();
  const { canEdit } = usePermission(contactText.unit);
  const [now] = useState(Date.now);
  const [noteKey, setNoteKey] = useState(randomId);
  const sentNote = useRef('');
  const noting = useCall();
  const nameOf = (id: number | null) =>
    assignees.find((each) => each.id === id)?.name ??
    (id !== null && id === storedId ? storedName : contactText.noAssignee);
  const { editing, bind, values, patch } = useRecordForm({
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
          // An assignee who lost the permission stays until another is chosen.
          ...(assigneeId === storedId ? {} : { assigneeId }),
          ...(!notes ? { note } : note ? { newNote: note } : {}),
        },
        options,
      );
    },
    onSaved: () => {
      if (notes) emptyNote(sentNote.current);
      lookForContacts();
      void router.invalidate();
    },
  });
  const { emptyNote } = useStableMethods({
    /** Keeps text typed after the note was sent. */
    emptyNote(sent: string) {
      const { note: typed } = values;
      patch({ note: typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed });
    },
  });
  const [assignee, state, note] = [bind('assigneeId'), bind('handleStatus'), bind('note')];
  const chosen = assignees.find(({ id }) => id === assignee.value);
  const canTakeOver =
    canEdit && account?.id !== assignee.value && assignees.some(({ id }) => id === account?.id);
  const isMailed = assignee.value !== storedId && chosen?.hasEmail === true && chosen.id !== account?.id;
  const addNote = () => {
    const sent = note.value;
    return noting.call(
      () => addContactNote({ id: record.id, text: sent }, { idempotencyKey: noteKey }),
      async () => {
        setNoteKey(randomId());
        emptyNote(sent);
        await router.invalidate();
      },
    );
  };
  const next = handling?.neighbours.next;
  const goOn = async () => {
    if (!next || (editing.isDirty && !(await editing.save(true)))) return;
    await navigate({ to: '/contact/edit/$id', params: { id: String(next.id) }, search: filter });
  };
  return (
    <FormPage
      editing={editing}
      canSave={canEdit}
      openRecord={{ kind: 'contact', recordId: record.id }}
      actions={canEdit && next && <Button onClick={() => void goOn()}>{contactText.saveAndNext}</Button>}
    >
      {handling && <ContactNeighbours neighbours={handling.neighbours} filter={filter} />}
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <div className="grid content-start gap-4">
          <ContactFacts record={record} shown={shown} />
          <ContactOrigin record={record} />
        </div>
        <div className="grid content-start gap-4">
          <TitledCard title={contactText.handling}>
            <div className="grid gap-4">
              {handling && (
                <Field
                  id={assignee.id}
                  label={noteLabels.assigneeId}
                  error={assignee.error}
                  help={isMailed ? contactText.mailed : undefined}
                >
                  <Select
                    value={assignee.value ?? ''}
                    disabled={!canEdit}
                    onChange={(event) =>
                      assignee.onChange(event.target.value ? Number(event.target.value) : null)
                    }
                  >
                    <option value="">{contactText.noAssignee}</option>
                    {storedId !== null && !assignees.some(({ id }) => id === storedId) && (
                      <option value={storedId}>{storedName}</option>
                    )}
                    {assignees.map(({ id, name, department }) => (
                      <option key={id} value={id}>
                        {[name, department].filter(Boolean).join(contactText.space)}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
              {canTakeOver && account?.id !== undefined && (
                <button
                  type="button"
                  className={`${linkClass} justify-self-end text-table`}
                  onClick={() => assignee.onChange(account.id ?? null)}
                >
                  {contactText.takeOver}
                </button>
              )}
              <VisuallyHidden aria-live="polite">
                {assignee.value !== storedId && account?.id === assignee.value && contactText.takenOver}
              </VisuallyHidden>
              <Field id={state.id} label={noteLabels.handleStatus} group error={state.error}>
                <Segmented
                  full
                  options={statuses}
                  value={state.value}
                  onChange={state.onChange}
                  disabled={!canEdit}
                />
              </Field>
            </div>
          </TitledCard>
          {record.appointment !== undefined && (
            <AppointmentCard key={record.rowVersion} record={record} canEdit={canEdit} />
          )}
          <SameTelCard record={record} canEdit={canEdit} />
          <TitledCard
            title={contactText.notes}
            caption={notes && contactText.noteCount(notes.filter(({ text }) => text).length)}
          >
            {canEdit && (
              <div className="mb-4 grid gap-2 border-b border-line pb-4">
                <TextAreaField
                  field={{
                    ...note,
                    // A changed text is another note, even if the previous answer was lost.
                    onChange: (text) => {
                      note.onChange(text);
                      setNoteKey(randomId());
                    },
                  }}
                  label={notes ? noteLabels.note : contactText.notes}
                  placeholder={contactText.noteExample}
                  max={rules.text.maxLength}
                  rows={2}
                />
                {notes && (
                  <Button
                    className="justify-self-end"
                    busy={noting.isBusy}
                    busyLabel={contactText.addNote}
                    disabled={!values.note.trim() || editing.isBusy}
                    onClick={() => void addNote()}
                  >
                    {contactText.addNote}
                  </Button>
                )}
              </div>
            )}
            <ContactEvents record={record} canEdit={canEdit} />
          </TitledCard>
          <ReadingsCard readings={record.readings} now={now} />
        </div>
      </div>
    </FormPage>
  );
}
