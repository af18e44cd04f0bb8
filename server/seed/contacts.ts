import type { Db } from '../db/client';
import { cases, contactNotes, contacts } from '../db/schema';
import { administratorName } from './base-data';
import { contactTable } from './contact-data';

const hours = 60 * 60 * 1000;

/** Enquiries of the last weeks, each some hours before the next. */
export async function seedContacts(tx: Db): Promise<void> {
  const known = new Map(
    (await tx.select({ id: cases.id, title: cases.title }).from(cases)).map(({ id, title }) => [title, id]),
  );
  const rows = contactTable.map(
    ([type, name, gender, tel, email, caseTitle, content, handleStatus, note], index) => {
      const createdOn = new Date(Date.now() - (index * 17 + 2) * hours);
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
        firstHandledOn: handleStatus === 0 && !note ? null : new Date(createdOn.getTime() + 3 * hours),
        createdOn,
        lastModifiedOn: createdOn,
        lastModifiedBy: name,
      };
    },
  );
  const added = await tx.insert(contacts).values(rows).returning({ id: contacts.id });
  const notes = contactTable.flatMap(([, , , , , , , , text], index) => {
    const [contact, row] = [added[index], rows[index]];
    return text && contact && row
      ? [
          {
            contactId: contact.id,
            author: administratorName,
            text,
            createdOn: row.firstHandledOn ?? row.createdOn,
          },
        ]
      : [];
  });
  await tx.insert(contactNotes).values(notes);
}
