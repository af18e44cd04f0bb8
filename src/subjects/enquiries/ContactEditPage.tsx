import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '../../records/record/FormPage';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import type { ContactData } from './contact-loaders';
import { ContactFacts } from './ContactFacts';
import { ContactOrigin } from './ContactOrigin';
import { ContactNeighbours } from './ContactNeighbours';
import { ContactEvents } from './ContactEvents';
import { ReadingsCard } from './ReadingsCard';
import { SameTelCard } from './SameTelCard';
import { StepsCard } from './StepsCard';
import { contactText } from './text';
import { useHandlingForm } from './use-handling-form';
import { useShownContacts } from './use-shown-contacts';

const route = getRouteApi('/_layout/contact/edit/$id');

/** One enquiry: the letter at the left, its handling at the right. */
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
      <div className="grid gap-x-6 gap-y-4 desktop:grid-cols-[minmax(0,1fr)_--spacing(100)] desktop:grid-rows-[auto_1fr]">
        <ContactFacts record={record} shown={shown} canEdit={canEdit} />
        <div className="grid content-start gap-4 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          <StepsCard
            record={record}
            handling={handling}
            form={form}
            tel={shown.of(record.id)?.person.tel ?? record.tel}
            canEdit={canEdit}
            now={now}
          />
          <TitledCard
            title={contactText.events}
            caption={record.notes && contactText.noteCount(record.notes.filter(({ text }) => text).length)}
          >
            <ContactEvents record={record} canEdit={canEdit} />
          </TitledCard>
        </div>
        <div className="grid content-start gap-4">
          <SameTelCard record={record} canEdit={canEdit} />
          <ContactOrigin record={record} />
          <ReadingsCard readings={record.readings} now={now} />
        </div>
      </div>
    </FormPage>
  );
}
