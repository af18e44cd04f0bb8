import { eq, sql, type SQL } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import { masked } from '../enquiries/mask';
import { privacySettings } from '../enquiries/privacy-settings';
import { telephoneText } from '../enquiries/telephone-text';
import { companyOf } from '../content/company';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { accounts, incidentLettersDue } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { queueCallersMail } from '../../base/mail/callers-mail';
import type { components } from '../../../openapi/generated/types';
import type { PageOf, Saved } from '../../records/table';
import { taipeiDay } from '../../base/contract/taipei-time';
import { type IncidentRow, incidentRecords as records } from './incidents';
import { filledLetter, type Letter, letterMarks, type LetterValues, marksOf } from './letter-text';
import { requestText as text } from './request-text';
import { officerOf } from './officer';
import { termsOf } from './terms';

type Schemas = components['schemas'];

/** Maximum letters a minute, so that mails of enquiries are not delayed. */
export const lettersPerMinute = 60;

/** Recipient of one letter: enquiries with one name and one address, or one telephone number. */
interface LetterPerson {
  ids: number[];
  name: string;
  tel: string;
  email: string;
  caseTitles: string[];
  hasContent: boolean;
}

const isReachable = sql`(c.email <> '' or c.tel <> '')`;
/** Enquiries of a letter by mail, and of one by post or telephone. */
const ways = { mail: sql`c.email <> ''`, post: sql`c.email = '' and c.tel <> ''` };

/** Persons of an incident, each once. */
export async function letterPersons(
  db: Db,
  incidentId: number,
  way: keyof typeof ways,
  { limit, offset = 0, also = sql`true` }: { limit: number; offset?: number; also?: SQL },
): Promise<LetterPerson[]> {
  const { rows } = await db.execute<{ [Key in keyof LetterPerson]: LetterPerson[Key] }>(sql`
    select array_agg(c.id order by c.id) as ids, c.name, max(c.tel) as tel, max(c.email) as email,
      coalesce(array_agg(distinct c.case_title) filter (where c.case_title <> ''), '{}') as "caseTitles",
      bool_or(c.content <> '') as "hasContent"
    from incident_persons p join contacts c on c.id = p.contact_id
    where p.incident_id = ${incidentId} and ${ways[way]} and ${also}
    group by c.name, ${way === 'mail' ? sql`lower(c.email)` : sql`c.tel`}
    order by min(c.id) limit ${limit} offset ${offset}`);
  return rows;
}

/** Words of the letter: those of this incident, else those of the terms. */
const letterOf = async (db: Db, row: IncidentRow): Promise<Letter> =>
  row.letter ?? (await termsOf(db)).letter;

/** Values that are the same in every letter of an incident. */
export async function sharedValues(db: Db, { number, knownOn }: IncidentRow) {
  const [settings, company] = [await privacySettings(db), await companyOf(db)];
  const officer = await officerOf(db, settings);
  const [year = 0, month = 0, day = 0] = taipeiDay(knownOn).split('-').map(Number);
  const contact = [officer?.name, telephoneText(company.tel), settings.email]
    .filter(Boolean)
    .join(text.contactSeparator);
  return {
    [letterMarks.number]: number,
    [letterMarks.knownOn]: text.dayOf(year, month, day),
    [letterMarks.contact]: contact || company.legalName || company.name || text.website,
  } as const;
}

export function valuesOf(
  shared: Awaited<ReturnType<typeof sharedValues>>,
  { name, tel, email, caseTitles, hasContent }: LetterPerson,
): LetterValues {
  const { items } = text;
  const named = [
    name && items.name,
    tel && items.tel,
    email && items.email,
    hasContent && items.content,
  ].filter(Boolean);
  return {
    ...shared,
    [letterMarks.name]: name,
    [letterMarks.cases]: caseTitles.join(text.separator) || text.website,
    [letterMarks.items]: named.join(text.separator),
  };
}

/** First person, masked; an example while there is none. */
async function sampleValues(db: Db, row: IncidentRow): Promise<LetterValues> {
  const [first] = await letterPersons(db, row.id, 'mail', { limit: 1 });
  const person = first ?? {
    ids: [],
    name: text.noPerson,
    tel: '0',
    email: '@',
    caseTitles: [],
    hasContent: true,
  };
  return valuesOf(await sharedValues(db, row), first ? masked(person) : person);
}

/** Numbers of letters by delivery method and state. */
export async function countLetters(db: Db, incidentId: number) {
  const counted = (way: keyof typeof ways) =>
    sql`(select count(*)::int from (select 1 from incident_persons p join contacts c on c.id = p.contact_id
      where p.incident_id = ${incidentId} and ${ways[way]}
      group by c.name, ${way === 'mail' ? sql`lower(c.email)` : sql`c.tel`}) letters)`;
  const { rows } = await db.execute<{
    byMail: number;
    byPost: number;
    gone: number;
    queued: number;
    waiting: number;
    failed: number;
  }>(sql`
    select ${counted('mail')} as "byMail", ${counted('post')} as "byPost",
      (select count(*)::int from incident_persons p left join contacts c on c.id = p.contact_id
        where p.incident_id = ${incidentId} and (c.id is null or not ${isReachable})) as gone,
      count(distinct p.message_id)::int as queued,
      count(distinct p.message_id) filter (where o.given_up_on is not null)::int as failed,
      count(distinct p.message_id) filter (where o.id is not null and o.sent_on is null and o.given_up_on is null)::int as waiting
    from incident_persons p left join outbox o on o.message_id = p.message_id
    where p.incident_id = ${incidentId} and p.message_id is not null`);
  return rows[0] ?? { byMail: 0, byPost: 0, gone: 0, queued: 0, waiting: 0, failed: 0 };
}

/** Letter of an incident with its progress; throws 404. */
export async function getLetters(db: Db, id: number): Promise<Schemas['IncidentLetters']> {
  const row = await records.find(db, id);
  const { queued, waiting, failed, ...counts } = await countLetters(db, id);
  return {
    letter: await letterOf(db, row),
    marks: marksOf(await sampleValues(db, row)),
    ...counts,
    perMinute: lettersPerMinute,
    startedOn: row.lettersOn?.toISOString() ?? null,
    queued,
    sent: queued - waiting - failed,
    failed,
    rowVersion: row.rowVersion,
  };
}

/** Saves the words of the letter; throws 404, 409, and 400 after the first was queued. */
export async function saveLetter(
  tx: Tx,
  id: number,
  { rowVersion, letter }: Bodies['saveIncidentLetter'],
  by: string,
): Promise<Saved> {
  const row = await records.lock(tx, { id, rowVersion });
  if (row.lettersOn) throw fieldError('letter', text.lettersBegun);
  return records.change(tx, id, { letter }, by);
}

/**
 * Starts or continues sending: the job queues the letters. Throws 404, 409, and 400 before the list, and for words
 * other than those already sent.
 */
export async function sendLetters(
  tx: Tx,
  id: number,
  { rowVersion, letter }: Bodies['sendIncidentLetters'],
  by: string,
): Promise<Saved> {
  const row = await records.lock(tx, { id, rowVersion });
  if (!row.listedOn) throw fieldError('id', text.notListed);
  const isOther = row.letter?.subject !== letter.subject || row.letter.body !== letter.body;
  if (row.lettersOn && isOther) throw fieldError('letter', text.lettersBegun);
  await tx.insert(incidentLettersDue).values({ incidentId: id }).onConflictDoNothing();
  if (row.lettersOn) return { id, rowVersion: row.rowVersion };
  return records.change(tx, id, { letter, lettersOn: new Date() }, by);
}

/** Mails the letter to the caller; throws 404, and 400 without an address. */
export async function sendSample(tx: Tx, id: number, letter: Letter, callerId: number): Promise<null> {
  const row = await records.find(tx, id);
  const [own] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, callerId));
  if (!own?.email) throw fieldError('id', text.noOwnEmail);
  const { subject, body } = filledLetter(letter, await sampleValues(tx, row));
  await queueCallersMail(tx, { recipients: own.email, subject: text.sampleSubject(subject), body });
  note(tx, { kind: 'incident', recordId: id, title: row.number, action: 'test' });
  return null;
}

/** Complete letters of persons without an address, with their enquiries; throws 404. */
export async function printedLetters(
  db: Db,
  id: number,
  { pageNumber = 1, pageSize = 10 }: { pageNumber?: number; pageSize?: number },
): Promise<{ page: PageOf<Schemas['PrintedLetter']>; ids: number[] }> {
  const row = await records.find(db, id);
  const { byPost } = await countLetters(db, id);
  const people = await letterPersons(db, id, 'post', {
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  });
  const [letter, shared] = [await letterOf(db, row), await sharedValues(db, row)];
  const items = people.map((person) => ({
    name: person.name,
    tel: telephoneText(person.tel),
    ...filledLetter(letter, valuesOf(shared, person)),
  }));
  return {
    page: { totalCount: byPost, pageNumber, pageSize, items },
    ids: people.flatMap(({ ids }) => ids),
  };
}
