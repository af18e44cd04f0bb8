import type { Db } from '../db/client';
import { contacts } from '../db/schema';
import { contactTable } from './contact-data';

const hours = 60 * 60 * 1000;

/** Enquiries of the last weeks, each some hours before the next. */
export async function seedContacts(tx: Db): Promise<void> {
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
        content,
        handleStatus,
        note,
        createdOn,
        lastModifiedOn: createdOn,
        lastModifiedBy: name,
      };
    },
  );
  await tx.insert(contacts).values(rows);
}
