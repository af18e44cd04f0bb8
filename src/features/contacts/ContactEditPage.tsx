import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { limits } from '../../api/generated/limits';
import { getContact, updateContactNote } from '../../api/generated/operations';
import { FormPage } from '../../record/FormPage';
import { choice, optionalText } from '../../record/rules';
import { TextAreaField } from '../../record/TextField';
import { useRecordForm } from '../../record/use-record-form';
import { usePermission } from '../../session/session';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import type { ContactRecord } from './contact-loaders';
import { ContactFacts } from './ContactFacts';
import { contactText, noteLabels } from './text';

const route = getRouteApi('/_layout/contact/edit/$id');
const rules = limits.ContactNote;
const schema = v.object({ handleStatus: choice([0, 1, 2]), note: optionalText(rules.note) });
const statuses = ([0, 1, 2] as const).map((value) => ({ value, label: contactText.statuses[value] }));

const contactValues = ({ note, handleStatus }: ContactRecord) => ({ note, handleStatus });

/** One enquiry: what the visitor wrote, and how it is handled. */
export function ContactEditPage() {
  const record = route.useLoaderData();
  return <ContactForm key={record.id} record={record} />;
}

function ContactForm({ record }: { record: ContactRecord }) {
  const { canEdit } = usePermission(contactText.unit);
  const { editing, bind } = useRecordForm({
    schema,
    record,
    values: contactValues,
    load: () => getContact({ id: record.id }),
    show: { handleStatus: (status) => contactText.statuses[status] },
    labels: noteLabels,
    send: (values, rowVersion, options) =>
      updateContactNote({ id: record.id, rowVersion, ...values }, options),
  });
  const state = bind('handleStatus');
  return (
    <FormPage editing={editing} canSave={canEdit}>
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <ContactFacts record={record} />
        <TitledCard title={contactText.handling} className="self-start">
          <div className="grid gap-4">
            <Field id={state.id} label={noteLabels.handleStatus} group error={state.error}>
              <Segmented
                full
                options={statuses}
                value={state.value}
                onChange={state.onChange}
                disabled={!canEdit}
              />
            </Field>
            <TextAreaField
              field={bind('note')}
              label={noteLabels.note}
              help={contactText.noteHelp}
              max={rules.note.maxLength}
              rows={8}
              readOnly={!canEdit}
            />
          </div>
        </TitledCard>
      </div>
    </FormPage>
  );
}
