import { sql } from 'drizzle-orm';
import { contacts } from '../../base/db/schema';
import { defineKind } from '../../records/kind';
import { beginning } from '../../records/search-part';
import { contactRecords } from './contact-records';

export const contactKind = defineKind({
  search: {
    ids: contactRecords.newestWith,
    from: contacts,
    id: contacts.id,
    names: [contacts.name],
    changedOn: contacts.createdOn,
    title: contacts.name,
    detail: beginning(contacts.content),
    own: sql`'contactType', ${contacts.type}, 'handleStatus', ${contacts.handleStatus}, 'caseTitle', ${contacts.caseTitle}`,
  },
});
