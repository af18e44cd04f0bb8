import { AppointmentState, HandleStatus } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import { cases, contactNotes, contacts } from '../../base/db/schema';
import { assigned, contactTable, handledBy, spamName, visit } from './contact-data';
import { seedEarlierContacts } from './earlier-contacts';
import { daysToSaturday, onDay } from './moments';
import { entry, type Entry, type People, peopleOf } from './trail';

const hours = 60 * 60 * 1000;

type Row = (typeof contactTable)[number];

/** Enquiries of the last weeks, some hours apart, with their handling by staff; resolves to their audit entries. */
export async function seedContacts(tx: Db): Promise<Entry[]> {
  const people = await peopleOf(tx);
  const known = new Map(
    (await tx.select({ id: cases.id, title: cases.title }).from(cases)).map(({ id, title }) => [title, id]),
  );
  const rows = contactTable.map((row, index) => rowOf(row, index, people, known));
  const added = await tx.insert(contacts).values(rows).returning({ id: contacts.id });
  const events = rows.flatMap((row, index) => {
    const [contact, text] = [added[index], contactTable[index]?.[8] ?? ''];
    return contact ? eventsOf({ ...row, id: contact.id }, text, people) : [];
  });
  await tx.insert(contactNotes).values(events);
  await seedEarlierContacts(tx, people, known);
  return events.map(({ contactId, author, createdOn, text, assignee }) =>
    entry(people, author, createdOn, 'updateContactNote', {
      kind: 'contact',
      recordId: contactId,
      action: 'update',
      ...(assignee === null
        ? { before: { note: '' }, after: { note: text } }
        : { before: { assignee: '' }, after: { assignee } }),
    }),
  );
}

function rowOf(
  [type, name, gender, tel, email, caseTitle, content, handleStatus, note]: Row,
  index: number,
  people: People,
  known: ReadonlyMap<string, number>,
) {
  const createdOn = new Date(Date.now() - (index * 17 + 2) * hours);
  const after = (count: number) => new Date(createdOn.getTime() + count * hours);
  const assignee = assigned[name];
  const isHandled = handleStatus !== HandleStatus.unhandled || note !== '';
  const isTouched = isHandled || assignee !== undefined;
  return {
    type,
    name,
    gender,
    tel,
    email,
    caseTitle,
    caseId: known.get(caseTitle) ?? null,
    content,
    handleStatus,
    assigneeId: people.get(assignee ?? '')?.id ?? null,
    firstHandledOn: isHandled ? after(1.5) : null,
    ...(name === visit.name
      ? { appointmentOn: onDay(daysToSaturday(), visit.time), appointmentState: AppointmentState.planned }
      : {}),
    ...(name === spamName ? { spamOn: after(0), spamReason: 'links' as const } : {}),
    createdOn,
    lastModifiedOn: isTouched ? after(isHandled ? 1.5 : 0.5) : createdOn,
    lastModifiedBy: isTouched ? handledBy : name,
    lastModifiedById: isTouched ? (people.get(handledBy)?.id ?? null) : null,
  };
}

/** Assignments and notes of an enquiry. */
function eventsOf(
  { id, name, createdOn, firstHandledOn }: ReturnType<typeof rowOf> & { id: number },
  text: string,
  people: People,
) {
  const assignee = assigned[name];
  const event = { contactId: id, author: handledBy, authorId: people.get(handledBy)?.id ?? null };
  const given = assignee
    ? [
        {
          ...event,
          createdOn: new Date(createdOn.getTime() + hours / 2),
          text: '',
          assignee,
          assigneeId: people.get(assignee)?.id ?? null,
        },
      ]
    : [];
  const noted = text
    ? [{ ...event, createdOn: firstHandledOn ?? createdOn, text, assignee: null, assigneeId: null }]
    : [];
  return [...given, ...noted];
}
