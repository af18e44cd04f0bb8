import { and, asc, desc, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/types';
import { contactText } from '../contacts/text';
import type { Db } from '../db/client';
import { auditEntries, contactNotes, contacts, outbox } from '../db/schema';
import { type Identifiers, literalPattern, patternOf, plainTelSql } from './identifiers';
import { places } from './places';
import { requestText } from './request-text';
import { removeReviewers } from './reviewers';
import { removeFromTrail, removeVisitors } from './visitor';

type Schemas = components['schemas'];

/** Data of one person: the enquiries, and other occurrences of number and address. */
interface Held {
  ids: number[];
  /** Includes numbers and addresses of these enquiries that occur in no other enquiry. */
  identifiers: Identifiers;
  pattern: string;
  /** Also matches the person's names; a name alone matches nobody. */
  withNames: string;
}

const idsOf = ({ ids }: Held) => sql`${sql.param(ids)}::int[]`;
const tel = sql.raw(plainTelSql('tel'));
const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Null without a number or address. */
export async function findHeld(db: Db, given: Identifiers): Promise<Held | null> {
  if (patternOf(given) === null) return null;
  const isTheirs = sql`((tel <> '' and ${tel} = any(${texts(given.tels)})) or (email <> '' and lower(email) = any(${texts(given.emails)})))`;
  const { rows } = await db.execute<{ id: number; name: string; tel: string; email: string }>(
    sql`select id, name, ${tel} as tel, lower(email) as email from contacts where ${isTheirs} order by id`,
  );
  const own = (values: string[], known: readonly string[]) =>
    [...new Set(values)].filter((value) => value !== '' && !known.includes(value));
  const tels = own(
    rows.map((row) => row.tel),
    given.tels,
  );
  const emails = own(
    rows.map((row) => row.email),
    given.emails,
  );
  const ids = rows.map(({ id }) => id);
  const isOthers = sql`id <> all(${sql.param(ids)}::int[])`;
  const { rows: shared } =
    tels.length + emails.length === 0
      ? { rows: [] }
      : await db.execute<{ value: string }>(sql`
          select ${tel} as value from contacts where ${tel} = any(${texts(tels)}) and ${isOthers}
          union select lower(email) from contacts where lower(email) = any(${texts(emails)}) and ${isOthers}`);
  const others = new Set(shared.map(({ value }) => value));
  const identifiers = {
    tels: [...given.tels, ...tels.filter((value) => !others.has(value))],
    emails: [...given.emails, ...emails.filter((value) => !others.has(value))],
  };
  const pattern = patternOf(identifiers) ?? '';
  const names = [...new Set(rows.map(({ name }) => name.trim()))].filter((name) => name.length > 1);
  return { ids, identifiers, pattern, withNames: [pattern, ...names.map(literalPattern)].join('|') };
}

const says = (column: SQL, { pattern }: Held) => sql`${column} ~* ${pattern}`;
const without = (column: SQL, { withNames }: Held) =>
  sql`regexp_replace(${column}, ${withNames}, ${requestText.erased}, 'gi')`;

/** Conditions of the rows that contain a person's data, by place. */
const conditions = {
  contacts: (held: Held) => sql`id = any(${idsOf(held)})`,
  notes: (held: Held) => sql`contact_id = any(${idsOf(held)}) and text <> ''`,
  mails: (held: Held) =>
    sql`(${says(sql`recipients`, held)} or ${says(sql`subject`, held)} or ${says(sql`body`, held)})`,
  imports: (held: Held) =>
    sql`import_id in (select id from imports where kind = 'contact') and (record_id = any(${idsOf(held)}) or ${says(sql`cells::text`, held)} or ${says(sql`"values"::text`, held)})`,
  audit: (held: Held) =>
    sql`kind = 'contact' and (record_id = any(${idsOf(held)}) or ${says(sql`concat_ws(' ', title, before::text, after::text)`, held)})`,
  consent: (held: Held) => sql`id = any(${idsOf(held)}) and consent_version is not null`,
  requests: (held: Held) =>
    sql`(${tel} = any(${texts(held.identifiers.tels)}) or lower(email) = any(${texts(held.identifiers.emails)}) or ${says(sql`concat_ws(' ', identity, note)`, held)})`,
  reviews: (held: Held) =>
    sql`((email <> '' and lower(email) = any(${texts(held.identifiers.emails)})) or ${says(sql`note`, held)})`,
};

async function count(db: Db, table: string, condition: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.raw(table)} where ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

/** Rows by place. */
export async function countHeld(db: Db, held: Held): Promise<Schemas['HeldPlace'][]> {
  const counts: Record<Schemas['HeldPlaceName'], number | null> = {
    contacts: held.ids.length,
    notes: await count(db, 'contact_notes', conditions.notes(held)),
    mentions:
      (await count(db, 'contacts', sql`not ${conditions.contacts(held)} and ${says(sql`content`, held)}`)) +
      (await count(db, 'contact_notes', sql`contact_id <> all(${idsOf(held)}) and ${says(sql`text`, held)}`)),
    mails: await count(db, 'outbox', conditions.mails(held)),
    imports: await count(db, 'import_rows', conditions.imports(held)),
    webhooks:
      (await count(db, 'webhook_deliveries', says(sql`body`, held))) +
      (await count(db, 'webhook_tries', says(sql`request || answer`, held))),
    audit: await count(db, 'audit_entries', conditions.audit(held)),
    requests: await count(db, 'person_requests', conditions.requests(held)),
    reviews: await count(db, 'outside_reviews', conditions.reviews(held)),
    consent: await count(db, 'contacts', conditions.consent(held)),
    backups: null,
  };
  return Object.entries(places).map(([name, { erasing }]) => {
    const place = name as Schemas['HeldPlaceName'];
    return { name: place, count: counts[place], erasing };
  });
}

/** The person's enquiries, without their content. */
export async function headsOf(db: Db, held: Held): Promise<Schemas['HeldContact'][]> {
  const { id, caseTitle, createdOn } = contacts;
  const rows = await db
    .select({ id, caseTitle, createdOn })
    .from(contacts)
    .where(inArray(id, held.ids))
    .orderBy(desc(id));
  return rows.map((row) => ({ ...row, createdOn: row.createdOn.toISOString() }));
}

/** Copy of all data that the person provided or was sent, and of its processing. */
export async function copyOf(
  db: Db,
  held: Held,
): Promise<Pick<Schemas['PersonCopy'], 'contacts' | 'mails' | 'audit'>> {
  const rows = await db
    .select()
    .from(contacts)
    .where(inArray(contacts.id, held.ids))
    .orderBy(asc(contacts.id));
  const notes = await db
    .select()
    .from(contactNotes)
    .where(and(inArray(contactNotes.contactId, held.ids), ne(contactNotes.text, '')))
    .orderBy(asc(contactNotes.id));
  const mails = await db.select().from(outbox).where(conditions.mails(held)).orderBy(asc(outbox.id));
  const entries = await db
    .select({ at: auditEntries.at, action: auditEntries.action, contactId: auditEntries.recordId })
    .from(auditEntries)
    .where(conditions.audit(held))
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
        .map(({ createdOn, text }) => ({ at: createdOn.toISOString(), text })),
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

/** Erases a person everywhere in the current transaction; numbers, weeks and campaigns stay. */
export async function eraseHeld(db: Db, held: Held): Promise<Schemas['HeldPlace'][]> {
  const counts = await countHeld(db, held);
  await eraseMails(db, held);
  await removeVisitors(db, held.ids, contactText.erasedName);
  await db.execute(
    sql`update contact_notes set text = ${without(sql`text`, held)} where ${says(sql`text`, held)}`,
  );
  await db.execute(sql`delete from import_rows where ${conditions.imports(held)}`);
  await db.execute(
    sql`update contacts set appointment_on = null, appointment_state = null where ${conditions.contacts(held)}`,
  );
  await db.execute(
    sql`update contacts set content = ${without(sql`content`, held)}, row_version = row_version + 1 where ${says(sql`content`, held)}`,
  );
  await db.execute(
    sql`update webhook_deliveries set body = ${without(sql`body`, held)} where ${says(sql`body`, held)}`,
  );
  await db.execute(
    sql`update webhook_tries set request = ${without(sql`request`, held)}, answer = ${without(sql`answer`, held)} where ${says(sql`request || answer`, held)}`,
  );
  await removeFromTrail(db, conditions.audit(held));
  await removeReviewers(db, conditions.reviews(held), contactText.erasedName);
  await db.execute(
    sql`update person_requests set tel = '', email = '', identity = '', note = '', row_version = row_version + 1 where ${conditions.requests(held)}`,
  );
  return counts;
}

/** Waiting mails about several enquiries: the other enquiries stay in them. */
const noticeEnd = `\n\n${'-'.repeat(20)}\n\n`;

async function eraseMails(db: Db, held: Held): Promise<void> {
  const { rows } = await db.execute<{ id: number; body: string }>(
    sql`select id, body from outbox where sent_on is null and given_up_on is null and strpos(body, ${noticeEnd}) > 0 and ${conditions.mails(held)} and not ${says(sql`recipients || ' ' || subject`, held)}`,
  );
  const theirs = new RegExp(held.pattern, 'i');
  for (const { id, body } of rows) {
    const rest = body.split(noticeEnd).filter((notice) => !theirs.test(notice));
    if (rest.length > 0) {
      await db.execute(sql`update outbox set body = ${rest.join(noticeEnd)} where id = ${id}`);
    }
  }
  await db.execute(sql`delete from outbox where ${conditions.mails(held)}`);
}
