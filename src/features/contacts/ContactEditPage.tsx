import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '../../record/FormPage';
import { usePermission } from '../../session/session';
import { Button } from '../../ui/Button';
import type { ContactData } from './contact-loaders';
import { AppointmentCard } from './AppointmentCard';
import { ContactFacts } from './ContactFacts';
import { ContactOrigin } from './ContactOrigin';
import { ContactNeighbours } from './ContactNeighbours';
import { HandlingCard } from './HandlingCard';
import { NotesCard } from './NotesCard';
import { ReadingsCard } from './ReadingsCard';
import { SameTelCard } from './SameTelCard';
import { contactText } from './text';
import { useHandlingForm } from './use-handling-form';
import { useShownContacts } from './use-shown-contacts';

const route = getRouteApi('/_layout/contact/edit/$id');

/** One enquiry: text, assignee, handling state and notes. */
export function ContactEditPage() {
  const data = route.useLoaderData();
  return <ContactForm key={data.record.id} data={data} />;
}

function ContactForm({ data: { record, shown: count, handling, filter } }: { data: ContactData }) {
  const router = useRouter();
  // The reader appears among those who saw it.
  const shown = useShownContacts(count, () => void router.invalidate());
  const navigate = route.useNavigate();
  const { canEdit } = usePermission(contactText.unit);
  const [now] = useState(Date.now);
  const form = useHandlingForm({ record, handling });
  const { editing } = form;
  const next = handling?.neighbours.next;
  const saveAndContinue = async () => {
    if (!next || (editing.isDirty && !(await editing.save(true)))) return;
    await navigate({ to: '/contact/edit/$id', params: { id: String(next.id) }, search: filter });
  };
  return (
    <FormPage
      editing={editing}
      canSave={canEdit}
      openRecord={{ kind: 'contact', recordId: record.id }}
      actions={
        canEdit && next && <Button onClick={() => void saveAndContinue()}>{contactText.saveAndNext}</Button>
      }
    >
      {handling && <ContactNeighbours neighbours={handling.neighbours} filter={filter} />}
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <div className="grid content-start gap-4">
          <ContactFacts record={record} shown={shown} />
          <ContactOrigin record={record} />
        </div>
        <div className="grid content-start gap-4">
          <HandlingCard record={record} handling={handling} form={form} canEdit={canEdit} />
          {record.appointment !== undefined && (
            <AppointmentCard
              key={JSON.stringify(record.appointment)}
              record={record}
              canEdit={canEdit}
              now={now}
            />
          )}
          <SameTelCard record={record} canEdit={canEdit} />
          <NotesCard record={record} form={form} canEdit={canEdit} />
          <ReadingsCard readings={record.readings} now={now} />
        </div>
      </div>
    </FormPage>
  );
}
