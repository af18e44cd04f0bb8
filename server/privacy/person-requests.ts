import { desc, eq, sql } from 'drizzle-orm';
import { note } from '../audit/audit';
import { presentName } from '../audit/present-names';
import type { Bodies } from '../contract/bodies';
import { fieldError, ServiceError } from '../contract/errors';
import type { Db } from '../db/client';
import { accounts, personRequests } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { components } from '../../openapi/generated/types';
import { recordOf } from '../records/records';
import { recordTable, type Saved } from '../records/table';
import { taipeiDay } from '../records/taipei-time';
import type { SecretKeys } from '../secrets/kept-secrets';
import { LostErasureKey, rememberErased } from './erasures';
import { copyOf, countHeld, eraseHeld, findHeld, headsOf } from './held-data';
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
const dayMs = 86_400_000;

/** The audit trail identifies a request only by its number. */
const records = recordTable(personRequests, {
  kind: 'personRequest',
  titleOf: ({ number }) => number,
  personal: ['tel', 'email', 'identity', 'note'],
});

const nameOfAccount = (id: number | null) => (id === null ? '' : presentName(id, ''));

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
    ...recordOf(row),
  };
}

const erasureOf = ({ erasedOn, erasedBy, erasedById, basis, erased }: Row): Schemas['Erasure'] | null =>
  erasedOn && erased
    ? { on: erasedOn.toISOString(), by: presentName(erasedById, erasedBy), basis, places: erased }
    : null;

async function valuesOf(db: Db, fields: Fields) {
  const { kinds, receivedOn, identity, note: said, handlerId } = fields;
  if (receivedOn > taipeiDay(new Date())) throw fieldError('receivedOn', text.futureDate);
  if (handlerId !== null) {
    const [handler] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, handlerId));
    if (!handler) throw fieldError('handlerId', text.noHandler);
  }
  const dueDates = dueDatesOf(kinds, receivedOn, await termsOf(db));
  return { kinds, receivedOn, identity: identity.trim(), note: said.trim(), handlerId, dueDates };
}

const clueOf = ({ tel, email }: Pick<Fields, 'tel' | 'email'>) => {
  const clue = { tel: plainTel(tel), email: plainEmail(email) };
  if (!clue.tel && !clue.email) throw fieldError('tel', text.needsClue);
  return clue;
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
  const { identity, note: said, ...values } = await valuesOf(tx, fields);
  const about = row.erasedOn ? {} : { ...clueOf(fields), identity, note: said };
  const closedOn = state === 'closed' ? (row.closedOn ?? new Date()) : null;
  return records.change(tx, id, { ...values, ...about, state, closedOn }, by);
}

async function heldOf(db: Db, id: number) {
  const { number, tel, email, erasedOn } = await records.find(db, id);
  if (erasedOn) throw fieldError('id', text.erasedBefore);
  return {
    number,
    held: await findHeld(db, { tels: tel ? [tel] : [], emails: email ? [email] : [] }),
  };
}

/** Places that contain data of the person; throws 404. */
export async function heldDataOf(db: Db, id: number): Promise<Schemas['HeldData']> {
  const { held } = await heldOf(db, id);
  if (!held) return { places: [], contacts: [] };
  return { places: await countHeld(db, held), contacts: await headsOf(db, held) };
}

export async function personCopyOf(db: Db, id: number): Promise<Schemas['PersonCopy']> {
  const { number, held } = await heldOf(db, id);
  const nothing = { contacts: [], mails: [], audit: [] };
  return { number, madeOn: new Date().toISOString(), ...(held ? await copyOf(db, held) : nothing) };
}

/**
 * Erases the person of a request and closes it. Throws 404, and 400 for another number or a second time. The audit
 * entry contains only numbers by place.
 */
export async function erasePerson(
  tx: Tx,
  id: number,
  { number, basis }: Bodies['erasePerson'],
  caller: Caller,
  keys: SecretKeys,
): Promise<Schemas['HeldData']> {
  const row = await records.find(tx, id);
  if (number.trim() !== row.number) throw fieldError('number', text.wrongNumber);
  await records.lock(tx, row);
  const { held } = await heldOf(tx, id);
  if (!held) throw fieldError('number', text.erasedBefore);
  try {
    await rememberErased(tx, held.identifiers, keys);
  } catch (error) {
    throw error instanceof LostErasureKey ? new ServiceError(503, text.lostKey) : error;
  }
  const places = await eraseHeld(tx, held);
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
  for (const contactId of held.ids) note(tx, { kind: 'contact', recordId: contactId, action: 'erase' });
  return { places, contacts: [] };
}
