import { getRouteApi } from '@tanstack/react-router';
import { saveFile } from '../../records/list/save-file';
import { dateTimeText } from '../../base/time/date-time';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import type { PersonCopy } from './request-loaders';
import { requestText as text } from './request-text';
import { Facts } from '../../ui/Facts';

const route = getRouteApi('/_layout/privacy/requests/copy/$id');

/** Copy of a person's data, for printing and as a file. */
export function PersonCopyPage() {
  const { copy } = route.useLoaderData();
  const { number, madeOn, contacts, mails, audit } = copy;
  return (
    <div className="grid max-w-200 gap-4">
      <TitledCard title={`${text.copyTitle} ${number}`}>
        <p>
          {text.madeOn} <Time at={madeOn} />
        </p>
        {contacts.length + mails.length === 0 && <p className="mt-2">{text.copyNone}</p>}
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => window.print()}>{text.print}</Button>
          <Button icon="download" onClick={() => saveJson(copy)}>
            {text.json}
          </Button>
        </div>
      </TitledCard>
      {contacts.map((contact) => (
        <CopiedContact key={contact.id} contact={contact} />
      ))}
      {mails.length > 0 && (
        <TitledCard title={text.mails}>
          <ul className="grid gap-4">
            {mails.map(({ recipients, subject, body, sentOn }, place) => (
              <li key={place} className="break-words">
                <p className="font-bold">{subject}</p>
                <p className="text-caption text-ink-soft">
                  {recipients} <Time at={sentOn} />
                </p>
                <p className="whitespace-pre-line">{body}</p>
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
      {audit.length > 0 && (
        <TitledCard title={text.trail}>
          <ul className="grid gap-1">
            {audit.map(({ at, action, contactId }, place) => (
              <li key={place}>
                <Time at={at} /> {text.actions[action]} {contactId !== null && text.number(contactId)}
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
    </div>
  );
}

function CopiedContact({ contact }: { contact: PersonCopy['contacts'][number] }) {
  const { id, createdOn, type, name, tel, email, caseTitle, content, notes } = contact;
  const rows = [
    [text.fields.createdOn, dateTimeText(createdOn)],
    [text.fields.type, text.types[type]],
    [text.fields.name, name],
    [text.fields.tel, tel],
    [text.fields.email, email],
    [text.fields.caseTitle, caseTitle],
    [text.fields.content, content],
    [text.fields.consent, contact.consentVersion === null ? '' : text.consent(contact.consentVersion)],
    [text.appointment, dateTimeText(contact.appointmentOn)],
    ...notes.map(({ at, text: said }) => [text.notes, `${dateTimeText(at)} ${said}`] as const),
  ] as const;
  return (
    <TitledCard title={text.number(id)}>
      <Facts
        className="grid-cols-[--spacing(24)_minmax(0,1fr)] gap-x-4 gap-y-1 break-words whitespace-pre-line"
        rows={rows}
      />
    </TitledCard>
  );
}

function saveJson(copy: PersonCopy): void {
  const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
  saveFile(file, text.fileName(copy.number));
}
