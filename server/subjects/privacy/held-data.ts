import type { PgTable } from 'drizzle-orm/pg-core';
import { and, asc, desc, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import { masked } from '../enquiries/mask';
import { plainName } from '../enquiries/person-name';
import { contactText } from '../enquiries/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { auditEntries, contactNotes, contacts, outbox } from '../../base/db/schema';
import {
  contentOf,
  countMentions,
  enquiryColumns,
  formerOf,
  jsonText,
  removeMentions,
  versionColumns,
  webhookColumns,
  wordColumns,
} from './mentions';
import { distinct, type PersonData, telColumn as tel, texts } from './person-data';
import { places } from './places';
import { removeReviewers } from './reviewers';
import { removeFromTrail, removeMentionsFromTrail, removeVisitors } from './visitor';

type Schemas = components['schemas'];

const idsOf = ({ ids }: PersonData) => sql`${sql.param([...ids])}::int[]`;

const says = (column: SQL, { pattern }: PersonData) => sql`${column} ~* ${pattern}`;

const trailText = sql`concat_ws('|', title, ${jsonText(sql`before`)}, ${jsonText(sql`after`)})`;

/** Conditions of the rows that contain a person's data, by place. */
const conditions = {
  contacts: (person: PersonData) => sql`id = any(${idsOf(person)})`,
  notes: (person: PersonData) =>
    sql`contact_id = any(${idsOf(person)}) and (text <> '' or mail_body is not null)`,
  mails: (person: PersonData) => says(sql`concat_ws('|', recipients, subject, body, last_error)`, person),
  imports: (person: PersonData) =>
    sql`import_id in (select id from imports where kind = 'contact') and (record_id = any(${idsOf(person)}) or ${says(sql`concat_ws('|', ${jsonText(sql`cells`)}, ${jsonText(sql`"values"`)}, ${jsonText(sql`before`)}, ${jsonText(sql`notes`)}, ${jsonText(sql`reasons`)})`, person)})`,
  audit: (person: PersonData) =>
    sql`kind = 'contact' and (record_id = any(${idsOf(person)}) or ${says(trailText, person)})`,
  /** Entries of other kinds. */
  trail: (person: PersonData) => sql`kind <> 'contact' and ${says(trailText, person)}`,
  consent: (person: PersonData) => sql`id = any(${idsOf(person)}) and consent_version is not null`,
  requests: (person: PersonData) =>
    sql`(${tel} = any(${texts(person.identifiers.tels)}) or lower(email) = any(${texts(person.identifiers.emails)}) or ${says(sql`concat_ws(' ', identity, note)`, person)})`,
  reviews: (person: PersonData) =>
    sql`email <> '' and lower(email) = any(${texts(person.identifiers.emails)})`,
};

async function count(db: Db, table: string, condition: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.raw(table)} where ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

/** Rows by place, and records of the company that mention the person. */
export async function countPersonData(
  db: Db,
  person: PersonData,
): Promise<Pick<Schemas['HeldData'], 'places' | 'records'>> {
  const records = await contentOf(db, person);
  const isOthers = new Map<PgTable, SQL>([
    [contacts, sql`not ${conditions.contacts(person)}`],
    [contactNotes, sql`contact_id <> all(${idsOf(person)})`],
  ]);
  const counts: Record<Schemas['HeldPlaceName'], number | null> = {
    contacts: person.ids.length,
    notes: await count(db, 'contact_notes', conditions.notes(person)),
    mentions: await countMentions(db, enquiryColumns, person, isOthers),
    mails: await count(db, 'outbox', conditions.mails(person)),
    imports: await count(db, 'import_rows', conditions.imports(person)),
    webhooks: await countMentions(db, webhookColumns, person),
    audit: await count(
      db,
      'audit_entries',
      sql`(${conditions.audit(person)} or ${conditions.trail(person)})`,
    ),
    requests: await count(db, 'person_requests', conditions.requests(person)),
    reviews: await count(db, 'outside_reviews', conditions.reviews(person)),
    words: await countMentions(db, wordColumns, person),
    versions: await countMentions(db, versionColumns, person, formerOf(records)),
    content: records.length,
    consent: await count(db, 'contacts', conditions.consent(person)),
    proof: null,
    backups: null,
  };
  return {
    places: Object.entries(places).map(([name, { erasing }]) => {
      const place = name as Schemas['HeldPlaceName'];
      return { name: place, count: counts[place], erasing };
    }),
    records,
  };
}

/** The person's enquiries, masked and without their content. */
export async function headsOf(db: Db, person: PersonData): Promise<Schemas['HeldContact'][]> {
  const { id, rowVersion, name, tel: number, email, caseTitle, createdOn } = contacts;
  const rows = await db
    .select({ id, rowVersion, name, tel: number, email, caseTitle, createdOn })
    .from(contacts)
    .where(inArray(id, person.ids))
    .orderBy(desc(id));
  const names = distinct(rows.map((row) => plainName(row.name)));
  return rows.map((row) => ({
    ...masked(row),
    nameGroup: names.indexOf(plainName(row.name)),
    createdOn: row.createdOn.toISOString(),
  }));
}

/** Copy of all data that the person provided or was sent, and of its processing. */
export async function copyOf(
  db: Db,
  person: PersonData,
): Promise<Pick<Schemas['PersonCopy'], 'contacts' | 'mails' | 'audit'>> {
  const rows = await db
    .select()
    .from(contacts)
    .where(inArray(contacts.id, person.ids))
    .orderBy(asc(contacts.id));
  const notes = await db
    .select()
    .from(contactNotes)
    .where(
      and(
        inArray(contactNotes.contactId, person.ids),
        or(ne(contactNotes.text, ''), isNotNull(contactNotes.mailBody)),
      ),
    )
    .orderBy(asc(contactNotes.id));
  const mails = await db.select().from(outbox).where(conditions.mails(person)).orderBy(asc(outbox.id));
  const entries = await db
    .select({ at: auditEntries.at, action: auditEntries.action, contactId: auditEntries.recordId })
    .from(auditEntries)
    .where(conditions.audit(person))
    .orderBy(asc(auditEntries.id));
  return {
    contacts: rows.map((row) => ({
      id: row.id,
      createdOn: row.createdOn.toISOString(),
      type: row.type,
      name: row.name,
      tel: row.tel,
      email: row.email,
      caseTitle: row.caseTitle,
      content: row.content,
      consentVersion: row.consentVersion,
      consentOn: row.consentOn?.toISOString() ?? null,
      appointmentOn: row.appointmentOn?.toISOString() ?? null,
      notes: notes
        .filter(({ contactId }) => contactId === row.id)
        .map(({ createdOn, text, mailSubject, mailBody }) => ({
          at: createdOn.toISOString(),
          text: mailBody === null ? text : [mailSubject, mailBody].join('\n\n'),
        })),
    })),
    mails: mails.map(({ recipients, subject, body, sentOn }) => ({
      recipients,
      subject,
      body,
      sentOn: sentOn?.toISOString() ?? null,
    })),
    audit: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  };
}

/** Corrections without values: who corrected which field when. */
const plainCorrections = sql`coalesce((
  select jsonb_agg(jsonb_set(c, '{changes}', (
    select jsonb_agg(jsonb_build_object('field', change->'field', 'before', '', 'after', ''))
    from jsonb_array_elements(c->'changes') change
  ))) from jsonb_array_elements(corrections) c), '[]')`;

/**
 * Erases a person everywhere in the current transaction; numbers, weeks and campaigns stay. Present content of the
 * company stays too.
 */
export async function erasePersonData(db: Db, person: PersonData): Promise<Schemas['HeldPlace'][]> {
  const { places: counted, records } = await countPersonData(db, person);
  await eraseMails(db, person);
  await removeVisitors(db, person.ids, contactText.erasedName);
  await db.execute(sql`delete from import_rows where ${conditions.imports(person)}`);
  await db.execute(
    sql`update contacts set appointment_on = null, appointment_state = null, next_call_on = null where ${conditions.contacts(person)}`,
  );
  await removeReviewers(db, conditions.reviews(person), contactText.erasedName);
  await removeMentions(db, [...enquiryColumns, ...webhookColumns, ...wordColumns], person);
  await removeMentions(db, versionColumns, person, formerOf(records));
  await removeFromTrail(db, conditions.audit(person));
  await removeMentionsFromTrail(db, conditions.trail(person), person.pattern);
  await db.execute(
    sql`update person_requests set tel = '', email = '', identity = '', note = '', corrections = ${plainCorrections}, row_version = row_version + 1 where ${conditions.requests(person)}`,
  );
  return counted;
}

/** Waiting mails about several enquiries: the other enquiries stay in them. */
const noticeEnd = `\n\n${'-'.repeat(20)}\n\n`;

async function eraseMails(db: Db, person: PersonData): Promise<void> {
  const { rows } = await db.execute<{ id: number; body: string }>(
    sql`select id, body from outbox where sent_on is null and given_up_on is null and strpos(body, ${noticeEnd}) > 0 and ${conditions.mails(person)} and not ${says(sql`recipients || ' ' || subject`, person)}`,
  );
  const theirs = new RegExp(person.pattern, 'i');
  for (const { id, body } of rows) {
    const rest = body.split(noticeEnd).filter((notice) => !theirs.test(notice));
    if (rest.length > 0) {
      await db.execute(sql`update outbox set body = ${rest.join(noticeEnd)} where id = ${id}`);
    }
  }
  await db.execute(sql`delete from outbox where ${conditions.mails(person)}`);
}
