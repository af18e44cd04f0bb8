import { and, notExists, sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { ContactType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { note } from '../../base/audit/audit';
import { contactRecords } from '../enquiries/contact-records';
import { maskEmail, maskName, maskTel } from '../enquiries/mask';
import { contactText } from '../enquiries/text';
import { importText as text } from './text';
import { cases, contactNotes, contacts } from '../../base/db/schema';
import type { Changes } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { isUnedited, type Saved } from '../../records/table';
import { readMoment, readName, readTel, readWord } from './cells';
import type { Existing, ImportKind } from './import-kind';

type Schemas = components['schemas'];
/** Values of a validated row. */
type Enquiry = {
  type: Schemas['ContactType'];
  name: string;
  gender?: Schemas['SaidGender'];
  tel: string;
  email: string;
  caseTitle: string;
  content: string;
  handleStatus: Schemas['HandleStatus'];
  source?: Schemas['ContactSource'] | null;
  createdOn?: string;
};
// Validated by the contract before storage.
const asEnquiry = (values: Changes) => values as Enquiry;

const { labels } = text.contact;

/** Keys of a duplicate: telephone with time, or telephone with text. */
const keysOf = ({ tel, content, createdOn }: Enquiry) => ({
  byTime: `${tel} ${createdOn?.slice(0, 16) ?? ''}`,
  byText: `${tel} ${content}`,
});
function keyOf(values: Changes): string {
  const { byTime, byText } = keysOf(asEnquiry(values));
  return values['createdOn'] === undefined ? byText : byTime;
}

export const contactImport: ImportKind = {
  fields: [
    {
      name: 'name',
      label: labels.name,
      synonyms: text.contact.synonyms.name,
      isRequired: true,
      mask: maskName,
      isName: true,
    },
    {
      name: 'tel',
      label: labels.tel,
      synonyms: text.contact.synonyms.tel,
      isRequired: true,
      read: readTel,
      mask: maskTel,
    },
    { name: 'content', label: labels.content, synonyms: text.contact.synonyms.content, isRequired: true },
    {
      name: 'createdOn',
      label: labels.createdOn,
      synonyms: text.contact.synonyms.createdOn,
      read: readMoment,
    },
    {
      name: 'type',
      label: labels.type,
      synonyms: text.contact.synonyms.type,
      read: readWord(contactText.types),
    },
    {
      name: 'gender',
      label: labels.gender,
      synonyms: text.contact.synonyms.gender,
      read: readWord(contactText.genders, text.contact.genders),
    },
    { name: 'email', label: labels.email, synonyms: text.contact.synonyms.email, mask: maskEmail },
    { name: 'caseTitle', label: labels.caseTitle, synonyms: text.contact.synonyms.caseTitle },
    {
      name: 'handleStatus',
      label: labels.handleStatus,
      synonyms: text.contact.synonyms.handleStatus,
      read: readWord(contactText.states),
    },
    {
      name: 'source',
      label: labels.source,
      synonyms: text.contact.synonyms.source,
      read: readName(contactText.sources),
    },
  ],
  check: {
    operation: 'createContact',
    defaults: { type: ContactType.other, email: '', caseTitle: '' },
  },
  keyOf,
  async find(db, rows) {
    const tels = [...new Set(rows.map((values) => asEnquiry(values).tel))];
    const found = await db
      .select({
        id: contacts.id,
        rowVersion: contacts.rowVersion,
        type: contacts.type,
        name: contacts.name,
        gender: contacts.gender,
        tel: contacts.tel,
        email: contacts.email,
        caseTitle: contacts.caseTitle,
        content: contacts.content,
        handleStatus: contacts.handleStatus,
        source: contacts.source,
        createdOn: contacts.createdOn,
      })
      .from(contacts)
      .where(inArray(contacts.tel, tels));
    return new Map(
      found.flatMap(({ id: contactId, rowVersion: version, createdOn: made, ...row }) => {
        const values = { ...row, createdOn: made.toISOString() };
        const existing: Existing = { id: contactId, rowVersion: version, values };
        const { byTime, byText } = keysOf(values);
        return [[byText, existing] as const, [byTime, existing] as const];
      }),
    );
  },
  async add(tx, rows, by) {
    const enquiries = rows.map(asEnquiry);
    const titles = [...new Set(enquiries.map(({ caseTitle }) => caseTitle).filter(Boolean))];
    const known = await tx
      .select({ id: cases.id, title: cases.title })
      .from(cases)
      .where(inArray(cases.title, titles));
    const caseIds = new Map(known.map(({ id, title }) => [title, id]));
    return contactRecords.addMany(
      tx,
      enquiries.map(({ createdOn, ...enquiry }) => ({
        ...enquiry,
        caseId: caseIds.get(enquiry.caseTitle) ?? null,
        ...(createdOn === undefined ? {} : { createdOn: new Date(createdOn) }),
      })),
      by,
    );
  },
  save(tx, { id, rowVersion, values }, by) {
    const { createdOn: _, ...changed } = values;
    return contactRecords.save(tx, { id, rowVersion }, changed, by);
  },
  removeUnedited: removeEnquiries,
};

/** Enquiries have no trash; an undo keeps those on which staff wrote a note. */
async function removeEnquiries(tx: Tx, saved: readonly Saved[]): Promise<number[]> {
  const notes = tx
    .select({ id: contactNotes.id })
    .from(contactNotes)
    .where(sql`${contactNotes.contactId} = ${contacts.id}`);
  const deleted = await tx
    .delete(contacts)
    .where(and(isUnedited(contacts, saved), notExists(notes)))
    .returning({ id: contacts.id });
  for (const { id } of deleted) note(tx, { kind: 'contact', recordId: id, action: 'delete' });
  return deleted.map(({ id }) => id);
}
