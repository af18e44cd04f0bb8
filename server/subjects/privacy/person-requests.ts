import { desc, eq, sql } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import { currentName } from '../../base/audit/present-names';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, ServiceError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { accounts, personRequests } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import { recordOf } from '../../records/records';
import { recordTable, type Saved } from '../../records/table';
import { taipeiDay, dayMs } from '../../base/contract/taipei-time';
import type { SecretKeys } from '../../base/secrets/secret-store';
import { ErasureKeyError, rememberErased } from './erasures';
import { copyOf, countPersonData, erasePersonData, headsOf } from './held-data';
import { findPersonData } from './person-data';
import { plainEmail, plainTel } from './identifiers';
import { requestText as text } from './request-text';
import { termsOf } from './terms';
import type { PrivacyTerms } from './terms-data';

type Schemas = components['schemas'];
type Row = typeof personRequests.$inferSelect;
type Fields = Schemas['PersonRequestFields'];
interface Caller {
  id: number;
  name: string;
}

/** Limit of a list on one screen. */
const maxListed = 500;
/** Limit of records that mention a person. */
const maxRecords = 100;
/** The audit trail identifies a request only by its number. */
export const personRequestRecords = recordTable(personRequests, {
  kind: 'personRequest',
  titleOf: ({ number }) => number,
  personal: ['tel', 'email', 'identity', 'note', 'corrections'],
});
const records = personRequestRecords;

/** Known number and address of the person of a request. */
export const cluesOf = ({ tel, email }: Pick<Row, 'tel' | 'email'>) => ({
  tels: tel ? [tel] : [],
  emails: email ? [email] : [],
});

const nameOfAccount = (id: number | null) => (id === null ? '' : currentName(id, ''));

/** Days of each kind, counted from the day after receipt. */
function dueDatesOf(
  kinds: readonly Schemas['PersonRequestKind'][],
  receivedOn: string,
  { periods }: Pick<PrivacyTerms, 'periods'>,
): Schemas['PersonRequestDue'][] {
  return kinds.flatMap((kind) => {
    const days = periods.find((period) => period.kind === kind)?.days;
    if (days === undefined) return [];
    const on = new Date(Date.parse(receivedOn) + days * dayMs).toISOString().slice(0, 10);
    return [{ kind, on, days }];
  });
}

/** Next number of a year: 2026-014. */
export async function nextNumber(
  tx: Tx,
  table: 'person_requests' | 'incidents',
  day: string,
  digits: number,
): Promise<string> {
  const year = day.slice(0, 4);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${table}), ${Number(year)})`);
  const { rows } = await tx.execute<{ last: number }>(
    sql`select coalesce(max(substr(number, 6)::int), 0) as last from ${sql.identifier(table)} where number like ${`${year}-%`}`,
  );
  return `${year}-${String((rows[0]?.last ?? 0) + 1).padStart(digits, '0')}`;
}

export async function listRequests(db: Db): Promise<Schemas['PersonRequestList']> {
  const rows = await db.select().from(personRequests).orderBy(desc(personRequests.id)).limit(maxListed);
  return {
    items: rows.map(({ id, number, kinds, receivedOn, dueDates, state, handlerId }) => ({
      id,
      number,
      kinds,
      receivedOn,
      dueOn: dueDates.map(({ on }) => on).toSorted()[0] ?? receivedOn,
      state,
      handler: nameOfAccount(handlerId),
    })),
  };
}

/** One request; throws 404. */
export async function getRequest(db: Db, id: number): Promise<Schemas['PersonRequest']> {
  const row = await records.find(db, id);
  const { number, kinds, tel, email, receivedOn, dueDates, state, identity, handlerId, closedOn } = row;
  return {
    id,
    number,
    kinds,
    tel,
    email,
    receivedOn,
    dueDates,
    state,
    identity,
    note: row.note,
    handlerId,
    handler: nameOfAccount(handlerId),
    closedOn: closedOn?.toISOString() ?? null,
    erasure: erasureOf(row),
    corrections: row.corrections.map(({ byId, by, ...correction }) => ({
      ...correction,
      by: currentName(byId, by),
    })),
    ...recordOf(row),
  };
}

const erasureOf = ({ erasedOn, erasedBy, erasedById, basis, erased }: Row): Schemas['Erasure'] | null =>
  erasedOn && erased
    ? { on: erasedOn.toISOString(), by: currentName(erasedById, erasedBy), basis, places: erased }
    : null;

async function valuesOf(db: Db, fields: Fields) {
  const { kinds, receivedOn, identity, note: handlingNote, handlerId } = fields;
  if (receivedOn > taipeiDay(new Date())) throw fieldError('receivedOn', text.futureDate);
  if (handlerId !== null) {
    const [handler] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, handlerId));
    if (!handler) throw fieldError('handlerId', text.noHandler);
  }
  const dueDates = dueDatesOf(kinds, receivedOn, await termsOf(db));
  return { kinds, receivedOn, identity: identity.trim(), note: handlingNote.trim(), handlerId, dueDates };
}

const clueOf = ({ tel, email }: Pick<Fields, 'tel' | 'email'>) => {
  const searchedIdentifiers = { tel: plainTel(tel), email: plainEmail(email) };
  if (!searchedIdentifiers.tel && !searchedIdentifiers.email) throw fieldError('tel', text.needsClue);
  return searchedIdentifiers;
};

/** Adds a request; throws 400. */
export async function createRequest(
  tx: Tx,
  body: Bodies['createPersonRequest'],
  caller: Caller,
): Promise<Saved> {
  const values = { ...clueOf(body), ...(await valuesOf(tx, body)) };
  const number = await nextNumber(tx, 'person_requests', taipeiDay(new Date()), 3);
  return records.add(tx, { ...values, number, createdBy: caller.name, createdById: caller.id }, caller.name);
}

/** Saves a request; throws 400, 404 and 409. After the erasure, personal data is no longer stored. */
export async function updateRequest(
  tx: Tx,
  { id, rowVersion, state, ...fields }: Bodies['updatePersonRequest'],
  by: string,
): Promise<Saved> {
  const row = await records.lock(tx, { id, rowVersion });
  const { identity, note: handlingNote, ...values } = await valuesOf(tx, fields);
  const about = row.erasedOn ? {} : { ...clueOf(fields), identity, note: handlingNote };
  const closedOn = state === 'closed' ? (row.closedOn ?? new Date()) : null;
  return records.change(tx, id, { ...values, ...about, state, closedOn }, by);
}

/** The person of a request. Throws 404, and 400 for an enquiry that was not found. */
async function heldOf(db: Db, id: number, chosen?: readonly number[]) {
  const row = await records.find(db, id);
  if (row.erasedOn) throw fieldError('id', text.erasedBefore);
  const further = row.corrections.map(({ contactId }) => contactId);
  const person = await findPersonData(db, cluesOf(row), { further, chosen });
  if (chosen?.some((each) => !person?.ids.includes(each))) throw fieldError('contactIds', text.othersContact);
  return { number: row.number, person };
}

/** Places that contain data of the person; throws 404. */
export async function heldDataOf(db: Db, id: number): Promise<Schemas['HeldData']> {
  const { person } = await heldOf(db, id);
  if (!person) return { places: [], records: [], contacts: [] };
  const counted = await countPersonData(db, person);
  return {
    ...counted,
    records: counted.records.slice(0, maxRecords),
    contacts: await headsOf(db, person),
  };
}

/** Copy of these enquiries and of what else is the person's; throws 404 and 400. */
export async function personCopyOf(
  db: Db,
  id: number,
  contactIds: readonly number[],
): Promise<Schemas['PersonCopy']> {
  const { number, person } = await heldOf(db, id, contactIds);
  const nothing = { contacts: [], mails: [], audit: [] };
  return { number, madeOn: new Date().toISOString(), ...(person ? await copyOf(db, person) : nothing) };
}

/**
 * Erases the person of a request; enquiries that were not chosen stay. Throws 404, and 400 for another number, a repeat
 * or an enquiry that was not found. The audit entry contains only counts.
 */
export async function erasePerson(
  tx: Tx,
  id: number,
  { number, basis, contactIds }: Bodies['erasePerson'],
  caller: Caller,
  keys: SecretKeys,
): Promise<Schemas['HeldData']> {
  const row = await records.find(tx, id);
  if (number.trim() !== row.number) throw fieldError('number', text.wrongNumber);
  await records.lock(tx, row);
  const { person } = await heldOf(tx, id, contactIds);
  if (!person) throw fieldError('number', text.erasedBefore);
  try {
    await rememberErased(tx, person, keys);
  } catch (error) {
    throw error instanceof ErasureKeyError ? new ServiceError(503, text.lostKey) : error;
  }
  const places = await erasePersonData(tx, person);
  const now = new Date();
  await records.change(
    tx,
    id,
    {
      tel: '',
      email: '',
      identity: '',
      note: '',
      basis,
      erased: places,
      erasedOn: now,
      erasedBy: caller.name,
      erasedById: caller.id,
      state: 'closed',
      closedOn: now,
    },
    caller.name,
  );
  note(tx, {
    kind: 'personRequest',
    recordId: id,
    title: row.number,
    action: 'erase',
    after: Object.fromEntries(places.map((place) => [place.name, place.count])),
  });
  for (const contactId of person.ids) note(tx, { kind: 'contact', recordId: contactId, action: 'erase' });
  return { places, records: [], contacts: [] };
}
