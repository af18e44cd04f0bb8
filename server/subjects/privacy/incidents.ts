import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { currentName } from '../../base/audit/present-names';
import { masked } from '../enquiries/mask';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { accounts, apiTokens, contacts, incidentPersons, incidents } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import { recordOf } from '../../records/records';
import { type PageOf, recordTable, type Saved } from '../../records/table';
import { taipeiDay } from '../../base/contract/taipei-time';
import { nextNumber } from './person-requests';
import { requestText as text } from './request-text';
import { termsOf } from './terms';

type Schemas = components['schemas'];
interface Caller {
  id: number;
  name: string;
}

const maxListed = 500;
const hourMs = 3_600_000;
const maxListMs = 300_000;

export type IncidentRow = typeof incidents.$inferSelect;

export const incidentRecords = recordTable(incidents, {
  kind: 'incident',
  titleOf: ({ number }) => number,
});
const records = incidentRecords;

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** Incidents, and the accounts to which a new one may refer. */
export async function listIncidents(db: Db): Promise<Schemas['IncidentList']> {
  const rows = await db.select().from(incidents).orderBy(desc(incidents.id)).limit(maxListed);
  const counts = await db
    .select({ id: incidentPersons.incidentId, persons: count() })
    .from(incidentPersons)
    .groupBy(incidentPersons.incidentId);
  const persons = new Map(counts.map((row) => [row.id, row.persons]));
  const people = await db
    .select({ id: accounts.id, name: accounts.name, account: accounts.account })
    .from(accounts)
    .orderBy(asc(accounts.name), asc(accounts.id));
  const tokens = await db
    .select({ id: apiTokens.id, name: apiTokens.name })
    .from(apiTokens)
    .where(sql`'enquiries' = any(${apiTokens.scopes})`)
    .orderBy(asc(apiTokens.name), asc(apiTokens.id));
  return {
    items: rows.map(({ id, number, title, knownOn, dueOn, listedOn, reportedOn }) => ({
      id,
      number,
      title,
      knownOn: knownOn.toISOString(),
      dueOn: dueOn.toISOString(),
      listedOn: isoOf(listedOn),
      persons: persons.get(id) ?? 0,
      reportedOn: isoOf(reportedOn),
    })),
    tokens,
    accounts: people.map(({ id, name, account }) => ({ id, name: currentName(id, name || account) })),
  };
}

/** One incident; throws 404. */
export async function getIncident(db: Db, id: number): Promise<Schemas['Incident']> {
  const row = await records.find(db, id);
  const [found] = await db
    .select({ persons: count() })
    .from(incidentPersons)
    .where(eq(incidentPersons.incidentId, id));
  return {
    id,
    number: row.number,
    title: row.title,
    knownOn: row.knownOn.toISOString(),
    dueOn: row.dueOn.toISOString(),
    accountId: row.accountId,
    account: row.accountId === null ? '' : currentName(row.accountId, ''),
    tokenId: row.tokenId,
    token: row.token,
    fromOn: row.fromOn.toISOString(),
    toOn: row.toOn.toISOString(),
    address: row.address,
    listedOn: isoOf(row.listedOn),
    persons: found?.persons ?? 0,
    figures: row.listFigures,
    reportedOn: isoOf(row.reportedOn),
    receiptNumber: row.receiptNumber,
    createdBy: currentName(row.createdById, row.createdBy),
    ...recordOf(row),
  };
}

/** Adds an incident; throws 400. */
export async function createIncident(
  tx: Tx,
  { title, knownOn, accountId, tokenId = null, fromOn, toOn, address }: Bodies['createIncident'],
  caller: Caller,
): Promise<Saved> {
  const [known, from, to] = [new Date(knownOn), new Date(fromOn), new Date(toOn)];
  if (known > new Date()) throw fieldError('knownOn', text.futureKnown);
  if (to <= from) throw fieldError('toOn', text.badSpan);
  if (accountId !== null) {
    const [found] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
    if (!found) throw fieldError('accountId', text.noAccount);
  }
  if (accountId !== null && tokenId !== null) throw fieldError('tokenId', text.oneReader);
  const token = tokenId === null ? '' : await nameOfToken(tx, tokenId);
  const { report } = await termsOf(tx);
  const number = await nextNumber(tx, 'incidents', taipeiDay(new Date()), 2);
  return records.add(
    tx,
    {
      number,
      title: title.trim(),
      knownOn: known,
      dueOn: new Date(known.getTime() + report.hours * hourMs),
      accountId,
      tokenId,
      token,
      fromOn: from,
      toOn: to,
      address: address.trim(),
      createdBy: caller.name,
      createdById: caller.id,
    },
    caller.name,
  );
}

async function nameOfToken(db: Db, id: number): Promise<string> {
  const [found] = await db.select({ name: apiTokens.name }).from(apiTokens).where(eq(apiTokens.id, id));
  if (!found) throw fieldError('tokenId', text.noToken);
  return found.name;
}

/** Condition of the audit entries `a` within the scope of an incident. A token has no account. */
export const isOfIncident = ({ accountId, tokenId, fromOn, toOn, address }: IncidentRow) =>
  sql`a.kind = 'contact' and a.at between ${fromOn.toISOString()} and ${toOn.toISOString()}
    ${accountId === null ? sql`` : sql`and a.account_id = ${accountId}`}
    ${tokenId === null ? sql`` : sql`and a.account_id is null and a.after->>'token' = ${String(tokenId)}`}
    ${address === '' ? sql`` : sql`and a.address = ${address}`}`;

/**
 * Lists the persons that the account or token saw or exported in the period; locks the list. Throws 404, 400
 * if locked.
 */
export async function makeList(tx: Tx, id: number, by: string): Promise<Schemas['IncidentListFigures']> {
  const found = await records.find(tx, id);
  const row = await records.lock(tx, found);
  if (row.listedOn) throw fieldError('id', text.listLocked);
  const began = performance.now();
  await tx.execute(sql.raw(`set local statement_timeout = ${maxListMs}`));
  const own = isOfIncident(row);
  await tx.execute(sql`
    insert into incident_persons (incident_id, contact_id, shown, exported, last_on)
    select ${id}, contact_id, sum(shown), sum(exported), max(at) from (
      select a.record_id as contact_id, 1 as shown, 0 as exported, a.at from audit_entries a
      where ${own} and a.action in ('show', 'open') and a.record_id is not null
      union all
      select unnest(e.contact_ids), 0, 1, e.at from audit_entries a
      join exported_contacts e on e.export_id = a.after->>'exportId'
      where ${own} and a.action = 'export'
    ) seen group by contact_id`);
  const { rows } = await tx.execute<{ entries: number; shown: number; exported: number }>(sql`
    select (select count(*)::int from audit_entries a where ${own}) as entries,
      count(*) filter (where shown > 0)::int as shown, count(*) filter (where exported > 0)::int as exported
    from incident_persons where incident_id = ${id}`);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const { entries, shown, exported } = rows[0] ?? { entries: 0, shown: 0, exported: 0 };
  const listFigures = { entries, shown, exported, seconds };
  await records.change(tx, id, { listedOn: new Date(), listFigures }, by);
  return listFigures;
}

/** Persons of a locked list, last seen first; throws 404. */
export async function listPersons(
  db: Db,
  id: number,
  { pageNumber = 1, pageSize = 10 }: { pageNumber?: number; pageSize?: number },
): Promise<PageOf<Schemas['IncidentPerson']>> {
  await records.find(db, id);
  const own = eq(incidentPersons.incidentId, id);
  const [total] = await db.select({ all: count() }).from(incidentPersons).where(own);
  const rows = await db
    .select({ person: incidentPersons, name: contacts.name, tel: contacts.tel, email: contacts.email })
    .from(incidentPersons)
    .leftJoin(contacts, eq(contacts.id, incidentPersons.contactId))
    .where(own)
    .orderBy(desc(incidentPersons.lastOn), desc(incidentPersons.contactId))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return {
    totalCount: total?.all ?? 0,
    pageNumber,
    pageSize,
    items: rows.map(({ person: { contactId, shown, exported, lastOn }, ...who }) => {
      const { name, tel, email } = masked({
        name: who.name ?? '',
        tel: who.tel ?? '',
        email: who.email ?? '',
      });
      return { contactId, name, tel, hasEmail: email !== '', shown, exported, lastOn: lastOn.toISOString() };
    }),
  };
}

/** Stores the report to the authority, and later its number; throws 404 and 409. */
export function reportIncident(
  tx: Tx,
  id: number,
  { rowVersion, reportedOn, receiptNumber }: Bodies['reportIncident'],
  by: string,
): Promise<Saved> {
  const values = { reportedOn: new Date(reportedOn), receiptNumber: receiptNumber.trim() };
  return records.save(tx, { id, rowVersion }, values, by);
}
